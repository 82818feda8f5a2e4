import { expect, test } from 'vitest';
import { localDates, periodOf } from './periods.ts';
import { startOf, type Quarter } from './quarters.ts';

const at = (quarter: Quarter) => startOf(quarter).toISOString();

test('seven days are today and the six before it, cut at the midnight of the time zone', () => {
  const period = periodOf('7d', 'Asia/Kolkata', new Date('2026-11-21T10:20:00Z'));
  expect(period.bars).toHaveLength(7);
  expect(at(period.from)).toBe('2026-11-14T18:30:00.000Z');
  expect(at(period.bars[6]?.from ?? 0)).toBe('2026-11-20T18:30:00.000Z');
  expect(period.bars.map(({ label }) => label)).toEqual([
    'Nov 15',
    'Nov 16',
    'Nov 17',
    'Nov 18',
    'Nov 19',
    'Nov 20',
    'Nov 21',
  ]);
});

test('the period before is as long and ends at the same time of day', () => {
  const { from, to, before } = periodOf('7d', 'UTC', new Date('2026-11-21T10:20:00Z'));
  expect([at(before.from), at(before.to)]).toEqual(['2026-11-08T00:00:00.000Z', '2026-11-14T10:30:00.000Z']);
  expect(before.to - before.from).toBe(to - from);
});

test('24 hours are this hour and the 23 before it, also where hours begin at half past', () => {
  const utc = periodOf('24h', 'UTC', new Date('2026-11-21T10:20:00Z'));
  expect(utc.bars).toHaveLength(24);
  expect(at(utc.from)).toBe('2026-11-20T11:00:00.000Z');
  expect(at(utc.to)).toBe('2026-11-21T10:30:00.000Z');
  expect([utc.bars[0]?.label, utc.bars[23]?.label]).toEqual(['11:00', '10:00']);

  const kathmandu = periodOf('24h', 'Asia/Kathmandu', new Date('2026-11-21T10:20:00Z'));
  expect(at(kathmandu.bars[23]?.from ?? 0)).toBe('2026-11-21T10:15:00.000Z');
  expect(kathmandu.bars[23]?.label).toBe('16:00');
});

test('the day on which clocks go back has 25 hours, the one on which they go forward 23', () => {
  const hoursOf = (day: string, now: string) => {
    const bar = periodOf('30d', 'Europe/Madrid', new Date(now)).bars.find(({ label }) => label === day);
    return bar && (bar.to - bar.from) / 4;
  };
  expect(hoursOf('Oct 25', '2026-11-10T12:00:00Z')).toBe(25);
  expect(hoursOf('Mar 29', '2026-04-10T12:00:00Z')).toBe(23);
});

test('a day that has no midnight begins when it begins', () => {
  const { bars } = periodOf('30d', 'Africa/Cairo', new Date('2026-05-10T12:00:00Z'));
  expect(at(bars.find(({ label }) => label === 'Apr 24')?.from ?? 0)).toBe('2026-04-23T22:00:00.000Z');
});

test.each([
  'UTC',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'America/St_Johns',
  'Australia/Lord_Howe',
])('the bars of %s follow each other without a gap and hold the whole period', (timeZone) => {
  for (const timeRange of ['24h', '7d', '30d', '90d'] as const) {
    for (const now of ['2026-11-02T00:00:00Z', '2026-03-29T23:59:59Z', '2026-04-05T15:07:00Z']) {
      const { from, to, bars, before } = periodOf(timeRange, timeZone, new Date(now));
      expect(bars[0]?.from).toBe(from);
      expect(bars.at(-1)?.to).toBe(to);
      bars.slice(1).forEach((bar, place) => expect(bar.from).toBe(bars[place]?.to));
      expect(before.to).toBeLessThanOrEqual(from);
      expect(startOf(to) > new Date(now)).toBe(true);
    }
  }
});

test('dates are written as the time zone counts them', () => {
  const instant = new Date('2026-11-20T19:45:00Z');
  expect(localDates('7d', 'Asia/Kolkata')(instant)).toBe('2026-11-21');
  expect(localDates('24h', 'Asia/Kolkata')(instant)).toBe('2026-11-21 01:15');
});
