import { defineWords } from '@askwell/ui';
import { features } from './en/features.ts';

export const featuresWords = defineWords(features, {});
