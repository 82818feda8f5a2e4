import { defineWords } from '@askwell/ui';
import { join } from './en/join.ts';

export const joinWords = defineWords(join, {});
