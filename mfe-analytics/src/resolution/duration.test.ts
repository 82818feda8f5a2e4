import { expect, test } from 'vitest';
import { durationOf } from './duration.ts';

test.each([
  [null, '–'],
  [0.4, '< 1 min'],
  [4.4, '4 min'],
  [90, '1.5 h'],
  [2_880, '2 d'],
])('%s minutes read as %s', (minutes, words) => {
  expect(durationOf(minutes)).toBe(words);
});
