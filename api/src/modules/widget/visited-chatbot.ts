import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import { isAllowedOrigin } from './allowed-origin.ts';

/**
 * The chatbot that a visitor's call is about.
 * Throws `chatbot_unavailable` where it is not deployed or switched off, `origin_not_allowed` on a page where it may not be.
 */
export const visitedChatbot =
  ({ chatbots, config }: Pick<Services, 'chatbots' | 'config'>) =>
  async (ctx: Context, chatbotId: string): Promise<ChatbotDocument> => {
    const chatbot = await chatbots.findAvailable(new ObjectId(chatbotId));
    if (!chatbot) throw new Problem('chatbot_unavailable');
    if (!isAllowedOrigin(ctx, chatbot.allowedDomains, config.publicUrl)) {
      throw new Problem('origin_not_allowed');
    }
    return chatbot;
  };
