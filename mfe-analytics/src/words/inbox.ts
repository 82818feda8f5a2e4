import { defineWords } from '@askwell/ui';
import { inbox } from './en/inbox.ts';

export const inboxWords = defineWords(inbox, {});
