/**
 * The languages in which Askwell has texts of its own for visitors: the widget's texts and the
 * replies of the API that no model writes. A language without one of them is a compile error.
 */
export const visitorLanguages = ['en', 'es', 'fr', 'de', 'pt', 'hi', 'ar', 'ja'] as const;
export type VisitorLanguage = (typeof visitorLanguages)[number];
