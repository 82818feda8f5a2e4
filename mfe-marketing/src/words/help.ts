import { defineWords } from '@askwell/ui';
import { helpPage } from './en/help.ts';

export const helpPageWords = defineWords(helpPage, {});
