import { defineWords } from '@askwell/ui';
import { gaps } from './en/gaps.ts';

export const gapsWords = defineWords(gaps, {});
