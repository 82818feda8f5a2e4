import { addAt, floatAt, intAt } from './arrays.ts';
import type { Entry } from './vocabulary.ts';

/** A vector of which only what is not zero is kept. */
export type Sparse = { features: Int32Array; values: Float32Array };

/** A text of length one: its stems come first, then the pieces of its words; each kind is half of it. */
export type TextVector = Sparse & { stems: number };

/**
 * Makes vectors of texts. Each feature is weighed by how rare it is among `texts`; `size` is the number of features.
 * What a question has and no text has is not in its vector, but in its length: it lowers every cosine.
 */
export const vectorizer = (
  texts: readonly (readonly Entry[])[],
  size: number,
  { stopWeight = stopWeightOf(texts.length) } = {},
): ((entries: readonly Entry[]) => TextVector) => {
  const rarity = raritiesOf(texts, size);
  const rarest = 1 + Math.log(texts.length + 1);
  const sum = accumulator(size);

  return (entries) => {
    let squares = 0;
    const add = (feature: number, isStop: boolean): void => {
      const weight = isStop ? stopWeight : 1;
      if (feature === -1) squares += weight * rarest * rarest;
      else sum.add(feature, weight);
    };
    const weigh = (from: number, substance: number): void => {
      for (let place = from; place < sum.length(); place += 1) {
        const feature = sum.feature(place);
        const value = Math.sqrt(sum.value(feature)) * floatAt(rarity, feature);
        sum.set(feature, value);
        squares += value * value;
      }
      const factor = Math.SQRT1_2 / Math.sqrt(Math.max(squares, substance * rarest * rarest));
      for (let place = from; place < sum.length(); place += 1) {
        sum.set(sum.feature(place), sum.value(sum.feature(place)) * factor);
      }
      squares = 0;
    };
    for (const { stem, isStop } of entries) add(stem, isStop);
    weigh(0, wordOfSubstance);
    const stems = sum.length();
    for (const { pieces, isStop } of entries) {
      for (let place = 0; place < pieces.length; place += 1) add(intAt(pieces, place), isStop);
    }
    weigh(stems, piecesInWord * wordOfSubstance);
    return { ...sum.take(), stems };
  };
};

/** Makes the middle of vectors, of length one. */
export const middles = (size: number): ((vectors: readonly Sparse[]) => Sparse) => {
  const sum = accumulator(size);
  return (vectors) => {
    for (const { features, values } of vectors) {
      for (let place = 0; place < features.length; place += 1) {
        sum.add(intAt(features, place), floatAt(values, place));
      }
    }
    const { features, values } = sum.take();
    let squares = 0;
    for (const value of values) squares += value * value;
    const length = Math.sqrt(squares || 1);
    return { features, values: values.map((value) => value / length) };
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

/** A dense array to add to, with the list of the places that were touched; `take` empties it. */
const accumulator = (size: number) => {
  const sums = new Float32Array(size);
  const touched = new Int32Array(size);
  let length = 0;
  return {
    length: () => length,
    feature: (place: number) => intAt(touched, place),
    value: (feature: number) => floatAt(sums, feature),
    set: (feature: number, value: number) => {
      sums[feature] = value;
    },
    add: (feature: number, amount: number) => {
      if (floatAt(sums, feature) === 0) {
        touched[length] = feature;
        length += 1;
      }
      addAt(sums, feature, amount);
    },
    take: (): Sparse => {
      const features = touched.slice(0, length);
      const values = new Float32Array(length);
      for (let place = 0; place < length; place += 1) {
        const feature = intAt(features, place);
        values[place] = floatAt(sums, feature);
        sums[feature] = 0;
      }
      length = 0;
      return { features, values };
    },
  };
};

/**
 * What a text holds at least, as a share of the rarest word: one of less, such as 'how are you', is near to nothing. A
 * word has some five pieces that are as rare as itself.
 */
const wordOfSubstance = 0.75;
const piecesInWord = 5;

/** The usual inverse document frequency, smoothed. */
const raritiesOf = (texts: readonly (readonly Entry[])[], size: number): Float32Array => {
  const frequency = new Float32Array(size);
  const lastText = new Int32Array(size).fill(-1);
  const count = (feature: number, text: number): void => {
    if (intAt(lastText, feature) === text) return;
    lastText[feature] = text;
    addAt(frequency, feature, 1);
  };
  texts.forEach((entries, text) => {
    for (const { stem, pieces } of entries) {
      count(stem, text);
      for (let place = 0; place < pieces.length; place += 1) count(intAt(pieces, place), text);
    }
  });
  return frequency.map((times) => 1 + Math.log((texts.length + 1) / (times + 1)));
};

/**
 * What a stop word weighs beside another word. In a small knowledge base only our list can tell that 'how' says little;
 * the more texts there are, the better their own frequencies know.
 */
const stopWeightOf = (texts: number): number => (texts + 0.1 * trustInList) / (texts + trustInList);
const trustInList = 100;
