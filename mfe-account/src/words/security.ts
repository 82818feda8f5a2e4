import { defineWords } from '@askwell/ui';
import { security } from './en/security.ts';

export const securityWords = defineWords(security, {});
