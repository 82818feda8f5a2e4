import { expect, test } from 'vitest';
import { hasData, totalsOf } from './totals.ts';

const point = (value: number, views: number) => ({
  start: '2026-01-02T00:00:00.000Z',
  label: 'Jan 2',
  value,
  views,
});

test('the totals are the sums of the chart', () => {
  expect(totalsOf([point(3, 10), point(7, 15)], 7)).toEqual({ messages: 10, views: 25, perDay: 1 });
});

test('quiet days count in the daily average', () => {
  expect(totalsOf([point(45, 0)], 30).perDay).toBe(2);
});

test('nothing but zeros is no data', () => {
  expect([hasData([]), hasData([point(0, 0)]), hasData([point(0, 1)])]).toEqual([false, false, true]);
});
