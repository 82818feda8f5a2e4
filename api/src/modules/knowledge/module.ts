/** For the composition root alone: what it builds of this module. */
export { knowledgeData } from './knowledge.data.ts';
export { knowledgeIndexes } from './knowledge-indexes.ts';
export { retrieval } from './retrieval.ts';
export { storedIndexesStore } from './stored-indexes.store.ts';
export { workerPool } from './worker-pool.ts';
