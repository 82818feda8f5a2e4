import { english } from './english.ts';

export type Texts = typeof english;

const tables: Readonly<Record<string, Texts>> = { en: english };

/** The texts for the first of the languages that there is a table for (`pt-BR` is served by `pt`), else English. */
export const textsFor = (languages: readonly string[]): { language: string; texts: Texts } => {
  for (const wanted of languages) {
    for (const language of [wanted.toLowerCase(), wanted.toLowerCase().split('-')[0] ?? '']) {
      const texts = tables[language];
      if (texts) return { language, texts };
    }
  }
  return { language: 'en', texts: english };
};

/** The page's language comes first, since the panel is part of the page; then what the visitor reads. */
export const pageLanguages = (): string[] =>
  [document.documentElement.lang, ...navigator.languages].filter((language) => language !== '');
