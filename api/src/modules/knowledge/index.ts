/** The search in knowledge bases: its indexes, built by workers, and the retrieval of passages. */
export type { Retrieval, Retrieved } from './retrieval.ts';
export type { KnowledgeIndexes } from './knowledge-indexes.ts';
export type { SemanticIndexes } from './meaning/semantic-indexes.ts';
