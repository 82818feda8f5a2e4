import { Router } from '@koa/router';
import { sendMessage } from '@askwell/contracts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { RateLimits } from '../../http/limits.ts';
import { visitedChatbot, type VisitNeeds } from '../chatbots/visitors.index.ts';
import type { AnswerNeeds } from './answer-message.ts';
import { respondToMessage } from './respond-to-message.ts';

type Needs = AnswerNeeds & VisitNeeds & { endpoint: Endpoint; limits: Pick<RateLimits, 'take'> };

/** A visitor's message, and the reply to it. */
export const messagesRoutes = (needs: Needs): Router => {
  const { endpoint, limits } = needs;
  const router = new Router();
  const visited = visitedChatbot(needs);

  endpoint(router, sendMessage, async ({ params, body, ctx }) => {
    const [chatbot] = await Promise.all([
      visited(ctx, params.chatbotId),
      limits.take(
        ['messagePerVisitor', `${params.chatbotId}:${body.visitorId}`],
        ['messagePerAddress', ctx.ip],
        ['messagePerChatbot', params.chatbotId],
      ),
    ]);
    const acceptLanguage = ctx.get('Accept-Language');
    return respondToMessage(needs, ctx, { chatbot, body, acceptLanguage });
  });

  return router;
};
