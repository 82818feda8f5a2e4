import { defineWords } from '@askwell/ui';
import { failures } from './en/failures.ts';

export const failureWords = defineWords(failures, {});
