import { defineWords } from '@askwell/ui';
import { appearance } from './en/appearance.ts';

export const appearanceWords = defineWords(appearance, {});
