import { Router } from '@koa/router';
import { exportAnalytics, getAnalytics } from '@askwell/contracts';
import type { Services } from '../../services.ts';
import { ownChatbot } from '../chatbots/own-chatbot.ts';
import { csvOf } from './csv.ts';
import { instantsOf, localDates, periodOf } from './periods.ts';
import { popularTopics } from './popular-topics.ts';
import {
  conversationColumns,
  conversationRow,
  dayColumns,
  dayRows,
  presentAnalytics,
} from './present-analytics.ts';
import { summaryOf } from './summary.ts';

type Needs = Pick<
  Services,
  'endpoint' | 'chatbots' | 'conversations' | 'messages' | 'counters' | 'topics' | 'clock'
>;

/** What an owner learns of a chatbot's visitors. */
export const analyticsRoutes = (services: Needs) => {
  const { endpoint, conversations, counters, clock } = services;
  const router = new Router();

  const own = ownChatbot(services);

  endpoint(router, getAnalytics, async ({ owner, params, query }) => {
    const { _id: chatbotId } = await own(owner, params.id);
    const period = periodOf(query.timeRange, query.timeZone, clock());
    const [quarters, listed] = await Promise.all([
      counters.read(chatbotId, period.before.from, period.to),
      conversations.latest(owner.id, chatbotId, instantsOf(period), mostListed).toArray(),
    ]);
    const { topics: answered } = summaryOf(quarters, period);
    const analytics = presentAnalytics({
      period,
      quarters,
      conversations: listed,
      popularTopics: await popularTopics(services, owner.id, chatbotId, period, answered),
    });
    return { success: true, data: { analytics } };
  });

  endpoint(router, exportAnalytics, async ({ owner, params, query, ctx }) => {
    const { _id: chatbotId } = await own(owner, params.id);
    const { timeRange, timeZone, part } = query;
    const period = periodOf(timeRange, timeZone, clock());
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment(`${part === 'days' ? 'analytics' : 'conversations'}-${timeRange}.csv`);
    if (part === 'days') {
      const quarters = await counters.read(chatbotId, period.from, period.to);
      ctx.body = csvOf(dayColumns, dayRows(period, quarters, localDates(timeRange, timeZone)));
    } else {
      const all = conversations.latest(owner.id, chatbotId, instantsOf(period), 0);
      ctx.body = csvOf(conversationColumns, all.map(conversationRow));
    }
    return undefined;
  });

  return router;
};

/** As many as the page can leaf through; the export has them all. */
const mostListed = 200;
