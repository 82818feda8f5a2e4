import { defineWords } from '@askwell/ui';
import { review } from './en/review.ts';

export const reviewWords = defineWords(review, {});
