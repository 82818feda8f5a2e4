import { Router } from '@koa/router';
import { sendMessage as sendCall } from '@askwell/contracts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { visitedChatbot } from '../widget/visited-chatbot.ts';
import { streamedReply, wholeReply } from './reply-sink.ts';
import { sendMessage } from './send-message.ts';

/** What a visitor says, and the reply to it. */
export const conversationsRoutes = (services: Services) => {
  const { endpoint, limits } = services;
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
    const message = { chatbot, body, acceptLanguage: ctx.get('Accept-Language') };
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

  return router;
};
