import { Router } from '@koa/router';
import { sendMessage } from '@askwell/contracts';
import type { Services } from '../../compose.ts';
import { visitedChatbot } from '../widget/visited-chatbot.ts';
import { replyToCall } from './reply-to-call.ts';

/** What a visitor says, and the reply to it. */
export const conversationsRoutes = (services: Services) => {
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
    return replyToCall(services, ctx, { chatbot, body, acceptLanguage: ctx.get('Accept-Language') });
  });

  return router;
};
