import { Router } from '@koa/router';
import { sendMessage } from '@askwell/contracts';
import type { Services } from '../../compose.ts';
import { visitedChatbot } from '../chatbots/index.ts';
import { respondToMessage } from './respond-to-message.ts';

/** A visitor's message, and the reply to it. */
export const messagesRoutes = (services: Services) => {
  const { endpoint, limits } = services;
  const router = new Router();
  const visited = visitedChatbot(services);

  endpoint(router, sendMessage, async ({ params, body, ctx }) => {
    const [chatbot] = await Promise.all([
      visited(ctx, params.chatbotId),
      limits.take(
        ['messagePerVisitor', `${params.chatbotId}:${body.visitorId}`],
        ['messagePerAddress', ctx.ip],
        ['messagePerChatbot', params.chatbotId],
      ),
    ]);
    return respondToMessage(services, ctx, { chatbot, body, acceptLanguage: ctx.get('Accept-Language') });
  });

  return router;
};
