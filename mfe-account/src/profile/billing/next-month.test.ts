import { expect, test } from 'vitest';
import { nextMonth } from './next-month.ts';

test('the count of messages starts again with the month in UTC, over the end of a year too', () => {
  expect(nextMonth(new Date('2026-11-21T12:00:00Z')).toISOString()).toBe('2026-12-01T00:00:00.000Z');
  expect(nextMonth(new Date('2026-12-31T23:59:59Z')).toISOString()).toBe('2027-01-01T00:00:00.000Z');
});
