import type { ObjectId } from 'mongodb';
import type { AccountData } from '../../kernel/account-data.ts';
import type { ChatbotsStore } from './chatbots.store.ts';
import type { KnowledgeStore } from './knowledge/knowledge.store.ts';

type Needs = { chatbots: ChatbotsStore; knowledge: KnowledgeStore };

/** Deleting an account deletes its chatbots one by one (`deleteChatbot`). */
export const chatbotsData = (needs: Needs): AccountData => ({
  collections: ['chatbots', 'knowledge'],
  exportOf: ({ id }) => ({ chatbots: chatbotRecords(needs, id) }),
  deleteOfChatbot: async (ownerId, chatbotId) => void (await needs.knowledge.removeOf(ownerId, chatbotId)),
});

/** Each chatbot with its knowledge base. */
async function* chatbotRecords({ chatbots, knowledge }: Needs, ownerId: ObjectId): AsyncGenerator<unknown> {
  for (const chatbot of await chatbots.list(ownerId)) {
    const stored = chatbot.knowledgeId && (await knowledge.find(ownerId, chatbot.knowledgeId));
    yield { ...chatbot, knowledgeBase: stored && { faqs: stored.faqs, data: stored.data } };
  }
}
