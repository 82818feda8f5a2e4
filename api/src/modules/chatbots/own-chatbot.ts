import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Owner } from '../../kernel/owner.ts';
import type { ChatbotDocument, ChatbotsStore } from './chatbots.store.ts';

/** The chatbot that an id in a path names. Throws `not_found` for a chatbot of another owner. */
export const ownChatbot =
  ({ chatbots }: { chatbots: Pick<ChatbotsStore, 'find'> }) =>
  async (owner: Owner, id: string): Promise<ChatbotDocument> => {
    const chatbot = await chatbots.find(owner.id, new ObjectId(id));
    if (!chatbot) throw new Problem('not_found');
    return chatbot;
  };
