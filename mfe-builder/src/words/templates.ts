import { defineWords } from '@askwell/ui';
import { templates } from './en/templates.ts';

export const templatesWords = defineWords(templates, {});
