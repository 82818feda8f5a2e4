import type { Job } from '../../jobs/scheduler.ts';
import type { Logger } from '../../kernel/log.ts';
import { type DeletionNeeds, finishChatbotDeletions } from './delete/delete-chatbot.ts';
import { dropUnusedKnowledge, type UnusedKnowledgeNeeds } from './knowledge/drop-unused-knowledge.ts';

export const chatbotsJobs = (needs: UnusedKnowledgeNeeds & DeletionNeeds & { log: Logger }): Job[] => [
  { name: 'unused knowledge', everyMs: 6 * 60 * 60 * 1000, run: dropUnusedKnowledge(needs) },
  { name: 'chatbot deletions', everyMs: 60_000, run: finishChatbotDeletions(needs) },
];
