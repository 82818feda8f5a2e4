import { Router } from '@koa/router';
import { exportAnalytics, getAnalytics, getPeopleReport, type ExportPart } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Readable } from 'node:stream';
import { type ChatbotsStore, ownChatbot } from '../chatbots/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { ConversationsStore, MessagesStore } from '../conversations/index.ts';
import type { CountersStore } from './count/counters.store.ts';
import type { DaysStore } from './count/days.store.ts';
import type { Endpoint } from '../../http/endpoint.ts';
import type { TopicsStore } from './count/topics.store.ts';
import { csvOf } from './report/csv.ts';
import { instantsOf, localDates, periodOf, type Period } from '../../kernel/periods.ts';
import { peopleReport } from './report/people-report.ts';
import { popularTopics } from './report/popular-topics.ts';
import {
  cardColumns,
  cardRows,
  conversationColumns,
  conversationRow,
  dayColumns,
  dayRows,
  presentAnalytics,
} from './report/present-analytics.ts';
import { readStatistics } from './report/read-statistics.ts';
import { answerSources } from './report/answer-sources.ts';
import { countsById, summaryOf } from './report/summary.ts';

type Needs = {
  endpoint: Endpoint;
  chatbots: ChatbotsStore;
  conversations: ConversationsStore;
  messages: MessagesStore;
  counters: CountersStore;
  days: DaysStore;
  topics: TopicsStore;
  membersOf: (accountId: ObjectId) => Promise<readonly { id: string; name: string }[]>;
  /** Exchanges that wait to be counted. */
  followUps: { flush: () => Promise<void> };
  clock: Clock;
};

/** What an owner learns of a chatbot's visitors. */
export const analyticsRoutes = (services: Needs) => {
  const { endpoint, conversations, counters, followUps, clock } = services;
  const router = new Router();

  const own = ownChatbot(services);
  const topics = popularTopics(services);

  /** What happened in a period, and in the one to compare it with. */
  const bothOf = async (chatbotId: ObjectId, period: Period) => {
    const [statistics, earlier] = await Promise.all([
      readStatistics(services, chatbotId, period),
      readStatistics(services, chatbotId, period.before),
    ]);
    return { statistics, earlier };
  };

  endpoint(router, getAnalytics, async ({ owner, params, query }) => {
    const { _id: chatbotId } = await own(owner, params.id);
    await followUps.flush();
    const period = periodOf(query.timeRange, query.timeZone, clock());
    const [{ statistics, earlier }, listed, unanswered] = await Promise.all([
      bothOf(chatbotId, period),
      conversations.latest(owner.id, chatbotId, instantsOf(period), mostListed).toArray(),
      topics.unanswered(owner.id, chatbotId, period),
    ]);
    const analytics = presentAnalytics({
      period,
      statistics,
      now: summaryOf(statistics, period),
      before: summaryOf(earlier, period.before),
      conversations: listed,
      popularTopics: await topics.list(chatbotId, countsById(statistics, period, 'topics'), unanswered),
      answersBySource: await answerSources(
        services.topics,
        chatbotId,
        countsById(statistics, period, 'origins'),
      ),
    });
    return { success: true, data: { analytics } };
  });

  endpoint(router, getPeopleReport, async ({ owner, params, query }) => {
    const chatbot = await own(owner, params.id);
    await followUps.flush();
    const period = periodOf(query.timeRange, query.timeZone, clock());
    const statistics = await readStatistics(services, chatbot._id, period);
    return { success: true, data: { report: await peopleReport(services, chatbot, statistics, period) } };
  });

  endpoint(router, exportAnalytics, async ({ owner, params, query, ctx }) => {
    const { _id: chatbotId } = await own(owner, params.id);
    const { timeRange, timeZone, part } = query;
    await followUps.flush();
    const period = periodOf(timeRange, timeZone, clock());
    const files: Record<ExportPart, () => Readable | Promise<Readable>> = {
      days: async () =>
        csvOf(
          dayColumns,
          dayRows(
            period,
            await counters.read(chatbotId, period.from, period.to),
            localDates(timeRange, timeZone),
          ),
        ),
      cards: async () => {
        const { statistics, earlier } = await bothOf(chatbotId, period);
        return csvOf(cardColumns, cardRows(period, statistics, earlier));
      },
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
const mostListed = 100;
