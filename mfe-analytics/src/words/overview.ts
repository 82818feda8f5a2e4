import { defineWords } from '@askwell/ui';
import { overview } from './en/overview.ts';

export const overviewWords = defineWords(overview, {});
