import { defineWords } from '@askwell/ui';
import { terms } from './en/terms.ts';

export const termsWords = defineWords(terms, {});
