import type { Sparse, Vectorizer } from './vectors.ts';
import type { Entry } from './vocabulary.ts';

/** The wordings of all documents as vectors, one behind the other. */
export type Rows = {
  /** The cosine of each wording of a document to a vector whose every place is there: the best, and which one it is. */
  nearest: (document: number, dense: Float32Array) => { cosine: number; wording: number };
  /** The middle of each document's wordings, of length one. */
  middles: Sparse[];
};

/** Works out the vectors of all wordings in one go; `size` is the number of features. */
export const rowsOf = (
  documents: readonly (readonly (readonly Entry[])[])[],
  { fill, features: filled, values: value }: Vectorizer,
  size: number,
): Rows => {
  const most = mostFeatures(documents);
  const features = new Int32Array(most);
  const values = new Float32Array(most);
  /** Where each wording begins, and where each document's wordings do. */
  const starts = [0];
  const firsts = [0];
  const sum = new Float32Array(size);
  const touched = new Int32Array(size);
  let end = 0;

  const middles = documents.map((wordings) => {
    let length = 0;
    for (const wording of wordings) {
      const row = fill(wording);
      for (let place = 0; place < row.length; place += 1) {
        const feature = filled[place] ?? 0;
        const amount = value[feature] ?? 0;
        features[end] = feature;
        values[end++] = amount;
        const before = sum[feature] ?? 0;
        if (before === 0) touched[length++] = feature;
        sum[feature] = before + amount;
      }
      starts.push(end);
    }
    firsts.push(starts.length - 1);
    return middleOf(touched.slice(0, length), sum);
  });

  return {
    middles,
    nearest: (document, dense) => {
      let cosine = 0;
      let wording = 0;
      const first = firsts[document] ?? 0;
      for (let row = first; row < (firsts[document + 1] ?? 0); row += 1) {
        let product = 0;
        const after = starts[row + 1] ?? 0;
        for (let place = starts[row] ?? 0; place < after; place += 1) {
          product += (values[place] ?? 0) * (dense[features[place] ?? 0] ?? 0);
        }
        if (product > cosine) [cosine, wording] = [product, row - first];
      }
      return { cosine, wording };
    },
  };
};

/** Takes the sums of some features, and leaves zeros. */
const middleOf = (features: Int32Array, sum: Float32Array): Sparse => {
  const values = new Float32Array(features.length);
  let squares = 0;
  for (let place = 0; place < features.length; place += 1) {
    const feature = features[place] ?? 0;
    const amount = sum[feature] ?? 0;
    values[place] = amount;
    squares += amount * amount;
    sum[feature] = 0;
  }
  const factor = 1 / Math.sqrt(squares || 1);
  for (let place = 0; place < values.length; place += 1) values[place] = (values[place] ?? 0) * factor;
  return { features, values };
};

const mostFeatures = (documents: readonly (readonly (readonly Entry[])[])[]): number => {
  let most = 0;
  for (const wordings of documents) {
    for (const wording of wordings) for (const { pieces } of wording) most += 1 + pieces.length;
  }
  return most;
};
