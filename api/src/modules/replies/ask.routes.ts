import { Router } from '@koa/router';
import { askChatbot } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { Owner } from '../../kernel/owner.ts';
import { requireApiAccess } from '../accounts/index.ts';
import type { ChatbotsStore } from '../chatbots/index.ts';
import { type AvailabilityNeeds, availableChatbot } from '../chatbots/visitors.index.ts';
import type { AnswerNeeds } from './answer-message.ts';
import { respondToMessage } from './respond-to-message.ts';

type Needs = AnswerNeeds &
  AvailabilityNeeds & {
    endpoint: Endpoint;
    chatbots: Pick<ChatbotsStore, 'find'>;
  };

/** A program's question to a chatbot; charged and stored like a visitor's message. */
export const askRoutes = (needs: Needs): Router => {
  const { endpoint, chatbots, conversations, conversationTokens } = needs;
  const router = new Router();
  const available = availableChatbot(needs);

  endpoint(router, askChatbot, {
    permit: async ({ owner, params }) => {
      requireApiAccess(owner);
      const own = await chatbots.find(owner.id, new ObjectId(params.id));
      if (!own) throw new Problem('not_found');
      const chatbot = await available(own._id);
      if (!chatbot) throw new Problem('chatbot_unavailable');
      return chatbot;
    },
    handle: async ({ owner, body, ctx }, chatbot) =>
      respondToMessage(needs, ctx, {
        chatbot,
        isProgram: true,
        body: {
          visitorId: visitorIdOf(owner),
          text: body.text,
          ...(await conversationToContinue(owner, chatbot._id, body)),
        },
      }),
  });

  /** The conversation to continue: only one that began with this call, never a visitor's. */
  async function conversationToContinue(
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

/** The statistics count all programs of an owner as one visitor. */
const visitorIdOf = ({ id }: Owner) => `api-${id.toHexString()}`;
