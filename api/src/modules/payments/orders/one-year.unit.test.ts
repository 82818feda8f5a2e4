import { afterEach, expect, test } from 'vitest';
import { yearAfter } from './one-year.ts';

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone;
});

const after = (start: string) => yearAfter(new Date(start)).toISOString();

test.each([
  ['2026-11-21T12:34:56.789Z', '2027-11-21T12:34:56.789Z'],
  ['2027-01-31T00:00:00.000Z', '2028-01-31T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-12-31T23:59:59.999Z'],
])('a year from %s ends at %s', (start, end) => {
  expect(after(start)).toBe(end);
});

test('a year from a leap day ends on the last day of February, and one into a leap year on the same day', () => {
  expect(after('2028-02-29T10:00:00.000Z')).toBe('2029-02-28T10:00:00.000Z');
  expect(after('2027-02-28T10:00:00.000Z')).toBe('2028-02-28T10:00:00.000Z');
  expect(after('2027-03-01T00:00:00.000Z')).toBe('2028-03-01T00:00:00.000Z');
});

// The hours that are skipped and repeated there, and a place whose day is another than that of UTC.
test.each(['America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati', 'Asia/Kolkata'])(
  'no clock change in %s moves the end of a year',
  (timeZone) => {
    process.env['TZ'] = timeZone;
    for (const hour of ['00:30', '01:30', '02:30', '06:30', '23:30']) {
      for (const day of ['03-08', '03-14', '03-29', '10-25', '11-01', '12-31']) {
        expect(after(`2026-${day}T${hour}:00.000Z`)).toBe(`2027-${day}T${hour}:00.000Z`);
      }
    }
  },
);
