import type { ObjectId } from 'mongodb';
import { setImmediate } from 'node:timers/promises';
import type { Happened } from '../count/counts.ts';
import {
  type ExchangeEvent,
  type ExchangeFigures,
  type Visit,
  visitAfter,
  visitAfterStored,
  outcomeAfter,
} from '../../conversations/index.ts';
import { counting } from '../count/counting.ts';
import type { TopicsStore } from '../count/topics.store.ts';
import { visitorStateAfter, visitOf, type VisitorDocument } from '../count/visitor-state.ts';

/**
 * An exchange with the visitor and the visit before it: all that counting needs beside the chatbot.
 */
export type VisitExchange = Omit<ExchangeEvent, 'chatbotId'> &
  Pick<ExchangeFigures, 'isUnresolved' | 'hasPersonReply'>;

/** The exchanges of a conversation in order, each with the visit before it. */
export function withVisits(visitorId: string, exchanges: readonly ExchangeFigures[]): VisitExchange[] {
  let visit: Visit | null = null;
  return exchanges.map((exchange) => {
    const withVisit: VisitExchange = { ...exchange, visitorId, visit };
    visit = visitAfterStored(visit, exchange);
    return withVisit;
  });
}

type History = {
  /** In order of time: all exchanges of these visitors, or all since the state in `visitors`. */
  exchanges: readonly VisitExchange[];
  ratings: readonly { at: Date; rating: number }[];
};

/**
 * Runs the counting code in memory. Returns what it would have added to the counters, and the state
 * of each visitor afterwards.
 */
export async function replay(
  topics: TopicsStore,
  chatbotId: ObjectId,
  { visitors, ...history }: History & { visitors?: readonly VisitorDocument[] },
): Promise<{ happened: Happened[]; visitors: VisitorDocument[] }> {
  const happened: Happened[] = [];
  const replayed = replaying(topics, chatbotId, (...more) => void happened.push(...more), visitors);
  await replayed.add(history);
  return { happened, visitors: replayed.visitors() };
}

/**
 * The same for a long history, in parts: `happens` receives what would be added to the counters.
 */
export function replaying(
  topics: TopicsStore,
  chatbotId: ObjectId,
  happens: (...happened: Happened[]) => void,
  earlier: readonly VisitorDocument[] = [],
) {
  const visitors = new Map(earlier.map((visitor) => [visitor.visitorId, visitor]));
  const { exchanged, resolved, rated } = counting({
    topics,
    days: { remove: refuse },
    requests: { remove: refuse },
    deletedConversations: { note: refuse, remove: refuse },
    counters: { add: async (_, ...happened) => happens(...happened), remove: refuse },
    totals: { add: async () => {}, of: refuse, remove: refuse },
    visitors: {
      remove: refuse,
      visit: async (_, visitorId, now, isNewVisit) => {
        const before = visitors.get(visitorId) ?? null;
        visitors.set(visitorId, { chatbotId, visitorId, ...visitorStateAfter(before, now, isNewVisit) });
        return visitOf(before, now, isNewVisit);
      },
    },
  });

  return {
    /** Counts the next part of the history. */
    add: async ({ exchanges, ratings }: History): Promise<void> => {
      for (const [place, exchange] of exchanges.entries()) {
        await exchanged({ ...exchange, chatbotId });
        const { startedAt, outcome: before } = visitAfter(exchange.visit, exchange.askedAt);
        const after = outcomeAfter(before, exchange);
        if (after !== undefined && after !== before) {
          await resolved({ chatbotId, startedAt, before, after });
        }
        // Nothing above waits for I/O: years of messages would block the event loop.
        if (place % 200 === 0) await setImmediate();
      }
      for (const { at, rating } of ratings) await rated({ chatbotId, at, rating, replaced: null });
    },
    /** The state of the visitors after the parts so far. */
    visitors: (): VisitorDocument[] => [...visitors.values()],
  };
}

const refuse = () => Promise.reject(new Error('a replay only adds'));
