import { floatAt, intAt } from './arrays.ts';
import type { Entry, Features } from './text/vocabulary.ts';

/** A vector without its zeros. */
export type SparseVector = { features: Int32Array; values: Float32Array };

/**
 * How features are weighed: their idf, the number of texts it was made from, and the weight of a
 * stop word.
 */
export type Weighting = { idf: Float32Array; texts: number; stopWeight: number };

/**
 * `stopWeight` is what a stop word weighs beside another word; without it, it depends on the number
 * of texts.
 */
export const weightingOf = (
  idf: Float32Array,
  texts: number,
  stopWeight = stopWeightOf(texts),
): Weighting => ({ idf, texts, stopWeight });

/**
 * The vector of the text that was vectorized last: `length` features and their values, the first
 * `stems` of them stems, whose squares add up to `stemShare` at most. All indexes share these
 * arrays, so that a question allocates nothing and an index holds no scratch space.
 */
const scratch = {
  features: new Int32Array(0),
  values: new Float32Array(0),
  length: 0,
  stems: 0,
  stemShare: 0.5,
};
export type ScratchVector = Readonly<typeof scratch>;

/** What each feature weighs in the text so far; 0 for all features between two texts. */
let weights = new Float32Array(0);

/**
 * Makes the vector of a text, of length one: stems and pieces of words are two fifths of it each,
 * pairs of words one fifth. Without pairs, stems and pieces are one half each.
 * Features of the question that no text has are not in its vector but count in its length: they
 * lower every cosine. The result is valid until the next call.
 */
export const vectorize = (
  { words, pairs }: Features,
  { idf, texts, stopWeight }: Weighting,
): ScratchVector => {
  reserve(idf.length);
  const { features } = scratch;
  const highestIdf = 1 + Math.log(texts + 1);
  const stop = stopWeightIn(words, stopWeight);
  let length = 0;
  let unknown = 0;
  const share = pairs.length > 0 ? 0.4 : 0.5;
  for (const { plain, stem, isStop } of words) {
    const weight = isStop ? stop : 1;
    if (stem === -1) {
      unknown += weight * unknownWeight(plain);
      continue;
    }
    const before = weights[stem] ?? 0;
    if (before === 0) features[length++] = stem;
    weights[stem] = before + weight;
  }
  const stems = length;
  weigh(idf, 0, stems, share, unknown * highestIdf ** 2, leastSubstance * highestIdf ** 2);
  unknown = 0;
  for (const { plain, stem, pieces, isStop } of words) {
    const weight = isStop ? stop : 1;
    const unknownPiece = weight * (stem === -1 ? unknownWeight(plain) : unknownWord);
    for (let place = 0; place < pieces.length; place += 1) {
      const piece = pieces[place] ?? -1;
      if (piece === -1) {
        unknown += unknownPiece;
        continue;
      }
      const before = weights[piece] ?? 0;
      if (before === 0) features[length++] = piece;
      weights[piece] = before + weight;
    }
  }
  const upToPieces = length;
  weigh(
    idf,
    stems,
    upToPieces,
    share,
    unknown * highestIdf ** 2,
    piecesInWord * leastSubstance * highestIdf ** 2,
  );
  if (pairs.length > 0) {
    unknown = 0;
    for (const pair of pairs) {
      if (pair === -1) {
        unknown += 1;
        continue;
      }
      const before = weights[pair] ?? 0;
      if (before === 0) features[length++] = pair;
      weights[pair] = before + 1;
    }
    weigh(idf, upToPieces, length, 0.2, unknown * highestIdf ** 2, leastSubstance * highestIdf ** 2);
  }
  scratch.length = length;
  scratch.stems = stems;
  scratch.stemShare = share;
  return scratch;
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

/**
 * Turns the weights of the scratch features between two places into values, and these features
 * into a `share` of a vector. `unknown` is the sum of squares of the features that no text has,
 * `least` the least sum of squares of all.
 */
const weigh = (
  idf: Float32Array,
  from: number,
  end: number,
  share: number,
  unknown: number,
  least: number,
): void => {
  const { features, values } = scratch;
  let squares = unknown;
  for (let place = from; place < end; place += 1) {
    const feature = features[place] ?? 0;
    const times = weights[feature] ?? 0;
    weights[feature] = 0;
    // Nearly all features occur once in a text.
    const value = (times === 1 ? 1 : Math.sqrt(times)) * (idf[feature] ?? 0);
    values[place] = value;
    squares += value * value;
  }
  const factor = Math.sqrt(share / Math.max(squares, least));
  for (let place = from; place < end; place += 1) values[place] = (values[place] ?? 0) * factor;
};

/** Makes room for a vector of so many features. */
const reserve = (size: number): void => {
  if (weights.length >= size) return;
  weights = new Float32Array(size);
  scratch.features = new Int32Array(size);
  scratch.values = new Float32Array(size);
};

/** A copy of the scratch vector. */
export const copyOf = ({ features, values, length }: ScratchVector): SparseVector => ({
  features: features.slice(0, length),
  values: values.slice(0, length),
});

/** The values of the first `length` features. */
export const valuesOf = (dense: Float32Array, features: Int32Array, length: number): Float32Array => {
  const values = new Float32Array(length);
  // Float32Array.from takes ten times as long.
  for (let place = 0; place < length; place += 1) values[place] = dense[features[place] ?? 0] ?? 0;
  return values;
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
 * The least weight of a text, as a share of the rarest word: a text of stop words, such as 'how are
 * you', is similar to nothing. A word has some five pieces that are as rare as the word itself.
 */
const leastSubstance = 0.75;
const piecesInWord = 5;

/**
 * In a small knowledge base only our list can tell that 'how' says little; the more texts there
 * are, the better their idf knows.
 */
export const stopWeightOf = (texts: number): number => (texts + 0.1 * trustInList) / (texts + trustInList);
const trustInList = 100;
