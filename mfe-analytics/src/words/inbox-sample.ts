import { defineWords } from '@askwell/ui';
import { inboxSample } from './en/inbox-sample.ts';

export const inboxSampleWords = defineWords(inboxSample, {});
