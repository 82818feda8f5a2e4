import { defineWords } from '@askwell/ui';
import { demo } from './en/demo.ts';

export const demoWords = defineWords(demo, {});
