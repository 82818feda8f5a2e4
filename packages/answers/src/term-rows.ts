import type { Entry, Features } from './text/vocabulary.ts';

/** Vectors without their zeros, one behind the other: the rows of a sparse matrix (CSR). */
export type SparseRows = {
  /** Where each row begins; one more entry for the end of the last. */
  starts: Int32Array;
  features: Int32Array;
  values: Float32Array;
};

/** The rows of each text: its stems, its pieces and its pairs. */
export const rowsOfText = 3;

/**
 * Texts as rows that hold what each feature of a text counts: once for each time, less for a stop
 * word. The arrays grow, and are used
 * again after `clear`: a pass over thousands of texts reads memory in its order, and a question
 * allocates nothing.
 */
export type TermRows = SparseRows & {
  texts: number;
  /** One more than the place where each feature was counted last. */
  places: Int32Array;
  /**
   * What stems, pieces and pairs of the last text that the vocabulary does not hold count, in
   * squares.
   */
  unknown: Float64Array;
};

/**
 * `characters` is the length of all texts, as far as it is known. A character begins three
 * pieces, so that the arrays rarely grow.
 */
export const emptyRows = (characters = 0): TermRows => ({
  texts: 0,
  starts: new Int32Array(1 + rowsOfText),
  features: new Int32Array(3 * characters),
  values: new Float32Array(3 * characters),
  places: new Int32Array(0),
  unknown: new Float64Array(rowsOfText),
});

/** Removes all texts. */
export const clear = (rows: TermRows): void => {
  const { starts, features, places } = rows;
  const end = starts[rows.texts * rowsOfText] ?? 0;
  for (let place = 0; place < end; place += 1) places[features[place] ?? 0] = 0;
  rows.texts = 0;
};

/** Adds a text. `stopWeight` is what a stop word counts, `size` the number of features so far. */
export const addText = (rows: TermRows, text: Features, stopWeight: number, size: number): void => {
  reserve(rows, text, size);
  const { words, pairs } = text;
  const { starts, unknown } = rows;
  const stop = stopWeightIn(words, stopWeight);
  const row = rows.texts * rowsOfText;
  const firstStem = starts[row] ?? 0;
  let end = firstStem;
  unknown.fill(0);

  for (const { plain, stem, isStop } of words) {
    const weight = isStop ? stop : 1;
    if (stem === -1) unknown[0] = (unknown[0] ?? 0) + weight * unknownWeight(plain);
    else end = count(rows, stem, weight, firstStem, end);
  }
  starts[row + 1] = end;

  const firstPiece = end;
  for (const { plain, stem, pieces, isStop } of words) {
    const weight = isStop ? stop : 1;
    const unknownPiece = weight * (stem === -1 ? unknownWeight(plain) : unknownWord);
    for (let place = 0; place < pieces.length; place += 1) {
      const piece = pieces[place] ?? -1;
      if (piece === -1) unknown[1] = (unknown[1] ?? 0) + unknownPiece;
      else end = count(rows, piece, weight, firstPiece, end);
    }
  }
  starts[row + 2] = end;

  const firstPair = end;
  for (const pair of pairs) {
    if (pair === -1) unknown[2] = (unknown[2] ?? 0) + 1;
    else end = count(rows, pair, 1, firstPair, end);
  }
  starts[row + 3] = end;
  rows.texts += 1;
};

/** Counts a feature in the row between `first` and `end`; returns the new end. */
const count = (
  { features, values, places }: TermRows,
  feature: number,
  weight: number,
  first: number,
  end: number,
): number => {
  const place = (places[feature] ?? 0) - 1;
  if (place >= first) {
    values[place] = (values[place] ?? 0) + weight;
    return end;
  }
  features[end] = feature;
  values[end] = weight;
  places[feature] = end + 1;
  return end + 1;
};

/** Makes room for one more text. */
const reserve = (rows: TermRows, { words, pairs }: Features, size: number): void => {
  const row = rows.texts * rowsOfText;
  let most = (rows.starts[row] ?? 0) + words.length + pairs.length;
  for (const { pieces } of words) most += pieces.length;
  if (rows.places.length < size) rows.places = grown(rows.places, size);
  if (rows.starts.length <= row + rowsOfText) rows.starts = grown(rows.starts, row + rowsOfText);
  if (rows.features.length >= most) return;
  rows.features = grown(rows.features, most);
  const values = new Float32Array(rows.features.length);
  values.set(rows.values);
  rows.values = values;
};

/** A copy with room for more than `length` numbers. */
const grown = (numbers: Int32Array, length: number): Int32Array => {
  const copy = new Int32Array(2 * length + 1);
  copy.set(numbers);
  return copy;
};

/**
 * How much a word that no text has counts against a question, in squares: more than the rarest
 * word. A number, such as that of an order, says little.
 */
const unknownWord = 1.5;
const unknownNumber = 0.2;
const unknownWeight = (plain: string): number => (/^[0-9]+$/.test(plain) ? unknownNumber : unknownWord);

/**
 * What a stop word weighs in a text. In scripts other than Latin, where stop words are most of a
 * sentence (and in Japanese many pairs each), all of them together have at most a share of
 * `stopWeight`: or 'क्या मैं … कर सकता हूँ' around two different words would make similar
 * questions. For English the same was measured to be worse.
 */
const stopWeightIn = (words: readonly Entry[], stopWeight: number): number => {
  let stops = 0;
  let isLatin = true;
  for (const { isStop, plain } of words) {
    if (!isStop) continue;
    stops += 1;
    if (plain.charCodeAt(0) > lastLatin) isLatin = false;
  }
  const others = words.length - stops;
  if (isLatin || others === 0 || stopWeight >= 1) return stopWeight;
  return Math.min(stopWeight, (stopWeight * others) / ((1 - stopWeight) * stops));
};
const lastLatin = 0x24f;
