import { defineWords } from '@askwell/ui';
import { library } from './en/library.ts';

export const libraryWords = defineWords(library, {});
