import { defineWords } from '@askwell/ui';
import { howItWorks } from './en/how-it-works.ts';

export const howItWorksWords = defineWords(howItWorks, {});
