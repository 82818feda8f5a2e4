import { expect, test } from 'vitest';
import { satisfiesCaret } from './satisfies-caret.ts';

test.each([
  ['1.4.0', '^1.4.0', true],
  ['1.5.0', '^1.4.2', true],
  ['1.4.3', '^1.4.2', true],
  ['1.4.1', '^1.4.2', false],
  ['1.3.9', '^1.4.2', false],
  ['2.0.0', '^1.4.0', false],
  ['0.1.3', '^0.1.2', true],
  ['0.1.1', '^0.1.2', false],
  ['0.2.0', '^0.1.0', false],
  ['0.0.3', '^0.0.3', true],
  ['0.0.4', '^0.0.3', false],
  ['1.4.0', '>=1.0.0', false],
  ['', '^1.0.0', false],
])('%s in %s: %s', (version, range, isSatisfied) => {
  expect(satisfiesCaret(version, range)).toBe(isSatisfied);
});
