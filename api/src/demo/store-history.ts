import type { ConversationsStore, MessagesStore } from '../modules/conversations/index.ts';
import {
  type CountersStore,
  replaying,
  type VisitExchange,
  type TopicsStore,
  type TotalsStore,
  type VisitorsStore,
} from '../modules/analytics/index.ts';
import type { ChatbotDocument } from '../modules/chatbots/index.ts';
import type { Hour, Talk } from './history.ts';
import { quarterSums } from './quarter-sums.ts';
import { documentsOf, endOf, visitOf } from './talk-documents.ts';

type Needs = {
  conversations: ConversationsStore;
  messages: MessagesStore;
  counters: CountersStore;
  totals: TotalsStore;
  visitors: VisitorsStore;
  topics: TopicsStore;
};

/**
 * Stores what happened as if it had come in message by message, counted by the same code, but in a
 * few writes. Of a history that is made as it is read, no more than some hours are in memory.
 */
export const storeHistory = async (
  services: Needs,
  chatbot: ChatbotDocument,
  history: Iterable<Hour>,
): Promise<void> => {
  const { conversations, messages, counters, totals, visitors, topics } = services;
  const sums = quarterSums();
  const story = replaying(topics, chatbot._id, sums.add);
  const total = { messages: 0, views: 0 };
  let waiting: VisitExchange[] = [];

  /**
   * Counts the exchanges before an instant, in order; later hours may still add exchanges after it.
   */
  const count = async (hours: readonly Hour[], until: number): Promise<void> => {
    const talks = hours.flatMap((hour) => hour.talks);
    const ordered = [...waiting, ...talks.flatMap(exchangesOf)].toSorted(byTime);
    waiting = ordered.filter(({ askedAt }) => askedAt.getTime() >= until);
    const exchanges = ordered.slice(0, ordered.length - waiting.length);
    await story.add({ exchanges, ratings: talks.flatMap(ratingsOf) });
    for (const { at, views } of hours) sums.add([at, { views }]);
    total.messages += exchanges.length;
    total.views += hours.reduce((sum, { views }) => sum + views, 0);
    await counters.add(chatbot._id, ...sums.take());
  };

  const store = async (hours: readonly Hour[]): Promise<void> => {
    const documents = hours.flatMap(({ talks }) => talks.map((talk) => documentsOf(talk, chatbot)));
    if (documents.length === 0) return;
    await Promise.all([
      conversations.insertAll(documents.map(({ conversation }) => conversation)),
      messages.insertAll(documents.flatMap((document) => document.messages)),
    ]);
  };

  for (const hours of parts(history)) {
    const last = hours.at(-1)?.at.getTime() ?? 0;
    // The database works while we count.
    await Promise.all([store(hours), count(hours, last + hourMs)]);
  }
  await count([], Infinity);
  await totals.add(chatbot._id, 'messages', total.messages);
  await totals.add(chatbot._id, 'views', total.views);
  const seen = story.visitors();
  for (let stored = 0; stored < seen.length; stored += mostVisitors) {
    await visitors.insertAll(seen.slice(stored, stored + mostVisitors));
  }
};

const hourMs = 3_600_000;

/** How much is written at once: a small database should not be kept for seconds. */
const mostTalks = 150;
const mostHours = 7 * 24;
const mostVisitors = 2_000;

/** Some hours at a time. */
function* parts(history: Iterable<Hour>): Generator<Hour[]> {
  let part: Hour[] = [];
  let talks = 0;
  for (const hour of history) {
    part.push(hour);
    talks += hour.talks.length;
    if (talks < mostTalks && part.length < mostHours) continue;
    yield part;
    [part, talks] = [[], 0];
  }
  if (part.length > 0) yield part;
}

/** The exchanges of a conversation, each with the visit before it. */
const exchangesOf = ({ visitorId, exchanges }: Talk): VisitExchange[] =>
  exchanges.map((exchange, place) => ({
    visitorId,
    visit: visitOf(exchanges.slice(0, place)),
    askedAt: exchange.askedAt,
    repliedAt: endOf(exchange),
    responseMs: exchange.responseMs,
    topic: exchange.faq?.question ?? null,
    isUnresolved: !exchange.answered,
    ...(exchange.faq && exchange.answered && { origins: [{ kind: 'faqs', name: '', url: null }] }),
  }));

const ratingsOf = ({ rating, exchanges }: Talk): { at: Date; rating: number }[] => {
  const last = exchanges.at(-1);
  return rating !== null && last ? [{ at: endOf(last), rating }] : [];
};

const byTime = (one: VisitExchange, other: VisitExchange): number =>
  one.askedAt.getTime() - other.askedAt.getTime();
