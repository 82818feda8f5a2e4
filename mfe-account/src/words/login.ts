import { defineWords } from '@askwell/ui';
import { login } from './en/login.ts';

export const loginWords = defineWords(login, {});
