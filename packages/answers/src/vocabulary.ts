import { hashOf, numbering } from './numbering.ts';
import { speller } from './speller.ts';
import { tokensOf, wordOf, type Word } from './words.ts';

/**
 * A word as numbers: its stem, and its pieces of 3 to 5 characters, which words that look alike share. A feature that
 * the vocabulary does not hold is -1.
 */
export type Entry = { plain: string; stem: number; pieces: Int32Array; isStop: boolean };

/** Numbers the features of texts, words first seen first. */
export type Vocabulary = {
  /** The words of a text of the knowledge base; new ones are learnt. */
  learn: (text: string) => Entry[];
  /** The words of a question; nothing is learnt, and what looks mistyped is read as the word it was meant to be. */
  read: (text: string) => Entry[];
  /** How many features were learnt. */
  size: () => number;
};

export const vocabulary = (): Vocabulary => {
  const features = numbering();
  const entries = new Map<string, Entry>();
  const spelling = speller();

  const entryOf = ({ plain, stem, isStop }: Word, numberOf: (hash: number) => number): Entry => ({
    plain,
    stem: numberOf(hashOf(stem, 0, stem.length, stemSeed)),
    pieces: piecesOf(plain, numberOf),
    isStop,
  });

  return {
    learn: (text) =>
      tokensOf(text).map((plain) => {
        const learnt = entries.get(plain);
        if (learnt) return learnt;
        const entry = entryOf(wordOf(plain), features.learn);
        entries.set(plain, entry);
        spelling.learn(plain);
        return entry;
      }),
    read: (text) =>
      tokensOf(text).map(
        (plain) =>
          entries.get(plain) ??
          entries.get(spelling.correct(plain) ?? '') ??
          entryOf(wordOf(plain), features.read),
      ),
    size: features.size,
  };
};

/** Keeps the stem 'ship' apart from the piece 'ship'; larger than any character, or stems would be pieces of other words. */
const stemSeed = 0x5bd1e995;

/** All pieces of a word with a space before and after it. */
const piecesOf = (plain: string, numberOf: (hash: number) => number): Int32Array => {
  const padded = ` ${plain} `;
  const pieces = new Int32Array(Math.max(0, 3 * padded.length - 9) + (padded.length < 4 ? 1 : 0));
  let length = 0;
  for (let size = 3; size <= 5; size += 1) {
    for (let at = 0; at + size <= padded.length; at += 1) {
      pieces[length++] = numberOf(hashOf(padded, at, at + size, 0));
    }
  }
  return pieces.length === length ? pieces : pieces.slice(0, length);
};
