import { speller } from './speller.ts';
import { wordsOf, type Word } from './words.ts';

/**
 * A word as numbers: its stem, and its pieces of 3 to 5 characters, which words that look alike share. A feature that
 * the vocabulary does not hold is -1.
 */
export type Entry = { stem: number; pieces: Int32Array; isStop: boolean };

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
  const numbers = new Map<string, number>();
  const entries = new Map<string, Entry>();
  const spelling = speller();

  const entryOf = (word: Word, numberOf: (feature: string) => number): Entry => ({
    stem: numberOf(`=${word.stem}`),
    pieces: Int32Array.from(piecesOf(word.plain), numberOf),
    isStop: word.isStop,
  });
  const learnNumber = (feature: string): number => {
    const number = numbers.get(feature) ?? numbers.size;
    numbers.set(feature, number);
    return number;
  };
  const readNumber = (feature: string): number => numbers.get(feature) ?? -1;

  return {
    learn: (text) =>
      wordsOf(text).map((word) => {
        const learnt = entries.get(word.plain);
        if (learnt) return learnt;
        const entry = entryOf(word, learnNumber);
        entries.set(word.plain, entry);
        spelling.learn(word.plain);
        return entry;
      }),
    read: (text) =>
      wordsOf(text).map(
        (word) =>
          entries.get(word.plain) ??
          entries.get(spelling.correct(word.plain) ?? '') ??
          entryOf(word, readNumber),
      ),
    size: () => numbers.size,
  };
};

const piecesOf = (plain: string): string[] => {
  const padded = ` ${plain} `;
  const pieces: string[] = [];
  for (const size of [3, 4, 5]) {
    for (let at = 0; at + size <= padded.length; at += 1) pieces.push(padded.slice(at, at + size));
  }
  return pieces;
};
