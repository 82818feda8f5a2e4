import { Router } from '@koa/router';
import { sendMessage } from '@askwell/contracts';
import type { Endpoint } from '../../http/endpoint.ts';
import { visitedChatbot, type VisitNeeds } from '../chatbots/visitors.index.ts';
import type { AnswerNeeds } from './answer-message.ts';
import { respondToMessage } from './respond-to-message.ts';

type Needs = AnswerNeeds & VisitNeeds & { endpoint: Endpoint };

/** A visitor's message, and the reply to it. */
export const messagesRoutes = (needs: Needs): Router => {
  const router = new Router();
  const visited = visitedChatbot(needs);

  needs.endpoint(router, sendMessage, {
    permit: ({ params, ctx }) => visited(ctx, params.chatbotId),
    handle: ({ body, ctx }, chatbot) =>
      respondToMessage(needs, ctx, { chatbot, body, acceptLanguage: ctx.get('Accept-Language') }),
  });

  return router;
};
