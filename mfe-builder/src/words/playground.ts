import { defineWords } from '@askwell/ui';
import { playground } from './en/playground.ts';

export const playgroundWords = defineWords(playground, {});
