import { defineWords } from '@askwell/ui';
import { workshop } from './en/workshop.ts';

export const workshopWords = defineWords(workshop, {});
