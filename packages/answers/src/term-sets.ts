import { valuesOf, type SparseVector } from './vectors.ts';
import type { Entry } from './vocabulary.ts';

/** The stems that each document uses: weight 1 in its wordings, less in its body, depending on the body's length. */
export const termSetsOf = (
  documents: readonly (readonly (readonly Entry[])[])[],
  bodies: readonly Int32Array[],
  size: number,
): SparseVector[] => {
  const weights = new Float32Array(size);
  const stems = new Int32Array(size);
  return documents.map((wordings, position) => {
    let length = 0;
    const add = (stem: number, weight: number) => {
      if (weights[stem] === 0) stems[length++] = stem;
      weights[stem] = weight;
    };
    const body = bodies[position] ?? new Int32Array();
    const bodyWeight = 1 / Math.sqrt(Math.max(1, body.length / 25));
    for (let place = 0; place < body.length; place += 1) add(body[place] ?? 0, bodyWeight);
    for (const wording of wordings) for (const { stem } of wording) add(stem, 1);
    const features = stems.slice(0, length);
    const values = valuesOf(weights, features, length);
    for (let place = 0; place < length; place += 1) weights[features[place] ?? 0] = 0;
    return { features, values };
  });
};
