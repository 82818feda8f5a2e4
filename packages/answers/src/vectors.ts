import { floatAt, intAt } from './arrays.ts';
import { raritiesOf } from './rarity.ts';
import type { Entry } from './vocabulary.ts';

/** A vector of which only what is not zero is kept. */
export type Sparse = { features: Int32Array; values: Float32Array };

/** A text of length one: its stems come first, then the pieces of its words; each kind is half of it. */
export type TextVector = Sparse & { stems: number };

/** Makes vectors of texts in an array that is used again and again, so that nothing is allocated for each of them. */
export type Vectorizer = {
  /** Works out the vector of a text; it is there until the next call. */
  fill: (entries: readonly Entry[]) => { length: number; stems: number };
  /** The features of the text that was filled in, and their values by feature. */
  features: Int32Array;
  values: Float32Array;
  /** The vector of a text as a copy. */
  vectorOf: (entries: readonly Entry[]) => TextVector;
};

/**
 * Each feature is weighed by how rare it is among `texts`; `size` is the number of features. What a question has and no text
 * has is not in its vector, but in its length: it lowers every cosine.
 */
export const vectorizer = (
  texts: readonly (readonly Entry[])[],
  size: number,
  { stopWeight = stopWeightOf(texts.length) } = {},
): Vectorizer => {
  const rarity = raritiesOf(texts, size);
  const rarest = 1 + Math.log(texts.length + 1);
  const values = new Float32Array(size);
  const features = new Int32Array(size);
  let filled = 0;

  /** Turns counts into values, and a kind of features into half a vector. */
  const weigh = (from: number, to: number, unknown: number, substance: number): void => {
    let squares = unknown * rarest * rarest;
    for (let place = from; place < to; place += 1) {
      const feature = features[place] ?? 0;
      const times = values[feature] ?? 0;
      // Nearly all features stand in a text once.
      const value = (times === 1 ? 1 : Math.sqrt(times)) * (rarity[feature] ?? 0);
      values[feature] = value;
      squares += value * value;
    }
    const factor = Math.SQRT1_2 / Math.sqrt(Math.max(squares, substance * rarest * rarest));
    for (let place = from; place < to; place += 1) {
      const feature = features[place] ?? 0;
      values[feature] = (values[feature] ?? 0) * factor;
    }
  };

  const fill = (entries: readonly Entry[]) => {
    for (let place = 0; place < filled; place += 1) values[features[place] ?? 0] = 0;
    let length = 0;
    let unknown = 0;
    for (const { stem, isStop } of entries) {
      const weight = isStop ? stopWeight : 1;
      if (stem === -1) {
        unknown += weight;
        continue;
      }
      const before = values[stem] ?? 0;
      if (before === 0) features[length++] = stem;
      values[stem] = before + weight;
    }
    const stems = length;
    weigh(0, stems, unknown, wordOfSubstance);
    unknown = 0;
    for (const { pieces, isStop } of entries) {
      const weight = isStop ? stopWeight : 1;
      for (let place = 0; place < pieces.length; place += 1) {
        const piece = pieces[place] ?? -1;
        if (piece === -1) {
          unknown += weight;
          continue;
        }
        const before = values[piece] ?? 0;
        if (before === 0) features[length++] = piece;
        values[piece] = before + weight;
      }
    }
    weigh(stems, length, unknown, piecesInWord * wordOfSubstance);
    filled = length;
    return { length, stems };
  };

  return {
    fill,
    features,
    values,
    vectorOf: (entries) => {
      const { length, stems } = fill(entries);
      const own = features.slice(0, length);
      return { features: own, values: Float32Array.from(own, (feature) => floatAt(values, feature)), stems };
    },
  };
};

/** The product of a vector with one whose every place is there; for vectors of length one, their cosine. */
export const product = ({ features, values }: Sparse, dense: Float32Array): number => {
  let sum = 0;
  for (let place = 0; place < features.length; place += 1) {
    sum += floatAt(values, place) * floatAt(dense, intAt(features, place));
  }
  return sum;
};

/**
 * What a text holds at least, as a share of the rarest word: one of less, such as 'how are you', is near to nothing. A
 * word has some five pieces that are as rare as itself.
 */
const wordOfSubstance = 0.75;
const piecesInWord = 5;

/**
 * What a stop word weighs beside another word. In a small knowledge base only our list can tell that 'how' says little;
 * the more texts there are, the better their own frequencies know.
 */
const stopWeightOf = (texts: number): number => (texts + 0.1 * trustInList) / (texts + trustInList);
const trustInList = 100;
