import { use } from 'react';
import { locale, type Locale } from './locale.ts';
import { isPseudoLocale, pseudoText, pseudoWords } from './pseudo-locale.ts';

/**
 * How the text of each language but English is loaded. A language without an entry is a compile
 * error.
 */
export type Translations<Words, Language extends string = Exclude<Locale, 'en'>> = Record<
  Language,
  () => Promise<{ default: Words }>
>;

/**
 * The text of one part of the interface. `load` is undefined if the language of this document is
 * English.
 */
export type WordSet<Words extends object> = { english: Words; load: () => Promise<Words> | undefined };

/**
 * Declares the text of a page, or of a part of one. English is in the code that uses it; any other
 * language is a file of its own and loaded when needed. Values are strings, lists and records of
 * them, and functions that return them.
 */
export function defineWords<Words extends object>(
  english: Words,
  translations: Translations<NoInfer<Words>>,
): WordSet<Words> {
  let loading: Promise<Words> | undefined;
  return {
    english: isPseudoLocale ? pseudoWords(english) : english,
    load: () => (loading ??= loaderIn<Words>(translations)?.().then((file) => file.default)),
  };
}

/** The text in the language of this document. Suspends while a translation is loaded. */
export function useWords<Words extends object>({ english, load }: WordSet<Words>): Words {
  const loading = load();
  return loading ? use(loading) : english;
}

/**
 * A text of `remote.json` in the language of this document; English where it has no translation.
 */
export const translated = (english: string, others: Readonly<Record<string, string>> = {}): string =>
  isPseudoLocale ? pseudoText(english) : (others[locale] ?? english);

type Load<Words> = () => Promise<{ default: Words }>;

const loaderIn = <Words>(translations: Partial<Record<string, Load<Words>>>): Load<Words> | undefined =>
  translations[locale];
