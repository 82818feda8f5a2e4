import { defineWords } from '@askwell/ui';
import { sources } from './en/sources.ts';

export const sourcesWords = defineWords(sources, {});
