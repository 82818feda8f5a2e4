import type { Language } from '../language/languages.ts';

/** How visitors say something, and questions in the same words that mean something else. */
export type VisitorPhrases = Record<'meant' | 'other', Record<Language, readonly string[]>>;
