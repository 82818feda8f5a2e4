import { floatAt, intAt } from './arrays.ts';
import type { Sparse } from './vectors.ts';

/** Vectors turned round: what a feature adds to each document that has it. */
export type Postings = {
  /**
   * Adds `weight` times the value of a feature to the scores of the documents that have it. False, with nothing done, for a
   * common feature: to add those to every document would be nearly all of the work, and tells little.
   */
  addScores: (feature: number, weight: number, scores: Float64Array) => boolean;
  /** The value of a common feature in a document. */
  valueOf: (feature: number, document: number) => number;
};

/** Features that more than `most` documents have are common. */
export const postingsOf = (vectors: readonly Sparse[], size: number, most = Infinity): Postings => {
  const starts = startsOf(vectors, size);
  const next = starts.slice();
  const documents = new Int32Array(intAt(starts, size));
  const values = new Float32Array(intAt(starts, size));
  for (let document = 0; document < vectors.length; document += 1) {
    const vector = vectors[document];
    if (!vector) continue;
    for (let place = 0; place < vector.features.length; place += 1) {
      const feature = intAt(vector.features, place);
      const entry = intAt(next, feature);
      documents[entry] = document;
      values[entry] = floatAt(vector.values, place);
      next[feature] = entry + 1;
    }
  }
  /** The places of the common features in the row of each document; -1 for the others. */
  const places = new Int32Array(size).fill(-1);
  let width = 0;
  for (let feature = 0; feature < size; feature += 1) {
    if (intAt(starts, feature + 1) - intAt(starts, feature) > most) places[feature] = width++;
  }
  const rows = new Float32Array(width * vectors.length);
  for (let feature = 0; feature < size; feature += 1) {
    const place = intAt(places, feature);
    if (place === -1) continue;
    for (let entry = intAt(starts, feature); entry < intAt(starts, feature + 1); entry += 1) {
      rows[intAt(documents, entry) * width + place] = floatAt(values, entry);
    }
  }

  return {
    addScores: (feature, weight, scores) => {
      if (intAt(places, feature) !== -1) return false;
      const end = starts[feature + 1] ?? 0;
      for (let entry = starts[feature] ?? 0; entry < end; entry += 1) {
        const document = documents[entry] ?? 0;
        scores[document] = (scores[document] ?? 0) + weight * (values[entry] ?? 0);
      }
      return true;
    },
    valueOf: (feature, document) => floatAt(rows, document * width + intAt(places, feature)),
  };
};

/** Where the entries of each feature begin; those of `feature` end where the next one's begin. */
const startsOf = (vectors: readonly Sparse[], size: number): Int32Array => {
  const starts = new Int32Array(size + 1);
  for (const { features } of vectors) {
    for (let place = 0; place < features.length; place += 1) {
      const after = intAt(features, place) + 1;
      starts[after] = intAt(starts, after) + 1;
    }
  }
  for (let feature = 1; feature <= size; feature += 1) {
    starts[feature] = intAt(starts, feature) + intAt(starts, feature - 1);
  }
  return starts;
};
