import { defineWords } from '@askwell/ui';
import { twoStep } from './en/two-step.ts';

export const twoStepWords = defineWords(twoStep, {});
