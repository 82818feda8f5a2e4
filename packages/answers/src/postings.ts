import { addAt, floatAt, intAt } from './arrays.ts';
import type { Sparse } from './vectors.ts';

/** Vectors turned round: what a feature adds to each document that has it. */
export type Postings = {
  /** Adds `weight` times the value of a feature to the scores of the documents that have it. */
  addScores: (feature: number, weight: number, scores: Float32Array) => void;
};

export const postingsOf = (vectors: readonly Sparse[], size: number): Postings => {
  const starts = startsOf(vectors, size);
  const next = starts.slice();
  const documents = new Int32Array(intAt(starts, size));
  const values = new Float32Array(intAt(starts, size));
  vectors.forEach((vector, document) => {
    for (let place = 0; place < vector.features.length; place += 1) {
      const feature = intAt(vector.features, place);
      const entry = intAt(next, feature);
      documents[entry] = document;
      values[entry] = floatAt(vector.values, place);
      next[feature] = entry + 1;
    }
  });
  return {
    addScores: (feature, weight, scores) => {
      const end = intAt(starts, feature + 1);
      for (let entry = intAt(starts, feature); entry < end; entry += 1) {
        addAt(scores, intAt(documents, entry), weight * floatAt(values, entry));
      }
    },
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
