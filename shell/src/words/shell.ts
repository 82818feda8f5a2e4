import { defineWords } from '@askwell/ui';
import { shell } from './en/shell.ts';

export const shellWords = defineWords(shell, {});
