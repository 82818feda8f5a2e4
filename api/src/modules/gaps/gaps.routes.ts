import { Router } from '@koa/router';
import { dismissGap, listAskedQuestions, listGaps } from '@askwell/contracts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { Clock } from '../../kernel/clock.ts';
import { instantsOf, periodOf } from '../../kernel/periods.ts';
import { type ChatbotsStore, ownChatbot } from '../chatbots/index.ts';
import type { MessagesStore } from '../conversations/index.ts';
import { askedQuestions, type AskedNeeds } from './asked-questions.ts';
import { findGaps, type GapNeeds } from './find-gaps.ts';

type Needs = GapNeeds &
  AskedNeeds & {
    endpoint: Endpoint;
    chatbots: Pick<ChatbotsStore, 'find'>;
    messages: Pick<MessagesStore, 'dismissGaps'>;
    clock: Clock;
  };

/** Questions of visitors: which the knowledge base did not answer, and which FAQs answered. */
export const gapsRoutes = (needs: Needs): Router => {
  const { endpoint, messages, clock } = needs;
  const router = new Router();
  const own = ownChatbot(needs);

  endpoint(router, listGaps, async ({ owner, params, query }) => {
    const chatbot = await own(owner, params.id);
    const period = instantsOf(periodOf(query.timeRange, query.timeZone, clock()));
    return { success: true, data: await findGaps(needs, chatbot, period) };
  });

  endpoint(router, listAskedQuestions, async ({ owner, params }) => {
    const chatbot = await own(owner, params.id);
    return { success: true, data: { questions: await askedQuestions(needs, chatbot) } };
  });

  endpoint(router, dismissGap, async ({ owner, params, body }) => {
    const { _id } = await own(owner, params.id);
    await messages.dismissGaps(owner.id, _id, body.questions);
    return { success: true };
  });

  return router;
};
