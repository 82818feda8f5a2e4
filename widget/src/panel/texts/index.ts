import { english, type Texts } from './english.ts';

export type { Texts } from './english.ts';

/** What a visitor reads, and the tag of its language. */
export type Words = { language: string; texts: Texts };

/** Each a file of its own, fetched when it is wanted; English is there already. */
export const translations: Readonly<Record<string, () => Promise<{ default: Texts }>>> = {
  ar: () => import('./arabic.ts'),
  de: () => import('./german.ts'),
  es: () => import('./spanish.ts'),
  fr: () => import('./french.ts'),
  hi: () => import('./hindi.ts'),
  ja: () => import('./japanese.ts'),
  pt: () => import('./portuguese.ts'),
};

export const englishWords: Words = { language: 'en', texts: english };

/**
 * The texts in the first of the languages that there are some for (`pt-BR` is served by `pt`); in English when there are none,
 * or when they do not come.
 */
export const wordsFor = async (languages: readonly string[]): Promise<Words> => {
  for (const wanted of languages) {
    const language = wanted.toLowerCase().split(/[-_]/)[0] ?? '';
    if (language === 'en') break;
    const fetchTexts = Object.hasOwn(translations, language) ? translations[language] : undefined;
    if (fetchTexts)
      return fetchTexts().then(
        ({ default: texts }) => ({ language, texts }),
        () => englishWords,
      );
  }
  return englishWords;
};

/** The page's language comes first, since the panel is part of the page; then what the visitor reads. */
export const pageLanguages = (): string[] =>
  [document.documentElement.lang, ...navigator.languages].filter((language) => language !== '');

/** Puts a value where a text has its braces. */
export const fill = (text: string, value: string | number): string =>
  text.replace(/\{\w+\}/, () => `${value}`);
