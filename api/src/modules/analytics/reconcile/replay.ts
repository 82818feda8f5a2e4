import type { ObjectId } from 'mongodb';
import { setImmediate } from 'node:timers/promises';
import type { Happened } from '../count/counts.ts';
import {
  type ExchangeEvent,
  type ExchangeFigures,
  type Visit,
  visitAfterExchange,
} from '../../conversations/index.ts';
import { counting } from '../count/counting.ts';
import type { TopicsStore } from '../count/topics.store.ts';
import { seenAfter, visitOf, type VisitorDocument } from '../count/visitor-state.ts';

/** What counting an exchange needs to know beside the chatbot. */
export type Told = Omit<ExchangeEvent, 'chatbotId'>;

/** The exchanges of a conversation in order, each with the visit before it. */
export function toldOf(visitorId: string, exchanges: readonly ExchangeFigures[]): Told[] {
  let visit: Visit | null = null;
  return exchanges.map((exchange) => {
    const told: Told = { ...exchange, visitorId, visit };
    visit = visitAfterExchange(visit, exchange);
    return told;
  });
}

type Story = {
  /** As time went by; all that these visitors ever said, or all since what `visitors` knows of them. */
  exchanges: readonly Told[];
  ratings: readonly { at: Date; rating: number }[];
};

/**
 * Counts what happened by the code that counts it as it happens, but in memory: what would have been added to the counters,
 * and what would be known of each visitor.
 */
export async function replay(
  topics: TopicsStore,
  chatbotId: ObjectId,
  { visitors, ...story }: Story & { visitors?: readonly VisitorDocument[] },
): Promise<{ happened: Happened[]; visitors: VisitorDocument[] }> {
  const happened: Happened[] = [];
  const told = replaying(topics, chatbotId, (...more) => void happened.push(...more), visitors);
  await told.goOn(story);
  return { happened, visitors: told.visitors() };
}

/** The same for a story that is too long to be told at once: `happens` hears what would be added to the counters. */
export function replaying(
  topics: TopicsStore,
  chatbotId: ObjectId,
  happens: (...happened: Happened[]) => void,
  earlier: readonly VisitorDocument[] = [],
) {
  const visitors = new Map(earlier.map((visitor) => [visitor.visitorId, visitor]));
  const { exchanged, rated } = counting({
    topics,
    days: { remove: refuse },
    deletedConversations: { note: refuse, remove: refuse },
    counters: { add: async (_, ...happened) => happens(...happened), remove: refuse },
    totals: { add: async () => {}, of: refuse, remove: refuse },
    visitors: {
      remove: refuse,
      visit: async (_, visitorId, now, isNewSession) => {
        const before = visitors.get(visitorId) ?? null;
        visitors.set(visitorId, { chatbotId, visitorId, ...seenAfter(before, now, isNewSession) });
        return visitOf(before, now, isNewSession);
      },
    },
  });

  return {
    /** Tells the next part of the story. */
    goOn: async ({ exchanges, ratings }: Story): Promise<void> => {
      for (const [place, exchange] of exchanges.entries()) {
        await exchanged({ ...exchange, chatbotId });
        // Nothing above waits for the outside: years of messages would keep everybody else from their turn.
        if (place % 200 === 0) await setImmediate();
      }
      for (const { at, rating } of ratings) await rated({ chatbotId, at, rating, replaced: null });
    },
    /** What would be known of the visitors by now. */
    visitors: (): VisitorDocument[] => [...visitors.values()],
  };
}

const refuse = () => Promise.reject(new Error('a replay only adds'));
