import { valuesOf, type SparseVector } from './vectors.ts';
import type { Features } from './text/vocabulary.ts';

/**
 * The stems that each document uses: weight 1 in its wordings, less in its body. In an answer the
 * weight depends on its length; in a passage, which comes after the `faqs`, it is that of BM25, at
 * most 1.
 */
export const termSetsOf = (
  documents: readonly (readonly Features[])[],
  bodies: readonly Int32Array[],
  faqs: number,
  size: number,
): SparseVector[] => {
  const weights = new Float32Array(size);
  const stems = new Int32Array(size);
  const passages = bodies.slice(faqs);
  const averageLength = passages.reduce((sum, { length }) => sum + length, 0) / passages.length;
  return documents.map((wordings, position) => {
    let length = 0;
    const add = (stem: number, weight: number) => {
      if (weights[stem] === 0) stems[length++] = stem;
      weights[stem] = weight;
    };
    const body = bodies[position] ?? new Int32Array();
    const bodyWeight = 1 / Math.sqrt(Math.max(1, body.length / 25));
    for (let place = 0; place < body.length; place += 1) {
      const stem = body[place] ?? 0;
      add(stem, position < faqs ? bodyWeight : (weights[stem] ?? 0) + 1);
    }
    if (position >= faqs) {
      const least = 1.2 * (0.25 + (0.75 * body.length) / averageLength);
      for (let place = 0; place < length; place += 1) {
        const stem = stems[place] ?? 0;
        const times = weights[stem] ?? 0;
        weights[stem] = Math.min(1, (2.2 * times) / (times + least));
      }
    }
    for (const { words } of wordings) for (const { stem } of words) add(stem, 1);
    const features = stems.slice(0, length);
    const values = valuesOf(weights, features, length);
    for (let place = 0; place < length; place += 1) weights[features[place] ?? 0] = 0;
    return { features, values };
  });
};
