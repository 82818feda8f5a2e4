import type { Translate } from '@askwell/testing/gemini';
import { arabic } from './arabic.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { japanese } from './japanese.ts';
import { spanish } from './spanish.ts';

const answers = { en: {}, ar: arabic, de: german, es: spanish, fr: french, hi: hindi, ja: japanese };

/** The answer to a question of the shop's FAQs in another language, as a model would word it. */
export const translateAnswer: Translate = (faqQuestion, language) =>
  new Map(Object.entries(answers[language])).get(faqQuestion);
