import { defineWords } from '@askwell/ui';
import { knowledge } from './en/knowledge.ts';

export const knowledgeWords = defineWords(knowledge, {});
