import { defineWords } from '@askwell/ui';
import { conversations } from './en/conversations.ts';

export const conversationsWords = defineWords(conversations, {});
