import { factorOf, wholeWords } from './quantize.ts';
import { cosineAt, searchSemantic } from './search-semantic.ts';
import type { SemanticParts } from './semantic-parts.ts';

/**
 * What similarities mean in this knowledge base, with this model: how similar unrelated questions
 * are to it, and a wording to its own FAQ when it is left out of it. Models differ: with some,
 * texts that have nothing in common have a cosine of 0.6.
 */
export const calibrate = (
  parts: SemanticParts,
  unrelatedQuestions: readonly Int8Array[],
): Pick<SemanticParts, 'unrelated' | 'related'> => {
  const unrelated = mean(
    unrelatedQuestions.map((question) => searchSemantic(parts, question)[0]?.similarity ?? 0),
  );
  const expected = unrelated + expectedShare * (1 - unrelated);
  const found = leaveOneOut(parts);
  const related = (sum(found) + trustInExpected * expected) / (found.length + trustInExpected);
  return { unrelated, related: Math.max(related, unrelated + leastGap) };
};

/** Where related questions are between unrelated ones and the same text, if nothing is known. */
const expectedShare = 0.5;
/** As many wordings outweigh the expectation. */
const trustInExpected = 8;
const leastGap = 0.05;
/** More wordings say no more, and each takes some microseconds. */
const mostWordings = 300;

/** The similarity of wordings to their own documents without them. */
const leaveOneOut = (parts: SemanticParts): number[] => {
  const { firsts, isAnswer, vectors } = parts;
  const length = wholeWords(parts.dimensions);
  const found: number[] = [];
  const step = Math.max(1, Math.floor(isAnswer.length / mostWordings));
  let position = 0;
  for (let row = 0; row < isAnswer.length; row += step) {
    while ((firsts[position + 1] ?? Infinity) <= row) position += 1;
    const [first, end] = [firsts[position] ?? 0, firsts[position + 1] ?? 0];
    if (isAnswer[row] === 1 || end - first < 2) continue;
    const wording = vectors.values.subarray(row * length, (row + 1) * length);
    const asked = factorOf(wording);
    const others = new Float32Array(length);
    let nearest = -1;
    let count = 0;
    for (let other = first; other < end; other += 1) {
      if (other === row) continue;
      nearest = Math.max(nearest, cosineAt(vectors, asked, other));
      if (isAnswer[other] === 1) continue;
      count += 1;
      const factor = vectors.inverseNorms[other] ?? 0;
      for (let place = 0; place < length; place += 1) {
        const value = vectors.values[other * length + place] ?? 0;
        others[place] = (others[place] ?? 0) + factor * value;
      }
    }
    const centroid =
      count === 0 ? nearest : (vectors.inverseNorms[row] ?? 0) * productWithDirection(wording, others);
    found.push((centroid + nearest) / 2);
  }
  return found;
};

/** The product with another vector, taken with length one. */
const productWithDirection = (wording: Int8Array, other: Float32Array): number => {
  let [product, squares] = [0, 0];
  other.forEach((value, place) => {
    product += value * (wording[place] ?? 0);
    squares += value * value;
  });
  return product / Math.sqrt(squares || 1);
};

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);
