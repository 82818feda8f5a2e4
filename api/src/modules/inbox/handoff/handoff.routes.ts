import { Router } from '@koa/router';
import {
  cancelHandoff,
  getAvailability,
  listLiveMessages,
  openConversationStream,
  requestHandoff as requestHandoffCall,
  sendVisitorTyping,
} from '@askwell/contracts';
import type { Context } from 'koa';
import { ObjectId } from 'mongodb';
import type { Endpoint } from '../../../http/endpoint.ts';
import { bearerToken } from '../../../http/session.ts';
import { Problem } from '../../../kernel/problem.ts';
import { visitedChatbot, type VisitNeeds } from '../../chatbots/visitors.index.ts';
import type { ConversationTokens } from '../../conversations/index.ts';
import { transitions } from '../../conversations/live.index.ts';
import { presentLiveMessage, presentLiveStatus } from '../live/present-live.ts';
import { openVisitorStream, type VisitorStreamNeeds } from '../live/visitor-stream.ts';
import { preferredLanguage } from './preferred-language.ts';
import { requestHandoff, type RequestNeeds } from './request-handoff.ts';

type Needs = VisitNeeds &
  RequestNeeds &
  VisitorStreamNeeds & { endpoint: Endpoint; conversationTokens: Pick<ConversationTokens, 'isValid'> };

/** The most messages that a poll gets at once. */
const mostPolled = 200;

/** A visitor's calls about a person; all but the first need the token of the conversation. */
export const handoffRoutes = (needs: Needs): Router => {
  const { endpoint, handoffs, messages, conversationTokens, liveChanges, clock } = needs;
  const router = new Router();
  const visited = visitedChatbot(needs);

  /** The visitor's own conversation. Throws `unauthenticated`, `not_found`. */
  const own = async (ctx: Context, params: { chatbotId: string; id: string }) => {
    const chatbot = await visited(ctx, params.chatbotId);
    const token = bearerToken(ctx);
    if (token === null || !conversationTokens.isValid(token, params.chatbotId, params.id)) {
      throw new Problem('unauthenticated');
    }
    const { _id: chatbotId, ownerId } = chatbot;
    const conversation = await handoffs.find({ _id: new ObjectId(params.id), chatbotId, ownerId });
    if (!conversation) throw new Problem('not_found');
    return { chatbot, conversation };
  };

  endpoint(router, getAvailability, async ({ params, ctx }) => {
    const chatbot = await visited(ctx, params.chatbotId);
    if (!chatbot.handoff.isOn) throw new Problem('handoff_off');
    // Names no one: the call needs no token.
    const { present: _, ...data } = await needs.availability(chatbot);
    return { success: true, data };
  });

  endpoint(router, requestHandoffCall, {
    permit: ({ params, ctx }) => own(ctx, params),
    handle: async ({ body, ctx }, { chatbot, conversation }) => {
      const language = preferredLanguage(ctx.get('Accept-Language'));
      const request = { ...body, reason: 'visitor', language } as const;
      return { success: true, data: await requestHandoff(needs, chatbot, conversation._id, request) };
    },
  });

  endpoint(router, cancelHandoff, async ({ params, ctx }) => {
    const { conversation } = await own(ctx, params);
    await handoffs.apply(conversation, transitions.handBack({ at: clock(), by: null }));
    liveChanges.wake();
    return { success: true };
  });

  endpoint(router, sendVisitorTyping, {
    permit: ({ params, ctx }) => own(ctx, params),
    handle: async (_, { conversation }) => {
      await handoffs.noteTyping(conversation, null, clock());
      liveChanges.wake();
      return { success: true };
    },
  });

  endpoint(router, openConversationStream, async ({ params, query, ctx }) => {
    const { conversation } = await own(ctx, params);
    openVisitorStream(needs, ctx, conversation, query.after);
    return undefined;
  });

  endpoint(router, listLiveMessages, async ({ params, query, ctx }) => {
    const { conversation } = await own(ctx, params);
    const found = await messages.after(conversation, query.after, mostPolled);
    const last = found.at(-1);
    if (last) await handoffs.noteVisitorSeen(conversation, last.seq);
    return {
      success: true,
      data: { messages: found.map(presentLiveMessage), status: presentLiveStatus(conversation) },
    };
  });

  return router;
};
