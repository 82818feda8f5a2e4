import { Router } from '@koa/router';
import {
  getVisitorConversation,
  giveFeedback,
  rateConversation,
  sendMessage as sendCall,
} from '@askwell/contracts';
import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import { Problem } from '../../http/problem.ts';
import { bearerToken } from '../../http/session.ts';
import type { Services } from '../../services.ts';
import { visitedChatbot } from '../widget/visited-chatbot.ts';
import { presentConversation } from './present-conversation.ts';
import { streamedReply, wholeReply } from './reply-sink.ts';
import { sendMessage } from './send-message.ts';

/** What a visitor says and hears. */
export const conversationsRoutes = (services: Services) => {
  const { endpoint, limits, conversations, messages, counting, conversationTokens, clock } = services;
  const router = new Router();
  const visited = visitedChatbot(services);

  endpoint(router, sendCall, async ({ params, body, ctx }) => {
    const [chatbot] = await Promise.all([
      visited(ctx, params.chatbotId),
      limits.take(
        ['messagePerVisitor', `${params.chatbotId}:${body.visitorId}`],
        ['messagePerAddress', ctx.ip],
        ['messagePerChatbot', params.chatbotId],
      ),
    ]);
    const message = { chatbot, body };
    if (ctx.accepts('application/json', 'text/event-stream') !== 'text/event-stream') {
      const reply = wholeReply(ctx);
      await sendMessage(services, message, reply);
      return reply.body();
    }
    const reply = streamedReply(ctx);
    try {
      await sendMessage(services, message, reply);
    } catch (error) {
      if (!reply.hasStarted()) throw error;
      ctx.log.error({ error }, 'a reply failed');
      await reply.error(new Problem('internal'));
    }
    return undefined;
  });

  endpoint(router, getVisitorConversation, async ({ params, ctx }) => {
    const { _id, ownerId } = await visited(ctx, params.chatbotId);
    const id = ownConversation(ctx, params.chatbotId, params.id);
    const conversation = await conversations.find(ownerId, _id, id);
    if (!conversation) throw new Problem('not_found');
    const said = await messages.list(ownerId, id);
    return { success: true, data: { conversation: presentConversation(conversation, said) } };
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
    await messages.judge(ownerId, message._id, body.helpful);
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
