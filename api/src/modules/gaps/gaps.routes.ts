import { Router } from '@koa/router';
import { dismissGap, listGaps } from '@askwell/contracts';
import type { Services } from '../../compose.ts';
import { instantsOf, periodOf } from '../../kernel/periods.ts';
import { ownChatbot } from '../chatbots/index.ts';
import { findGaps } from './find-gaps.ts';

/** What visitors asked and the knowledge base did not answer. */
export const gapsRoutes = (services: Services) => {
  const { endpoint, messages, clock } = services;
  const router = new Router();
  const own = ownChatbot(services);

  endpoint(router, listGaps, async ({ owner, params, query }) => {
    const chatbot = await own(owner, params.id);
    const period = instantsOf(periodOf(query.timeRange, query.timeZone, clock()));
    return { success: true, data: await findGaps(services, chatbot, period) };
  });

  endpoint(router, dismissGap, async ({ owner, params, body }) => {
    const { _id } = await own(owner, params.id);
    await messages.dismissGaps(owner.id, _id, body.questions);
    return { success: true };
  });

  return router;
};
