import { Router } from '@koa/router';
import { askChatbot } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../compose.ts';
import type { Owner } from '../../kernel/owner.ts';
import { availableChatbot } from '../chatbots/index.ts';
import { respondToMessage } from '../replies/respond-to-message.ts';
import { requireApiAccess } from '../accounts/index.ts';

/** Asking a chatbot from a program. It counts, and is stored, like a visitor's message. */
export const askRoutes = (services: Services) => {
  const { endpoint, chatbots, conversations, conversationTokens, limits } = services;
  const router = new Router();
  const available = availableChatbot(services);

  endpoint(router, askChatbot, async ({ owner, params, body, ctx }) => {
    requireApiAccess(owner);
    const own = await chatbots.find(owner.id, new ObjectId(params.id));
    if (!own) throw new Problem('not_found');
    const chatbot = await available(own._id);
    if (!chatbot) throw new Problem('chatbot_unavailable');
    await limits.take(['messagePerChatbot', params.id]);
    return respondToMessage(services, ctx, {
      chatbot,
      body: {
        visitorId: visitorIdOf(owner),
        text: body.text,
        ...(await continued(owner, chatbot._id, body)),
      },
    });
  });

  /** The conversation to go on with: only one that began by this call; visitors' own are theirs. */
  async function continued(
    owner: Owner,
    chatbotId: ObjectId,
    { conversationId }: { conversationId?: string | undefined },
  ) {
    if (conversationId === undefined) return {};
    const found = await conversations.find(owner.id, chatbotId, new ObjectId(conversationId));
    if (found?.visitorId !== visitorIdOf(owner)) throw new Problem('not_found');
    return {
      conversationId,
      conversationToken: conversationTokens.issue(chatbotId.toHexString(), conversationId),
    };
  }

  return router;
};

/** To the statistics, the owner's programs are one visitor. */
const visitorIdOf = ({ id }: Owner) => `api-${id.toHexString()}`;
