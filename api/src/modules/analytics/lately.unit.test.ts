import { expect, test } from 'vitest';
import { lately } from './lately.ts';

test('what nobody asked for the longest is forgotten first', () => {
  const things = lately<number>(2);
  things.note('one', 1);
  things.note('two', 2);
  expect(things.get('one')).toBe(1);
  things.note('three', 3);
  expect(['one', 'two', 'three'].map(things.get)).toEqual([1, undefined, 3]);
});

test('what is noted again replaces what was there', () => {
  const things = lately<number>(2);
  things.note('one', 1);
  things.note('one', 11);
  things.note('two', 2);
  expect([things.get('one'), things.get('two')]).toEqual([11, 2]);
});
