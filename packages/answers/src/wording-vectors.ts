import { narrowed, shareOf, shareUnit, type Numbers, type Shares } from './arrays.ts';
import { rowsOfText, type SparseRows, type TermRows } from './term-rows.ts';

/** The vectors of all wordings of all documents, one behind the other. */
export type WordingVectors = {
  /** The first wording of each document; one more entry for the end of the last. */
  firsts: Int32Array;
  /** Where the vector of each wording begins; one more entry for the end of the last. */
  starts: Int32Array;
  features: Numbers;
  values: Shares;
};

/**
 * The vectors of all wordings, in the order of their documents, with `firsts` as above; and the
 * centroid of each document's wordings, of length one.
 */
export const wordingVectorsOf = (
  firsts: Int32Array,
  rows: TermRows,
  size: number,
): { wordings: WordingVectors; centroids: SparseRows } => {
  const documents = firsts.length - 1;
  const starts = startsOfTexts(rows);
  const end = starts[rows.texts] ?? 0;
  const shares = new Uint16Array(end);
  const sum = new Float32Array(size);
  const centroids = {
    starts: new Int32Array(documents + 1),
    features: new Int32Array(end),
    values: new Float32Array(end),
  };
  let length = 0;

  for (let document = 0; document < documents; document += 1) {
    const first = length;
    const last = starts[firsts[document + 1] ?? 0] ?? 0;
    for (let place = starts[firsts[document] ?? 0] ?? 0; place < last; place += 1) {
      const feature = rows.features[place] ?? 0;
      const value = rows.values[place] ?? 0;
      shares[place] = shareOf(value);
      const before = sum[feature] ?? 0;
      if (before === 0) centroids.features[length++] = feature;
      sum[feature] = before + value;
    }
    takeCentroid(centroids, first, length, sum);
    centroids.starts[document + 1] = length;
  }
  return {
    wordings: { firsts, starts, features: narrowed(rows.features.subarray(0, end), size), values: shares },
    centroids,
  };
};

/** Where each text begins; one more entry for the end of the last. */
const startsOfTexts = (rows: TermRows): Int32Array => {
  const starts = new Int32Array(rows.texts + 1);
  for (let text = 0; text <= rows.texts; text += 1) starts[text] = rows.starts[text * rowsOfText] ?? 0;
  return starts;
};

/** Takes the sums of a document's features and resets them to zero. */
const takeCentroid = (
  { features, values }: SparseRows,
  first: number,
  end: number,
  sum: Float32Array,
): void => {
  let squares = 0;
  for (let place = first; place < end; place += 1) {
    const feature = features[place] ?? 0;
    const amount = sum[feature] ?? 0;
    values[place] = amount;
    squares += amount * amount;
    sum[feature] = 0;
  }
  const factor = 1 / Math.sqrt(squares || 1);
  for (let place = first; place < end; place += 1) values[place] = (values[place] ?? 0) * factor;
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
