import { expect, test } from 'vitest';
import {
  bucketOf,
  isMoreThanAFifthLarger,
  p75,
  sumOf,
  type Histogram,
} from '../src/releases/health/histogram.ts';

/** Visits spread around a middle by a factor of two, as real ones are. */
const visits = (count: number, middle: number): Histogram =>
  Array.from({ length: count }, (_, at) => middle * 2 ** ((2 * at) / (count - 1) - 1)).reduce<Histogram>(
    (sum, value) => sumOf(sum, { [bucketOf(value)]: 1 }) ?? {},
    {},
  );

test('three quarters are within the figure, to within 3 %', () => {
  expect(p75({})).toBeNull();
  expect(p75({ [bucketOf(0)]: 4 })).toBe(0);
  const values = [900, 1000, 2000, 4000];
  const histogram = Object.fromEntries(values.map((value) => [bucketOf(value), 1]));
  expect(p75(histogram)).toBeGreaterThan(2000 / 1.031);
  expect(p75(histogram)).toBeLessThan(2000 * 1.031);
});

test('a release that is half as slow again is known by 25 visits, one as fast as before by no number', () => {
  const before = visits(200, 2000);
  expect(isMoreThanAFifthLarger(visits(25, 4000), before)).toBe(true);
  expect(isMoreThanAFifthLarger(visits(60, 3000), before)).toBe(true);
  expect(isMoreThanAFifthLarger(visits(2000, 2200), before)).toBe(false);
  expect(isMoreThanAFifthLarger(visits(2000, 2000), before)).toBe(false);
});

test('few visits, and a few very slow ones, decide nothing', () => {
  const before = visits(200, 2000);
  expect(isMoreThanAFifthLarger(visits(10, 9000), before)).toBe(false);
  expect(isMoreThanAFifthLarger(visits(50, 9000), visits(10, 2000))).toBe(false);
  const withOutliers = sumOf(visits(40, 2000), { [bucketOf(100_000)]: 4 });
  expect(isMoreThanAFifthLarger(withOutliers, before)).toBe(false);
});

test('layouts that never moved are not worse than others that never moved', () => {
  expect(isMoreThanAFifthLarger({ 0: 100 }, { 0: 100 })).toBe(false);
});
