import type { Job } from '../../jobs/scheduler.ts';
import { embedKnowledge, type EmbedNeeds } from './meaning/embed-knowledge.ts';

export const knowledgeJobs = (needs: EmbedNeeds): Job[] => [
  { name: 'embeddings', everyMs: 5_000, run: embedKnowledge(needs), claimsItems: true },
];
