import { defineWords } from '@askwell/ui';
import { editor } from './en/editor.ts';

export const editorWords = defineWords(editor, {});
