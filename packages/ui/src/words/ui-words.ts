import { en } from './en.ts';
import { defineWords } from './words.ts';

/** The text of the components. */
export const uiWords = defineWords(en, {});
