import { plans } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { ChatbotsStore } from './chatbots.store.ts';
import type { UsersStore } from '../accounts/index.ts';
import { chatbotPolicy } from './chatbots.policy.ts';
import type { ChatbotDocument } from './chatbots.store.ts';

/** The chatbot, if visitors can talk to it: it is deployed, switched on, and within its owner's plan. Else null. */
export const availableChatbot =
  ({ chatbots, users }: { chatbots: ChatbotsStore; users: UsersStore }) =>
  async (id: ObjectId): Promise<ChatbotDocument | null> => {
    const chatbot = await chatbots.findAvailable(id);
    // Every plan holds the first places: no need to ask for the owner's.
    if (!chatbot || chatbot.slot < plans.free.chatbots) return chatbot;
    const owner = await users.findById(chatbot.ownerId);
    return owner && !chatbotPolicy.isOverLimit(owner, chatbot) ? chatbot : null;
  };
