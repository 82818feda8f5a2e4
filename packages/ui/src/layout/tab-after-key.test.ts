import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-after-key.ts';

test('arrows go round, Home and End go to the ends, other keys are not for the tabs', () => {
  expect(['ArrowRight', 'ArrowDown'].map((key) => tabAfterKey(key, 3, 4))).toEqual([0, 0]);
  expect(['ArrowLeft', 'ArrowUp'].map((key) => tabAfterKey(key, 0, 4))).toEqual([3, 3]);
  expect([tabAfterKey('Home', 2, 4), tabAfterKey('End', 1, 4)]).toEqual([0, 3]);
  expect([tabAfterKey('Tab', 1, 4), tabAfterKey('a', 1, 4)]).toEqual([null, null]);
});
