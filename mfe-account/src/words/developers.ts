import { defineWords } from '@askwell/ui';
import { developers } from './en/developers.ts';

export const developersWords = defineWords(developers, {});
