import { isNarrow, shareOf, shareUnit, type Numbers, type Shares } from './arrays.ts';
import { vectorize, type SparseVector, type Weighting } from './vectors.ts';
import type { Features } from './text/vocabulary.ts';

/** The vectors of all wordings of all documents, one behind the other. */
export type WordingVectors = {
  /** The first wording of each document; one more entry for the end of the last. */
  firsts: Int32Array;
  /** Where the vector of each wording begins; one more entry for the end of the last. */
  starts: Int32Array;
  features: Numbers;
  values: Shares;
};

/** The vectors of all wordings, and the centroid of each document's wordings, of length one. */
export const wordingVectorsOf = (
  documents: readonly (readonly Features[])[],
  weighting: Weighting,
): { wordings: WordingVectors; centroids: SparseVector[] } => {
  const firsts = [0];
  const starts = [0];
  const most = mostFeatures(documents);
  const size = weighting.idf.length;
  const features: Numbers = isNarrow(size) ? new Uint16Array(most) : new Int32Array(most);
  const values = new Uint16Array(most);
  const sum = new Float32Array(size);
  const touched = new Int32Array(size);
  let end = 0;

  const centroids = documents.map((wordings) => {
    let length = 0;
    for (const wording of wordings) {
      const vector = vectorize(wording, weighting);
      for (let place = 0; place < vector.length; place += 1) {
        const feature = vector.features[place] ?? 0;
        const value = vector.values[place] ?? 0;
        features[end] = feature;
        values[end++] = shareOf(value);
        const before = sum[feature] ?? 0;
        if (before === 0) touched[length++] = feature;
        sum[feature] = before + value;
      }
      starts.push(end);
    }
    firsts.push(starts.length - 1);
    return centroidOf(touched.slice(0, length), sum);
  });

  return {
    wordings: {
      firsts: new Int32Array(firsts),
      starts: new Int32Array(starts),
      features: features.subarray(0, end),
      values: values.subarray(0, end),
    },
    centroids,
  };
};

/** How many features all wordings have if no wording has one of them twice. */
const mostFeatures = (documents: readonly (readonly Features[])[]): number => {
  let most = 0;
  for (const wordings of documents) {
    for (const { words, pairs } of wordings) {
      most += words.length + pairs.length;
      for (const { pieces } of words) most += pieces.length;
    }
  }
  return most;
};

/**
 * The cosine of each wording of a document to a dense vector: the best one, and which wording it
 * is.
 */
export const nearestWording = (
  { firsts, starts, features, values }: WordingVectors,
  document: number,
  dense: Float32Array,
): { cosine: number; wording: number } => {
  let cosine = 0;
  let wording = 0;
  const first = firsts[document] ?? 0;
  const last = firsts[document + 1] ?? 0;
  for (let row = first; row < last; row += 1) {
    let product = 0;
    const end = starts[row + 1] ?? 0;
    for (let place = starts[row] ?? 0; place < end; place += 1) {
      product += (values[place] ?? 0) * (dense[features[place] ?? 0] ?? 0);
    }
    if (product > cosine) [cosine, wording] = [product, row - first];
  }
  return { cosine: shareUnit * cosine, wording };
};

/** Takes the sums of some features and resets them to zero. */
const centroidOf = (features: Int32Array, sum: Float32Array): SparseVector => {
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
