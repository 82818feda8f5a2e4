import { defineWords } from '@askwell/ui';
import { reset } from './en/reset.ts';

export const resetWords = defineWords(reset, {});
