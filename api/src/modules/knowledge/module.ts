/** For the composition root alone: what it builds of this module. */
export { knowledgeData } from './knowledge.data.ts';
export { knowledgeIndexes } from './knowledge-indexes.ts';
export { knowledgeJobs } from './knowledge.jobs.ts';
export { knowledgeRoutes } from './knowledge.routes.ts';
export { draftSemanticIndexes } from './meaning/draft-semantic-indexes.ts';
export { embeddingTasksStore } from './meaning/embedding-tasks.store.ts';
export { embeddingsStore } from './meaning/embeddings.store.ts';
export { questionEmbeddings } from './meaning/question-embeddings.ts';
export { semanticIndexes } from './meaning/semantic-indexes.ts';
export { retrieval } from './retrieval.ts';
export { storedIndexesStore } from './stored-indexes.store.ts';
export { knowledgePool } from './knowledge-pool.ts';
