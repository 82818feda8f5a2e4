import { defineWords } from '@askwell/ui';
import { appBar } from './en/app-bar.ts';

export const appBarWords = defineWords(appBar, {});
