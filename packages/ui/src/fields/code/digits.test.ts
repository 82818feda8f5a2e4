import { describe, expect, test } from 'vitest';
import { digitsOf } from './digits.ts';
import { hexColorOf } from './hex-color.ts';

describe('a code field', () => {
  test.each([
    ['123456', '123456'],
    [' 123-456 ', '123456'],
    ['Your code: 123 456.', '123456'],
    ['1234567', '123456'],
    ['twelve', ''],
  ])('takes %j as %j', (pasted, code) => {
    expect(digitsOf(pasted, 6)).toBe(code);
  });
});

describe('a colour field', () => {
  test.each([
    ['#0C666C', '#0c666c'],
    ['0c666c', '#0c666c'],
    [' #abc ', '#aabbcc'],
  ])('takes %j as %j', (typed, color) => {
    expect(hexColorOf(typed)).toBe(color);
  });

  test.each(['', '#', '#12345', 'teal', '#12345g'])('waits while %j is no whole colour', (typed) => {
    expect(hexColorOf(typed)).toBeNull();
  });
});
