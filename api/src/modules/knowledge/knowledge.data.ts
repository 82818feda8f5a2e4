import type { AccountData } from '../../kernel/account-data.ts';
import type { EmbeddingTasksStore } from './meaning/embedding-tasks.store.ts';
import type { EmbeddingsStore } from './meaning/embeddings.store.ts';
import type { StoredIndexesStore } from './stored-indexes.store.ts';

type Needs = {
  storedIndexes: StoredIndexesStore;
  storedSemanticIndexes: StoredIndexesStore;
  embeddings: EmbeddingsStore;
  embeddingTasks: EmbeddingTasksStore;
};

/** Indexes and embeddings are computed from knowledge bases: they are no part of an export. */
export const knowledgeData = ({
  storedIndexes,
  storedSemanticIndexes,
  embeddings,
  embeddingTasks,
}: Needs): AccountData => ({
  collections: ['knowledgeIndexes', 'semanticIndexes', 'embeddings', 'embeddingTasks'],
  deleteOfChatbot: async (ownerId, chatbotId) => {
    // First the task: the job stores nothing for a chatbot without one.
    await embeddingTasks.remove(ownerId, chatbotId);
    await storedIndexes.removeOf(ownerId, chatbotId);
    await storedSemanticIndexes.removeOf(ownerId, chatbotId);
  },
  deleteOfAccount: async ({ ownerId }) => void (await embeddings.removeOfAccount(ownerId)),
});
