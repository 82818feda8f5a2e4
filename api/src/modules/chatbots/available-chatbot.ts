import { plans } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { UsersStore } from '../accounts/index.ts';
import { chatbotPolicy } from './chatbots.policy.ts';
import type { ChatbotDocument, ChatbotsStore } from './chatbots.store.ts';

export type AvailabilityNeeds = {
  chatbots: Pick<ChatbotsStore, 'findAvailable'>;
  users: Pick<UsersStore, 'findById'>;
};

/**
 * The chatbot, if visitors can talk to it: it is deployed, switched on, and within its owner's
 * plan. Else null.
 */
export const availableChatbot =
  ({ chatbots, users }: AvailabilityNeeds) =>
  async (id: ObjectId): Promise<ChatbotDocument | null> => {
    const chatbot = await chatbots.findAvailable(id);
    // Every plan holds the first places: no need to ask for the owner's.
    if (!chatbot || chatbot.slot < plans.free.chatbots) return chatbot;
    const owner = await users.findById(chatbot.ownerId);
    return owner && !chatbotPolicy.isOverLimit(owner, chatbot) ? chatbot : null;
  };
