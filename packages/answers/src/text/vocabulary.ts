import { hashingTableBuilder, hashOf, lookUp, type HashingTable } from './hashing-table.ts';
import { correct, spellingDictionaryBuilder, type SpellingDictionary } from './spell-correction.ts';
import { stemOf, tokensOf, withStops, wordsOf, type Word } from './words.ts';

/**
 * A word as feature numbers: its stem, and its pieces of 2 to 4 characters, which similar words
 * share. A feature that the vocabulary does not hold is -1.
 */
export type Entry = { plain: string; stem: number; pieces: Int32Array; isStop: boolean };

/**
 * A text as feature numbers: its words, and the pairs of neighboring words. Two stop words make no
 * pair.
 */
export type Features = { words: readonly Entry[]; pairs: readonly number[] };

/** The features of a knowledge base, and the words that typos are corrected to. */
export type Vocabulary = { table: HashingTable; spelling: SpellingDictionary };

/** Collects the vocabulary of a knowledge base. */
export const vocabularyBuilder = () => {
  const features = hashingTableBuilder();
  const spelling = spellingDictionaryBuilder();
  /** Each word as a word of substance and, once it was one in a text, as a stop word. */
  const entries = new Map<string, { substance: Entry; stop?: Entry }>();
  const bodyStems = new Map<string, number>();

  const entryFor = (word: Word): Entry => {
    let known = entries.get(word.plain);
    if (!known) {
      known = { substance: entryOf(word.plain, word.stem, false, features.add) };
      entries.set(word.plain, known);
      spelling.add(word.plain);
    }
    if (!word.isStop) return known.substance;
    const { plain, stem, pieces } = known.substance;
    known.stop ??= { plain, stem, pieces, isStop: true };
    return known.stop;
  };

  return {
    /** A wording with all its features. */
    addWording: (text: string): Features => withPairs(wordsOf(text).map(entryFor), features.add),
    /** The stems of a body, such as an answer. Its pieces are not compared with anything. */
    addBody: (text: string): Int32Array =>
      new Int32Array(
        tokensOf(text).map((plain) => {
          const known = entries.get(plain)?.substance.stem ?? bodyStems.get(plain);
          if (known !== undefined) return known;
          const stem = features.add(stemHash(stemOf(plain)));
          bodyStems.set(plain, stem);
          spelling.add(plain);
          return stem;
        }),
      ),
    /** The number of features so far. */
    size: features.size,
    vocabulary: (): Vocabulary => ({ table: features.table(), spelling: spelling.dictionary() }),
  };
};

/**
 * The words of a question. A word that the knowledge base does not use may be a typo: it is read as
 * the corrected word.
 */
export const readQuestion = ({ table, spelling }: Vocabulary, text: string): Features => {
  const numberOf = (hash: number) => lookUp(table, hash);
  const tokens = tokensOf(text).map((plain) => correct(spelling, plain) ?? plain);
  return withPairs(
    withStops(tokens).map(({ plain, stem, isStop }) => entryOf(plain, stem, isStop, numberOf)),
    numberOf,
  );
};

/** Adds the pairs of a text to its words. */
const withPairs = (words: readonly Entry[], numberOf: (hash: number) => number): Features => {
  const pairs: number[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const before = words[at - 1];
    const word = words[at];
    if (!before || !word || (before.isStop && word.isStop)) continue;
    pairs.push(before.stem < 0 || word.stem < 0 ? -1 : numberOf(pairHash(before.stem, word.stem)));
  }
  return { words, pairs };
};

const entryOf = (
  plain: string,
  stem: string,
  isStop: boolean,
  numberOf: (hash: number) => number,
): Entry => ({ plain, stem: numberOf(stemHash(stem)), pieces: piecesOf(plain, numberOf), isStop });

/**
 * Keeps the stem 'ship' apart from the piece 'ship'. Larger than any character, or stems would
 * equal longer pieces.
 */
const stemSeed = 0x5bd1e995;

const pairHash = (stem: number, next: number): number => {
  const hash = Math.imul(stem ^ pairSeed, 0x01000193) ^ Math.imul(next, 0x85ebca6b);
  const mixed = Math.imul(hash ^ (hash >>> 16), 0x7feb352d);
  return mixed ^ (mixed >>> 15);
};
const pairSeed = 0x2545f491;

const stemHash = (stem: string): number => hashOf(stem, 0, stem.length, stemSeed);

/** All pieces of a word with a space before and after it. */
const piecesOf = (plain: string, numberOf: (hash: number) => number): Int32Array => {
  const padded = ` ${plain} `;
  const pieces = new Int32Array(3 * padded.length - 6);
  let length = 0;
  for (let size = 2; size <= 4; size += 1) {
    for (let at = 0; at + size <= padded.length; at += 1) {
      pieces[length++] = numberOf(hashOf(padded, at, at + size, 0));
    }
  }
  return pieces.length === length ? pieces : pieces.slice(0, length);
};
