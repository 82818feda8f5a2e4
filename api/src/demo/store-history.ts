import type { ObjectId } from 'mongodb';
import type { Happened } from '../modules/analytics/counters.store.ts';
import { counting } from '../modules/analytics/counting.ts';
import { isReturn, visitOf, type VisitorDocument } from '../modules/analytics/visitors.store.ts';
import type { ChatbotDocument } from '../modules/chatbots/chatbots.store.ts';
import type { Services } from '../services.ts';
import type { History, Talk } from './history.ts';
import { documentsOf, endOf, sessionOf } from './talk-documents.ts';

type Needs = Pick<Services, 'conversations' | 'messages' | 'counters' | 'totals' | 'visitors' | 'topics'>;

/** Stores what happened as if it had come in message by message, counted by the same code, but in a few writes. */
export const storeHistory = async (
  services: Needs,
  chatbot: ChatbotDocument,
  history: History,
): Promise<void> => {
  const talks = history.talks.map((talk) => documentsOf(talk, chatbot));
  await Promise.all([
    services.conversations.insertAll(talks.map(({ conversation }) => conversation)),
    services.messages.insertAll(talks.flatMap(({ messages }) => messages)),
    count(services, chatbot._id, history),
  ]);
};

/** Counts everything in its order. What would be one write each is kept in memory and written at the end. */
const count = async (services: Needs, chatbotId: ObjectId, { talks, views }: History): Promise<void> => {
  const happened: Happened[] = views.map(({ at, count: times }) => [at, { views: times }]);
  const visitors = new Map<string, VisitorDocument>();
  const exchanges = inOrder(talks);
  const { exchanged, rated } = counting({
    topics: services.topics,
    counters: { ...services.counters, add: async (_, ...more) => void happened.push(...more) },
    totals: { ...services.totals, add: async () => {} },
    visitors: {
      ...services.visitors,
      visit: async (_, visitorId, now, isNewSession) => {
        const before = visitors.get(visitorId) ?? null;
        visitors.set(visitorId, {
          ...(before ?? { chatbotId, visitorId }),
          active: now,
          sessions: (before?.sessions ?? 0) + (isNewSession ? 1 : 0),
          ...(isReturn(before, isNewSession) && { returned: now }),
        });
        return visitOf(before, now, isNewSession);
      },
    },
  });
  for (const exchange of exchanges) {
    const { faq, ...rest } = exchange;
    await exchanged({ ...rest, chatbotId, repliedAt: endOf(exchange), topic: faq?.question ?? null });
  }
  for (const { rating, exchanges: said } of talks) {
    const last = said.at(-1);
    if (rating !== null && last) await rated({ chatbotId, at: endOf(last), rating, replaced: null });
  }
  await Promise.all([
    services.counters.add(chatbotId, ...happened),
    services.totals.add(chatbotId, 'messages', exchanges.length),
    services.totals.add(
      chatbotId,
      'views',
      views.reduce((sum, { count: times }) => sum + times, 0),
    ),
    services.visitors.insertAll([...visitors.values()]),
  ]);
};

/** The exchanges of all talks as time went by, each with the session before it. */
const inOrder = (talks: readonly Talk[]) =>
  talks
    .flatMap(({ visitorId, exchanges }) =>
      exchanges.map((exchange, place) => ({
        ...exchange,
        visitorId,
        session: sessionOf(exchanges.slice(0, place)),
      })),
    )
    .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
