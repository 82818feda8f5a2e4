import { defineWords } from '@askwell/ui';
import { legal } from './en/legal.ts';

export const legalWords = defineWords(legal, {});
