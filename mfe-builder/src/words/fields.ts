import { defineWords } from '@askwell/ui';
import { fields } from './en/fields.ts';

export const fieldsWords = defineWords(fields, {});
