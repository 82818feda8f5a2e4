import { expect, onTestFinished, test, vi } from 'vitest';
import { withCommandKey } from './command-key.ts';
import { formatDate } from './dates.ts';
import { formatNumber } from './numbers.ts';
import { formatAgo } from './relative.ts';

const instant = '2026-11-21T14:05:00.000Z';

test.each([
  ['longDate', 'November 21, 2026'],
  ['date', 'Nov 21, 2026'],
  ['dateTime', 'Nov 21, 2026, 2:05 PM'],
  ['day', 'Nov 21'],
  ['longDay', 'November 21'],
  ['longDayTime', 'November 21 at 2:05 PM'],
  ['time', '2:05 PM'],
] as const)('the style %s gives %j', (style, text) => {
  // Intl separates the time by a narrow space.
  expect(formatDate(instant, style, 'UTC').replaceAll('\u202f', ' ')).toBe(text);
});

test('a date is that of the time zone', () => {
  expect(formatDate('2026-11-21T23:30:00.000Z', 'day', 'Asia/Tokyo')).toBe('Nov 22');
});

test('numbers have separators and at most one decimal', () => {
  expect([12345, 3.14159, 0].map(formatNumber)).toEqual(['12,345', '3.1', '0']);
});

test.each([
  ['2026-11-21T14:04:01.000Z', null],
  ['2026-11-21T14:03:59.000Z', '1 minute ago'],
  ['2026-11-21T12:05:00.000Z', '2 hours ago'],
  ['2026-11-20T14:05:00.000Z', 'yesterday'],
  ['2026-11-15T14:05:00.000Z', '6 days ago'],
  ['2026-11-10T12:00:00.000Z', 'Nov 10, 2026'],
])('%s was %j', (past, text) => {
  expect(formatAgo(past, new Date(instant))).toBe(text);
});

test.each([
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘ K'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl K'],
])('a shortcut is written with the command key of the keyboard: %s', (userAgent, written) => {
  vi.stubGlobal('navigator', { userAgent });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(withCommandKey('K')).toBe(written);
});
