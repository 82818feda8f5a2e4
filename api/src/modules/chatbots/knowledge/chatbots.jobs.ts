import type { Job } from '../../../jobs/scheduler.ts';
import { dropUnusedKnowledge, type UnusedKnowledgeNeeds } from './drop-unused-knowledge.ts';

export const chatbotsJobs = (needs: UnusedKnowledgeNeeds): Job[] => [
  { name: 'unused knowledge', everyMs: 6 * 60 * 60 * 1000, run: dropUnusedKnowledge(needs) },
];
