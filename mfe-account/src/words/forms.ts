import { defineWords } from '@askwell/ui';
import { forms } from './en/forms.ts';

export const formsWords = defineWords(forms, {});
