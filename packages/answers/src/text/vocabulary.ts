import { hashingTableBuilder, hashOf, lookUp, type HashingTable } from './hashing-table.ts';
import { correct, spellingDictionaryBuilder, type SpellingDictionary } from './spell-correction.ts';
import { stemOf, tokensOf, withStops, wordsOf, type Word } from './words.ts';

/**
 * A word as feature numbers: its stem, its pieces of 2 to 4 characters, which similar words share,
 * and the pair that it makes with the word before it. A feature that the vocabulary does not hold
 * is -1. Two stop words make no pair.
 */
export type Entry = { plain: string; stem: number; pieces: Int32Array; isStop: boolean; pair: number };

/** The pair of a word that has none. */
export const noPair = -2;

/** The features of a knowledge base, and the words that typos are corrected to. */
export type Vocabulary = { table: HashingTable; spelling: SpellingDictionary };

/** Collects the vocabulary of a knowledge base. */
export const vocabularyBuilder = () => {
  const features = hashingTableBuilder();
  const spelling = spellingDictionaryBuilder();
  const entries = new Map<string, Entry>();
  const bodyStems = new Map<string, number>();

  return {
    /** The words of a wording with all their features. */
    addWording: (text: string): Entry[] =>
      withPairs(
        wordsOf(text).map((word) => {
          const known = entries.get(word.plain);
          if (known) return copyOf(known, word.isStop);
          const entry = entryOf(word, features.add);
          entries.set(word.plain, entry);
          spelling.add(word.plain);
          return copyOf(entry, word.isStop);
        }),
        features.add,
      ),
    /** The stems of a body, such as an answer. Its pieces are not compared with anything. */
    addBody: (text: string): Int32Array =>
      Int32Array.from(tokensOf(text), (plain) => {
        const known = entries.get(plain)?.stem ?? bodyStems.get(plain);
        if (known !== undefined) return known;
        const stem = features.add(stemHash(stemOf(plain)));
        bodyStems.set(plain, stem);
        spelling.add(plain);
        return stem;
      }),
    /** The number of features so far. */
    size: features.size,
    vocabulary: (): Vocabulary => ({ table: features.table(), spelling: spelling.dictionary() }),
  };
};

/**
 * The words of a question. A word that the knowledge base does not use may be a typo: it is read as
 * the corrected word.
 */
export const readQuestion = ({ table, spelling }: Vocabulary, text: string): Entry[] => {
  const numberOf = (hash: number) => lookUp(table, hash);
  const tokens = tokensOf(text).map((plain) => correct(spelling, plain) ?? plain);
  return withPairs(
    withStops(tokens).map((word) => entryOf(word, numberOf)),
    numberOf,
  );
};

const copyOf = ({ plain, stem, pieces }: Entry, isStop: boolean): Entry => ({
  plain,
  stem,
  pieces,
  isStop,
  pair: noPair,
});

/** Sets the pairs of the words of one text. */
const withPairs = (entries: Entry[], numberOf: (hash: number) => number): Entry[] => {
  for (let at = 1; at < entries.length; at += 1) {
    const [before, entry] = [entries[at - 1], entries[at]];
    if (!before || !entry || (before.isStop && entry.isStop)) continue;
    entry.pair = before.stem < 0 || entry.stem < 0 ? -1 : numberOf(pairHash(before.stem, entry.stem));
  }
  return entries;
};

const entryOf = (word: Word, numberOf: (hash: number) => number): Entry => ({
  plain: word.plain,
  stem: numberOf(stemHash(word.stem)),
  pieces: piecesOf(word.plain, numberOf),
  isStop: word.isStop,
  pair: noPair,
});

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
