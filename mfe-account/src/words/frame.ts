import { defineWords } from '@askwell/ui';
import { frame } from './en/frame.ts';

export const frameWords = defineWords(frame, {});
