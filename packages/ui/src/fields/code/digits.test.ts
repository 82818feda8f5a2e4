import { expect, test } from 'vitest';
import { digitsOf } from './digits.ts';

test.each([
  ['123456', '123456'],
  [' 123-456 ', '123456'],
  ['Your code: 123 456.', '123456'],
  ['1234567', '123456'],
  ['twelve', ''],
])('a code field takes %j as %j', (pasted, code) => {
  expect(digitsOf(pasted, 6)).toBe(code);
});
