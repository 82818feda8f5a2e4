import { defineWords } from '@askwell/ui';
import { preview } from './en/preview.ts';

export const previewWords = defineWords(preview, {});
