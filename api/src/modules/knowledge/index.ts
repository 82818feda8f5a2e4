export { knowledgeIndexes, type KnowledgeIndexes } from './knowledge-indexes.ts';
export { storedIndexesStore, type StoredIndexesStore } from './stored-indexes.store.ts';
export { retrieval, type Retrieval, type Retrieved } from './retrieval.ts';
export { workerPool, type PoolOptions, type WorkerPool } from './worker-pool.ts';
