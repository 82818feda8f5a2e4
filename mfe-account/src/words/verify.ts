import { defineWords } from '@askwell/ui';
import { verify } from './en/verify.ts';

export const verifyWords = defineWords(verify, {});
