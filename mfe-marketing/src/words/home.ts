import { defineWords } from '@askwell/ui';
import { home } from './en/home.ts';

export const homeWords = defineWords(home, {});
