import { Router } from '@koa/router';
import {
  deleteVisitorConversation,
  getVisitorConversation,
  giveFeedback,
  leaveContact as leaveContactCall,
  rateConversation,
} from '@askwell/contracts';
import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import { Problem } from '../../kernel/problem.ts';
import { bearerToken } from '../../http/session.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { Clock } from '../../kernel/clock.ts';
import { visitedChatbot, type VisitNeeds } from '../chatbots/visitors.index.ts';
import type { ConversationListener } from './conversation-events.ts';
import type { ConversationTokens } from './conversation-tokens.ts';
import type { ConversationsStore } from './conversations.store.ts';
import { deleteConversation, type DeletionNeeds } from './delete-conversation.ts';
import { leaveContact, type ContactNeeds } from './contact/leave-contact.ts';
import type { MessagesStore } from './messages.store.ts';
import { presentConversation } from './present-conversation.ts';

type Needs = VisitNeeds &
  ContactNeeds &
  DeletionNeeds & {
    endpoint: Endpoint;
    conversations: Pick<ConversationsStore, 'find' | 'rate'>;
    messages: Pick<MessagesStore, 'find' | 'list' | 'judge'>;
    counting: Pick<ConversationListener, 'rated'>;
    conversationTokens: Pick<ConversationTokens, 'isValid'>;
    clock: Clock;
  };

/** Calls of a visitor about their own conversation; each needs the conversation's token. */
export const ownConversationRoutes = (needs: Needs): Router => {
  const { endpoint, conversations, messages, counting, conversationTokens, clock } = needs;
  const router = new Router();
  const visited = visitedChatbot(needs);

  endpoint(router, getVisitorConversation, async ({ params, ctx }) => {
    const chatbot = await visited(ctx, params.chatbotId);
    const { _id, ownerId } = chatbot;
    const id = ownConversation(ctx, params.chatbotId, params.id);
    const conversation = await conversations.find(ownerId, _id, id);
    if (!conversation) throw new Problem('not_found');
    const presented = presentConversation(conversation, await messages.list(conversation), chatbot);
    return { success: true, data: { conversation: presented } };
  });

  endpoint(router, rateConversation, async ({ params, body, ctx }) => {
    const { _id, ownerId } = await visited(ctx, params.chatbotId);
    const id = ownConversation(ctx, params.chatbotId, params.id);
    const ratedAt = clock();
    const { rating, comment = null } = body;
    const before = await conversations.rate(ownerId, _id, id, { rating, comment, ratedAt });
    if (!before) throw new Problem('not_found');
    const replaced =
      before.rating !== null && before.ratedAt ? { rating: before.rating, at: before.ratedAt } : null;
    await counting.rated({ chatbotId: _id, at: ratedAt, rating, replaced });
    return { success: true };
  });

  endpoint(router, giveFeedback, async ({ params, body, ctx }) => {
    const { _id, ownerId } = await visited(ctx, params.chatbotId);
    if (bearerToken(ctx) === null) throw new Problem('unauthenticated');
    const message = await messages.find(ownerId, _id, new ObjectId(params.id));
    if (message?.role !== 'bot') throw new Problem('not_found');
    ownConversation(ctx, params.chatbotId, message.conversationId.toHexString());
    await messages.judge(ownerId, _id, message._id, body.helpful);
    return { success: true };
  });

  endpoint(router, leaveContactCall, {
    permit: async ({ params, ctx }) => ({
      chatbot: await visited(ctx, params.chatbotId),
      id: ownConversation(ctx, params.chatbotId, params.id),
    }),
    handle: async ({ body }, { chatbot, id }) => {
      await leaveContact(needs, chatbot, id, body);
      return { success: true };
    },
  });

  endpoint(router, deleteVisitorConversation, async ({ params, ctx }) => {
    const { _id, ownerId } = await visited(ctx, params.chatbotId);
    const id = ownConversation(ctx, params.chatbotId, params.id);
    const conversation = await conversations.find(ownerId, _id, id);
    if (!conversation) throw new Problem('not_found');
    await deleteConversation(needs, conversation);
    return { success: true };
  });

  /** The id of a conversation that the visitor's token opens. */
  function ownConversation(ctx: Context, chatbotId: string, id: string): ObjectId {
    const token = bearerToken(ctx);
    if (token === null || !conversationTokens.isValid(token, chatbotId, id)) {
      throw new Problem('unauthenticated');
    }
    return new ObjectId(id);
  }

  return router;
};
