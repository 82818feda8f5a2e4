import type { ObjectId } from 'mongodb';
import type { Happened } from '../modules/analytics/counters.store.ts';
import { replay, type Told } from '../modules/analytics/replay.ts';
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
  for (let stored = 0; stored < history.talks.length; stored += atOnce) {
    const talks = history.talks.slice(stored, stored + atOnce).map((talk) => documentsOf(talk, chatbot));
    await services.conversations.insertAll(talks.map(({ conversation }) => conversation));
    await services.messages.insertAll(talks.flatMap(({ messages }) => messages));
  }
  await count(services, chatbot._id, history);
};

/** How many conversations, and how many counts, are written at once: a small database should not be kept for seconds. */
const atOnce = 100;
const mostCounted = 500;

/** Counts everything in its order, in memory, and writes it at the end. */
const count = async (services: Needs, chatbotId: ObjectId, { talks, views }: History): Promise<void> => {
  const exchanges = inOrder(talks);
  const ratings = talks.flatMap(({ rating, exchanges: said }) => {
    const last = said.at(-1);
    return rating !== null && last ? [{ at: endOf(last), rating }] : [];
  });
  const { happened, visitors } = await replay(services.topics, chatbotId, { exchanges, ratings });
  const viewed = views.map(({ at, count: times }): Happened => [at, { views: times }]);
  // In the order of time, so that what is written at once lies in few hours.
  const all = [...viewed, ...happened].toSorted(([one], [other]) => one.getTime() - other.getTime());
  for (let counted = 0; counted < all.length; counted += mostCounted) {
    await services.counters.add(chatbotId, ...all.slice(counted, counted + mostCounted));
  }
  const sums = await services.counters.sum(chatbotId);
  await Promise.all([
    services.totals.add(chatbotId, 'messages', sums.messages),
    services.totals.add(chatbotId, 'views', sums.views),
  ]);
  for (let stored = 0; stored < visitors.length; stored += mostCounted) {
    await services.visitors.insertAll(visitors.slice(stored, stored + mostCounted));
  }
};

/** The exchanges of all talks as time went by, each with the session before it. */
const inOrder = (talks: readonly Talk[]): Told[] =>
  talks
    .flatMap(({ visitorId, exchanges }) =>
      exchanges.map((exchange, place) => ({
        visitorId,
        session: sessionOf(exchanges.slice(0, place)),
        askedAt: exchange.askedAt,
        repliedAt: endOf(exchange),
        responseMs: exchange.responseMs,
        topic: exchange.faq?.question ?? null,
      })),
    )
    .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
