import { stemmer } from 'stemmer';
import { japanese, languageCount, stopWordLanguages } from './stop-words.ts';

/** A word of a text as the index sees it. */
export type Word = {
  /** The word in its plain form: lower case, without accents. */
  plain: string;
  /** What all its forms have in common; for words that are not English, the plain form itself. */
  stem: string;
  /**
   * Whether it says nothing of the matter in the language of its text: an article, a pronoun, a
   * question word.
   */
  isStop: boolean;
};

/**
 * The words of a text in any script. Chinese, Japanese and Thai, which put no spaces, give
 * overlapping pairs.
 */
export const wordsOf = (text: string): Word[] => withStops(tokensOf(text));

/** The same words in their plain forms only. */
export const tokensOf = (text: string): string[] =>
  isAscii.test(text) ? (text.toLowerCase().match(/[a-z0-9]+/g) ?? []) : tokensOfAnyScript(withoutMarks(text));

/** The words of one text, given in their plain forms. */
export const withStops = (tokens: readonly string[]): Word[] => {
  const words = tokens.map(knownWord);
  const language = languageOf(words);
  return words.map((word) => ((word.stopIn & language) === 0 ? word.asSubstance : word.asStop));
};

/** The stem of a word in its plain form. */
export const stemOf = (plain: string): string => knownWord(plain).asSubstance.stem;

/** A text without what spelling may differ in: case, accents, punctuation. */
export const normalized = (text: string): string => tokensOf(text).join(' ');

/** Whether two questions are the same but for case, accents and punctuation. */
export const isSameQuestion = (one: string, other: string): boolean =>
  one === other || (normalized(one) === normalized(other) && normalized(one) !== '');

/**
 * Whether a text says so little that only what was said before tells what it means: 'And to
 * Spain?', 'How much?'
 */
export const isElliptical = (text: string): boolean =>
  wordsOf(text).filter(({ isStop }) => !isStop).length <= 1;

/**
 * Compatibility forms, case and accents removed. Only the combining marks of European scripts go,
 * and the optional vowel signs of Arabic and Hebrew: in Indic scripts the marks are letters.
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

/** A word apart from any text: `stopIn` are the languages in which it is a stop word, as bits. */
type KnownWord = { stopIn: number; asStop: Word; asSubstance: Word };

const stopWords = stopWordLanguages(tokensOf);

const known = new Map<string, KnownWord>();
const mostKnown = 20_000;

/**
 * Cached, since stemming costs more than the rest of this file, and people use the same few
 * thousand words.
 */
const knownWord = (plain: string): KnownWord => {
  const remembered = known.get(plain);
  if (remembered) return remembered;
  const isLatin = /^[a-z]+$/.test(plain);
  const stem = isLatin ? stemmer(plain) : plain;
  const word = {
    stopIn: stopInOf(plain),
    asStop: { plain, stem, isStop: true },
    asSubstance: { plain, stem, isStop: false },
  };
  known.set(plain, word);
  // The oldest leaves; a cache by use (lru-cache) would weigh 4 kB in the builder's preview.
  const [oldest] = known.keys();
  if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  return word;
};

const stopInOf = (plain: string): number => {
  const listed = stopWords.get(plain) ?? 0;
  if (isJapaneseFiller.test(plain)) return listed | japanese;
  if (!isHanPair.test(plain)) return listed;
  // A pair of two function characters is one: 我的.
  const [one = '', other = ''] = Array.from(plain);
  return listed | ((stopWords.get(one) ?? 0) & (stopWords.get(other) ?? 0));
};

/**
 * Japanese writes particles and endings in hiragana, and most words of substance otherwise; a
 * character of another script after one of hiragana begins a word, except after the polite お and ご.
 */
const isJapaneseFiller =
  /^(?![おご]\p{Script=Han})\p{Script=Hiragana}[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}]$/u;
const isHanPair = /^\p{Script=Han}{2}$/u;

/**
 * The language that has most of a text's words among its stop words, as a bit; the first of
 * several, 0 for none.
 */
const languageOf = (words: readonly KnownWord[]): number => {
  let [any, all] = [0, -1];
  for (const { stopIn } of words) {
    any |= stopIn;
    if (stopIn !== 0) all &= stopIn;
  }
  if (any === 0) return 0;
  // Nearly always there is a language that has them all.
  if (all !== 0) return all & -all;
  let language = 0;
  let most = 0;
  for (let bit = 0; bit < languageCount; bit += 1) {
    let count = 0;
    for (const { stopIn } of words) count += (stopIn >> bit) & 1;
    if (count > most) [language, most] = [1 << bit, count];
  }
  return language;
};
