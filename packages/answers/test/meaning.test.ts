import { expect, test } from 'vitest';
import { random } from '../measure/shuffled.ts';
import { encodeSemanticIndex, openSemanticIndex, quantize } from '../src/index.ts';

const indexOf = (vectors: readonly ArrayLike<number>[]) => {
  const faqs = vectors.map((_, position) => ({ question: `${position}`, answer: '' }));
  const vectorOf = (text: string) => quantize(vectors[Number(text)] ?? vectors[0] ?? []);
  return openSemanticIndex(encodeSemanticIndex({ faqs, data: '{}' }, vectorOf) ?? new ArrayBuffer(0));
};

test.each([6, 66, 768])('finds the nearest of vectors with %i components', (dimensions) => {
  const next = random(dimensions);
  const vector = () => Float32Array.from({ length: dimensions }, () => next() - 0.5);
  const vectors = Array.from({ length: 12 }, vector);
  const asked = Array.from({ length: 60 }, vector)
    .map((question) => ({ question, cosines: vectors.map((other) => cosine(question, other)) }))
    .filter(({ cosines }) => leadOf(cosines) > 0.02);

  const index = indexOf(vectors);
  const found = asked.map(({ question }) => index.find(quantize(question), [])[0]?.position);

  expect(asked.length).toBeGreaterThan(15);
  expect(found).toEqual(asked.map(({ cosines }) => cosines.indexOf(Math.max(...cosines))));
});

test('multiplies the largest components without an overflow', () => {
  const opposites = [1, -1].map((sign) => new Float32Array(64).fill(sign));
  const index = indexOf(opposites);

  const found = opposites.map((question) =>
    index.find(quantize(question), []).map(({ position }) => position),
  );

  expect(found).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

const cosine = (one: Float32Array, other: Float32Array): number =>
  product(one, other) / Math.sqrt(product(one, one) * product(other, other));

const product = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);

/** By how much the largest is larger than the next. */
const leadOf = (values: readonly number[]): number => {
  const [first = 0, second = 0] = values.toSorted((one, other) => other - one);
  return first - second;
};
