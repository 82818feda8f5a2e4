import { defineWords } from '@askwell/ui';
import { privacy } from './en/privacy.ts';

export const privacyWords = defineWords(privacy, {});
