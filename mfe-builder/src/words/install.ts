import { defineWords } from '@askwell/ui';
import { install } from './en/install.ts';

export const installWords = defineWords(install, {});
