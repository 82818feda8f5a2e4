import type { VisitorLanguage } from '@askwell/contracts';
import { english, type Texts } from './english.ts';

export type { Texts } from './english.ts';

/**
 * The texts that a visitor reads, with the tag of their language and its direction if that is
 * fixed.
 */
export type Words = { language: string; texts: Texts; direction?: 'rtl' | undefined };

/** The module of a language; one that is written from right to left says so. */
type Translation = { default: Texts; direction?: 'rtl' };

/** Each language is a file of its own, fetched on demand; English is part of the panel. */
const translationOf: Record<Exclude<VisitorLanguage, 'en'>, () => Promise<Translation>> = {
  ar: () => import('./arabic.ts'),
  de: () => import('./german.ts'),
  es: () => import('./spanish.ts'),
  fr: () => import('./french.ts'),
  hi: () => import('./hindi.ts'),
  ja: () => import('./japanese.ts'),
  pt: () => import('./portuguese.ts'),
};
export const translations: Readonly<Record<string, () => Promise<Translation>>> = translationOf;

export const englishWords: Words = { language: 'en', texts: english };

/**
 * The texts in the first of the languages that there are some for (`pt-BR` is served by `pt`); in
 * English when there are none, or when they do not come.
 */
export const wordsFor = async (languages: readonly string[]): Promise<Words> => {
  for (const wanted of languages) {
    const language = wanted.toLowerCase().split(/[-_]/)[0] ?? '';
    if (language === 'en') break;
    const fetchTexts = Object.hasOwn(translations, language) ? translations[language] : undefined;
    if (fetchTexts)
      return fetchTexts().then(
        ({ default: texts, direction }) => ({ language, texts, direction }),
        () => englishWords,
      );
  }
  return englishWords;
};

/**
 * The page's language comes first, since the panel is part of the page; then what the visitor
 * reads.
 */
export const pageLanguages = (): string[] =>
  [document.documentElement.lang, ...navigator.languages].filter((language) => language !== '');

/** Puts a value where a text has its braces. */
export const fill = (text: string, value: string | number): string =>
  text.replace(/\{\w+\}/, () => `${value}`);
