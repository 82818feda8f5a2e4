import { expect, test } from 'vitest';
import { contrast, inkOn } from './contrast.ts';

test('black on white has the greatest contrast, a colour on itself the least', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#667eea', '#667eea')).toBe(1);
});

test.each([
  ['#0c666c', '#ffffff'],
  ['#ffe14d', '#16151a'],
])('on %s one writes with %s', (color, ink) => {
  expect(inkOn(color)).toBe(ink);
});
