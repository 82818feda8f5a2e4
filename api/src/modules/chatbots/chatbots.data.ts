import type { ObjectId } from 'mongodb';
import type { AccountData } from '../../kernel/account-data.ts';
import type { ChatbotsStore } from './chatbots.store.ts';
import type { ChatbotDeletionsStore } from './delete/chatbot-deletions.store.ts';
import type { KnowledgeStore } from './knowledge/knowledge.store.ts';

type Needs = {
  chatbots: ChatbotsStore;
  chatbotDeletions: Pick<ChatbotDeletionsStore, 'removeOf'>;
  knowledge: KnowledgeStore;
};

/**
 * Deleting an account deletes its chatbots one by one (`deleteChatbot`), and looks through them
 * once more itself. `chatbotDeletions` hold nothing but ids: they are no part of an export.
 */
export const chatbotsData = (needs: Needs): AccountData => ({
  collections: ['chatbots', 'chatbotDeletions', 'knowledge'],
  exportOf: ({ id }) => ({ chatbots: chatbotRecords(needs, id) }),
  deleteOfAccount: async ({ ownerId }) => void (await needs.chatbotDeletions.removeOf(ownerId)),
  deleteOfChatbot: async (ownerId, chatbotId) => void (await needs.knowledge.removeOf(ownerId, chatbotId)),
});

/** Each chatbot with its knowledge base. */
async function* chatbotRecords({ chatbots, knowledge }: Needs, ownerId: ObjectId): AsyncGenerator<unknown> {
  for (const chatbot of await chatbots.list(ownerId)) {
    const stored = chatbot.knowledgeId && (await knowledge.find(ownerId, chatbot.knowledgeId));
    yield { ...chatbot, knowledgeBase: stored && { faqs: stored.faqs, data: stored.data } };
  }
}
