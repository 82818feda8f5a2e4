import { Router } from '@koa/router';
import { sendMessage } from '@askwell/contracts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { ChatbotsStore } from '../chatbots/index.ts';
import { visitedChatbot, type VisitNeeds } from '../chatbots/visitors.index.ts';
import { answerWithoutStoring, type AnswerNeeds, type Message } from './answer-message.ts';
import { respondToMessage } from './respond-to-message.ts';

type Needs = AnswerNeeds &
  VisitNeeds & {
    endpoint: Endpoint;
    chatbots: Pick<ChatbotsStore, 'findAvailableForMessage'>;
    /** Called after each reply, with the visitor's id and the `Origin` of the page. */
    noteFirstVisitor: (chatbot: Message['chatbot'], visitorId: string, origin: string) => Promise<void>;
  };

/** A visitor's message, and the reply to it. */
export const messagesRoutes = (needs: Needs): Router => {
  const router = new Router();
  const { findAvailableForMessage: findAvailable } = needs.chatbots;
  const visited = visitedChatbot({ ...needs, chatbots: { findAvailable } });

  needs.endpoint(router, sendMessage, {
    permit: async ({ params, body, ctx }): Promise<Message> => {
      const chatbot = await visited(ctx, params.chatbotId);
      return { chatbot, body, acceptLanguage: ctx.get('Accept-Language') };
    },
    handle: async ({ ctx, body }, message) => {
      const response = await respondToMessage(needs, ctx, message);
      void needs.noteFirstVisitor(message.chatbot, body.visitorId, ctx.get('Origin'));
      return response;
    },
    handleWithoutWriting: ({ ctx }, message) => respondToMessage(needs, ctx, message, answerWithoutStoring),
  });

  return router;
};
