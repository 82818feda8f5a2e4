import type { AccountData } from '../../kernel/account-data.ts';
import type { StoredIndexesStore } from './stored-indexes.store.ts';

/** Indexes are computed from knowledge bases: they are no part of an export. */
export const knowledgeData = ({ storedIndexes }: { storedIndexes: StoredIndexesStore }): AccountData => ({
  collections: ['knowledgeIndexes'],
  deleteOfChatbot: async (ownerId, chatbotId) => void (await storedIndexes.removeOf(ownerId, chatbotId)),
});
