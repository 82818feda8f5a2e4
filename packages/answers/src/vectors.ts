import { floatAt, intAt } from './arrays.ts';
import { addText, clear, emptyRows, rowsOfText, type TermRows } from './term-rows.ts';
import type { Features } from './text/vocabulary.ts';

/** A vector without its zeros. */
export type SparseVector = { features: Int32Array; values: Float32Array };

/**
 * How features are weighed: their idf, the number of texts it was made from, and the weight of a
 * stop word.
 */
export type Weighting = { idf: Float32Array; texts: number; stopWeight: number };

/**
 * The vector of a question: `length` features and their values, the first `stems` of them stems,
 * whose squares add up to `stemShare` at most. All indexes share its arrays.
 */
export type QuestionVector = Readonly<SparseVector & { length: number; stems: number; stemShare: number }>;

const question = emptyRows();

/**
 * Makes the vector of a question. Features that no text has are not in it but count in its length:
 * they lower every cosine. The result is valid until the next call.
 */
export const vectorize = (features: Features, weighting: Weighting): QuestionVector => {
  clear(question);
  addText(question, features, weighting.stopWeight, weighting.idf.length);
  const stemShare = weighText(question, 0, weighting.idf, rarestSquare(weighting.texts));
  const { starts } = question;
  return {
    features: question.features,
    values: question.values,
    length: starts[rowsOfText] ?? 0,
    stems: starts[1] ?? 0,
    stemShare,
  };
};

/**
 * Turns the counts of all texts into vectors. The vocabulary was made from these texts, so that it
 * holds all of their features.
 */
export const weighTexts = (rows: TermRows, idf: Float32Array, texts = rows.texts): void => {
  const rarest = rarestSquare(texts);
  for (let text = 0; text < rows.texts; text += 1) weighText(rows, text, idf, rarest);
};

/** The vector of one text. */
export const vectorAt = ({ starts, features, values }: TermRows, text: number): SparseVector => {
  const row = text * rowsOfText;
  const place = [starts[row], starts[row + rowsOfText]] as const;
  return { features: features.subarray(...place), values: values.subarray(...place) };
};

/** The square of the idf of a feature that no text has. */
const rarestSquare = (texts: number): number => (1 + Math.log(texts + 1)) ** 2;

/**
 * Turns the counts of a text into a vector of length one: stems and pieces of words are two
 * fifths of it each, pairs of words one fifth. Without pairs, stems and pieces are one half each.
 * Returns the share of the stems.
 */
const weighText = (rows: TermRows, text: number, idf: Float32Array, rarest: number): number => {
  const { starts, unknown } = rows;
  const row = text * rowsOfText;
  const pieces = starts[row + 1] ?? 0;
  const pairs = starts[row + 2] ?? 0;
  const end = starts[row + 3] ?? 0;
  const unknownAt = (place: number) => (unknown[place] ?? 0) * rarest;
  const least = leastSubstance * rarest;
  const share = pairs < end || unknownAt(2) > 0 ? 0.4 : 0.5;
  weighRow(rows, starts[row] ?? 0, pieces, idf, share, unknownAt(0), least);
  weighRow(rows, pieces, pairs, idf, share, unknownAt(1), piecesInWord * leastSubstance * rarest);
  weighRow(rows, pairs, end, idf, 0.2, unknownAt(2), least);
  return share;
};

/**
 * The least weight of a text, as a share of the rarest word: a text of stop words, such as 'how are
 * you', is similar to nothing. A word has some five pieces that are as rare as the word itself.
 */
const leastSubstance = 0.75;
const piecesInWord = 5;

/**
 * Makes the row between two places a `share` of a vector. `unknown` is the sum of squares of the
 * features that no text has, `least` the least sum of squares of all.
 */
const weighRow = (
  { features, values }: TermRows,
  from: number,
  end: number,
  idf: Float32Array,
  share: number,
  unknown: number,
  least: number,
): void => {
  let squares = unknown;
  for (let place = from; place < end; place += 1) {
    const times = values[place] ?? 0;
    // Nearly all features occur once in a text.
    const value = (times === 1 ? 1 : Math.sqrt(times)) * (idf[features[place] ?? 0] ?? 0);
    values[place] = value;
    squares += value * value;
  }
  const factor = Math.sqrt(share / Math.max(squares, least));
  for (let place = from; place < end; place += 1) values[place] = (values[place] ?? 0) * factor;
};

/** The dot product with a dense vector; for vectors of length one, their cosine. */
export const dotProduct = ({ features, values }: SparseVector, dense: Float32Array): number => {
  let sum = 0;
  for (let place = 0; place < features.length; place += 1) {
    sum += floatAt(values, place) * floatAt(dense, intAt(features, place));
  }
  return sum;
};

/**
 * In a small knowledge base only our list can tell that 'how' says little; the more texts there
 * are, the better their idf knows.
 */
export const stopWeightOf = (texts: number): number => (texts + 0.1 * trustInList) / (texts + trustInList);
const trustInList = 100;
