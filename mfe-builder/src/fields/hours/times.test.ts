import { expect, test } from 'vitest';
import { intervalOf, minuteOf, nextInterval, timeOf } from './times.ts';

test('opening hours are shown and read as times of day', () => {
  expect([timeOf(570), timeOf(1440 + 60), minuteOf('09:30'), minuteOf('')]).toEqual([
    '09:30',
    '01:00',
    570,
    null,
  ]);
});

test('hours that end before they begin go on after midnight', () => {
  expect(intervalOf(1320, 120)).toEqual([1320, 1560]);
  expect(intervalOf(540, 1020)).toEqual([540, 1020]);
});

test('further hours of a day begin after the earlier ones', () => {
  expect(nextInterval([])).toEqual([540, 1020]);
  expect(nextInterval([[540, 720]])).toEqual([780, 960]);
});
