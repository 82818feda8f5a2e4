import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Config } from '../../config.ts';
import { isAllowedOrigin } from './allowed-origin.ts';
import { availableChatbot, type AvailabilityNeeds } from './available-chatbot.ts';
import type { ChatbotDocument } from './chatbots.store.ts';

export type VisitNeeds = AvailabilityNeeds & { config: Pick<Config, 'publicUrl'> };

/**
 * The chatbot that a visitor's call is about. Throws `chatbot_unavailable` when it is not deployed,
 * switched off or over the plan's limit, `origin_not_allowed` on a page of another domain than its
 * owner allows.
 */
export const visitedChatbot = (needs: VisitNeeds) => {
  const { config } = needs;
  const available = availableChatbot(needs);
  return async (ctx: Context, chatbotId: string): Promise<ChatbotDocument> => {
    const chatbot = await available(new ObjectId(chatbotId));
    if (!chatbot) throw new Problem('chatbot_unavailable');
    if (!isAllowedOrigin(ctx, chatbot.allowedDomains, config.publicUrl)) {
      throw new Problem('origin_not_allowed');
    }
    return chatbot;
  };
};
