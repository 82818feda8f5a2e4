import { defineWords } from '@askwell/ui';
import { register } from './en/register.ts';

export const registerWords = defineWords(register, {});
