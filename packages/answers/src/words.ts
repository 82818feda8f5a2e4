import { stemmer } from 'stemmer';
import { stopWords } from './stop-words.ts';

/** A word of a text as the index sees it. */
export type Word = {
  /** The word in its plain form: lower case, without accents. */
  plain: string;
  /** What all its forms have in common; for words that are not English, the plain form itself. */
  stem: string;
  /** Whether it says nothing of the matter: an article, a pronoun, a question word. */
  isStop: boolean;
};

/** The words of a text in any script. Chinese, Japanese and Thai, which put no spaces, give overlapping pairs. */
export const wordsOf = (text: string): Word[] => tokensOf(text).map(wordOf);

/** The same words in their plain forms only. */
export const tokensOf = (text: string): string[] =>
  isAscii.test(text) ? (text.toLowerCase().match(/[a-z0-9]+/g) ?? []) : tokensOfAnyScript(withoutMarks(text));

/** A text without what spelling may differ in: case, accents, punctuation. */
export const normalized = (text: string): string => tokensOf(text).join(' ');

/** Whether two questions are the same but for case, accents and punctuation. */
export const isSameQuestion = (one: string, other: string): boolean =>
  one === other || (normalized(one) === normalized(other) && normalized(one) !== '');

/** Whether a text says so little that only what was said before tells what it means: 'And to Spain?', 'How much?' */
export const isElliptical = (text: string): boolean =>
  wordsOf(text).filter(({ isStop }) => !isStop).length <= 1;

/**
 * Compatibility forms, case and accents removed. Only the combining marks of European scripts go, and the optional
 * vowel signs of Arabic and Hebrew: in Indic scripts the marks are letters.
 */
const withoutMarks = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0591-\u05c7\u064b-\u065f\u0640]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .normalize('NFC');

// Most texts are plain English, for which all this can be done in a third of the time.
const isAscii = /^[\0-\x7f]*$/;

const tokensOfAnyScript = (plain: string): string[] =>
  (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).flatMap((run) => (unspaced.test(run) ? pairsOf(run) : [run]));

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

const pairsOf = (run: string): string[] => {
  const letters = Array.from(run);
  return letters.length < 3
    ? [run]
    : letters.slice(0, -1).map((letter, position) => letter + letters[position + 1]);
};

/** Japanese writes endings and particles in hiragana, and most words of substance otherwise. */
const isHiraganaPair = /^\p{Script=Hiragana}{2}$/u;

const known = new Map<string, Word>();

/** Stemming costs more than all else here, and people use the same few thousand words: they are remembered. */
export const wordOf = (plain: string): Word => {
  const remembered = known.get(plain);
  if (remembered) return remembered;
  const isLatin = /^[a-z]+$/.test(plain);
  const word = {
    plain,
    stem: isLatin ? stemmer(plain) : plain,
    isStop: stopWords.has(plain) || isHiraganaPair.test(plain),
  };
  if (known.size >= 20_000) known.clear();
  known.set(plain, word);
  return word;
};
