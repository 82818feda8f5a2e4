import { expect, test } from 'vitest';
import { snoozeTimes } from './snooze-times.ts';

test.each([
  ['a Sunday', new Date(2026, 10, 22, 14), 23, 23],
  ['a Monday', new Date(2026, 10, 23, 14), 24, 30],
  ['a Saturday', new Date(2026, 10, 28, 14), 29, 30],
])('on %s, tomorrow and next Monday are mornings in the future', (_, now, tomorrow, monday) => {
  const times = snoozeTimes(now);
  expect([times.tomorrow.getDate(), times.tomorrow.getHours()]).toEqual([tomorrow, 9]);
  expect([times.monday.getDate(), times.monday.getDay()]).toEqual([monday, 1]);
});
