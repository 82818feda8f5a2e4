import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { ChatbotsStore } from './chatbots.store.ts';
import type { Config } from '../../config.ts';
import type { UsersStore } from '../accounts/index.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import { availableChatbot } from './available-chatbot.ts';
import type { ChatbotDocument } from './chatbots.store.ts';

/**
 * The chatbot that a visitor's call is about.
 * Throws `chatbot_unavailable` where it is not deployed, switched off or over the plan's limit, `origin_not_allowed` on a page where it may not be.
 */
export const visitedChatbot = (services: { chatbots: ChatbotsStore; users: UsersStore; config: Config }) => {
  const { config } = services;
  const available = availableChatbot(services);
  return async (ctx: Context, chatbotId: string): Promise<ChatbotDocument> => {
    const chatbot = await available(new ObjectId(chatbotId));
    if (!chatbot) throw new Problem('chatbot_unavailable');
    if (!isAllowedOrigin(ctx, chatbot.allowedDomains, config.publicUrl)) {
      throw new Problem('origin_not_allowed');
    }
    return chatbot;
  };
};
