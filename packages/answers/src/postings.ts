import { floatAt, intAt, numbersBelow, shareOf, shareUnit, type Numbers, type Shares } from './arrays.ts';
import type { SparseRows } from './term-rows.ts';

/**
 * Inverted vectors: for each feature, the documents that have it and its values in them. Features
 * that more than `most` documents have are common and stored as a dense row for each document
 * instead: to add those to every document's score would be nearly all of the work, and says little.
 */
export type Postings = {
  /** Where the entries of each feature begin; one more entry for the end of the last. */
  starts: Int32Array;
  documents: Numbers;
  values: Shares;
  /** The column of each common feature; -1 for all others. */
  columns: Int32Array;
  /** The values of the common features, document by document. */
  rows: Shares;
};

/** Inverts the vectors of documents. */
export const postingsOf = (vectors: SparseRows, size: number, most = Infinity): Postings => {
  const count = vectors.starts.length - 1;
  const end = intAt(vectors.starts, count);
  const counts = new Int32Array(size);
  for (let place = 0; place < end; place += 1) {
    const feature = intAt(vectors.features, place);
    counts[feature] = intAt(counts, feature) + 1;
  }
  const starts = new Int32Array(size + 1);
  const columns = new Int32Array(most === Infinity ? 0 : size).fill(-1);
  let width = 0;
  for (let feature = 0; feature < size; feature += 1) {
    const isCommon = intAt(counts, feature) > most;
    if (isCommon) columns[feature] = width++;
    starts[feature + 1] = intAt(starts, feature) + (isCommon ? 0 : intAt(counts, feature));
  }

  const next = starts.slice();
  const documents = numbersBelow(count, intAt(starts, size));
  const values = new Uint16Array(documents.length);
  const rows = new Uint16Array(width * count);
  for (let document = 0; document < count; document += 1) {
    const last = intAt(vectors.starts, document + 1);
    for (let place = intAt(vectors.starts, document); place < last; place += 1) {
      const feature = intAt(vectors.features, place);
      const share = shareOf(floatAt(vectors.values, place));
      const column = columns[feature] ?? -1;
      if (column !== -1) {
        rows[document * width + column] = share;
        continue;
      }
      const entry = intAt(next, feature);
      documents[entry] = document;
      values[entry] = share;
      next[feature] = entry + 1;
    }
  }
  return { starts, documents, values, columns, rows };
};

/**
 * Adds `weight` times the value of a feature that is not common to the scores of the documents that
 * have it.
 */
export const addScores = (
  { starts, documents, values }: Postings,
  feature: number,
  weight: number,
  scores: Float64Array,
): void => {
  const end = starts[feature + 1] ?? 0;
  const factor = weight * shareUnit;
  for (let entry = starts[feature] ?? 0; entry < end; entry += 1) {
    const document = documents[entry] ?? 0;
    scores[document] = (scores[document] ?? 0) + factor * (values[entry] ?? 0);
  }
};

/** A common feature of a question, by its column, and its value in the question. */
export type CommonFeature = { column: number; value: number };

/** The column of a common feature, or -1. */
export const columnOf = ({ columns }: Postings, feature: number): number => columns[feature] ?? -1;

/** What the common features of a question add to the score of one document among `documents`. */
export const commonScore = (
  { rows }: Postings,
  common: readonly CommonFeature[],
  documents: number,
  document: number,
): number => {
  const first = (document * rows.length) / documents;
  let sum = 0;
  for (const { column, value } of common) sum += value * (rows[first + column] ?? 0);
  return shareUnit * sum;
};
