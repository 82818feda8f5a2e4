import { Router } from '@koa/router';
import { exportAnalytics, getAnalytics, type ExportPart } from '@askwell/contracts';
import type { Readable } from 'node:stream';
import type { Services } from '../../services.ts';
import { ownChatbot } from '../chatbots/own-chatbot.ts';
import { csvOf } from './csv.ts';
import { instantsOf, localDates, periodOf, type Stretch } from './periods.ts';
import { popularTopics } from './popular-topics.ts';
import {
  cardColumns,
  cardRows,
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
    const read = ({ from, to }: Stretch) => counters.read(chatbotId, from, to);
    const files: Record<ExportPart, () => Readable | Promise<Readable>> = {
      days: async () =>
        csvOf(dayColumns, dayRows(period, await read(period), localDates(timeRange, timeZone))),
      cards: async () =>
        csvOf(cardColumns, cardRows(period, await read({ from: period.before.from, to: period.to }))),
      conversations: () => {
        const all = conversations.latest(owner.id, chatbotId, instantsOf(period), 0);
        return csvOf(conversationColumns, all.map(conversationRow));
      },
    };
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment(`${part === 'days' ? 'analytics' : part}-${timeRange}.csv`);
    ctx.body = await files[part]();
    return undefined;
  });

  return router;
};

/** As many as the page can leaf through; the export has them all. */
const mostListed = 200;
