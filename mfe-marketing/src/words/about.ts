import { defineWords } from '@askwell/ui';
import { about } from './en/about.ts';

export const aboutWords = defineWords(about, {});
