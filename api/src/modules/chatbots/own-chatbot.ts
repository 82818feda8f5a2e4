import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { ChatbotsStore } from './chatbots.store.ts';
import type { Owner } from '../../kernel/owner.ts';
import type { ChatbotDocument } from './chatbots.store.ts';

/** The chatbot of an id in a path. Throws `not_found` for whatever is not this owner's. */
export const ownChatbot =
  ({ chatbots }: { chatbots: ChatbotsStore }) =>
  async (owner: Owner, id: string): Promise<ChatbotDocument> => {
    const chatbot = await chatbots.find(owner.id, new ObjectId(id));
    if (!chatbot) throw new Problem('not_found');
    return chatbot;
  };
