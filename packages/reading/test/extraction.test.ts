import { expect, test } from 'vitest';
import { extraction } from '../measure/extraction.ts';

test('of varied pages the main text is read, and little else', () => {
  const figures = extraction();
  const mean = figures.reduce((sum, { f1 }) => sum + f1, 0) / figures.length;
  expect(figures.length).toBeGreaterThanOrEqual(20);
  expect(mean).toBeGreaterThanOrEqual(0.9);
  expect(figures.filter(({ f1 }) => f1 < 0.85)).toEqual([]);
});
