import { isPseudoLocale } from './pseudo-locale.ts';

/** The languages of the interface. English comes first: pages are prerendered in it. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];

/** The language of this document. It never changes: another language is a reload. */
export const locale: Locale = localeOf(typeof navigator === 'undefined' ? [] : navigator.languages);

/** The locale for `Intl`: all dates and numbers of the interface are formatted in it. */
export const formatLocale: string = isPseudoLocale ? 'el' : locale;

/**
 * True if this document shows the text of the prerendered pages, so that the browser can hydrate
 * them.
 */
export const isPrerenderedLocale: boolean = locale === locales[0] && !isPseudoLocale;

/** The first preferred language (BCP 47) that the interface has, else English. */
export function localeOf(preferred: readonly string[]): Locale {
  for (const tag of preferred) {
    const found = locales.find((candidate) => candidate === tag.split('-')[0]);
    if (found) return found;
  }
  return locales[0];
}
