import { defineWords } from '@askwell/ui';
import { secondStep } from './en/second-step.ts';

export const secondStepWords = defineWords(secondStep, {});
