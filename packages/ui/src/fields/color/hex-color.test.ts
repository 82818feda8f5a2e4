import { expect, test } from 'vitest';
import { hexColorOf } from './hex-color.ts';

test.each([
  ['#0C666C', '#0c666c'],
  ['0c666c', '#0c666c'],
  [' #abc ', '#aabbcc'],
])('a color field takes %j as %j', (typed, color) => {
  expect(hexColorOf(typed)).toBe(color);
});

test.each(['', '#', '#12345', 'teal', '#12345g'])(
  'a color field waits while %j is not a complete color',
  (typed) => {
    expect(hexColorOf(typed)).toBeNull();
  },
);
