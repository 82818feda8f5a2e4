import type { ObjectId } from 'mongodb';
import type { CountersStore } from './counters.store.ts';
import { quarterOf } from './quarters.ts';
import { sessionChange, type Session } from './sessions.ts';
import type { TopicsStore } from './topics.store.ts';
import type { Totals, TotalsStore } from './totals.store.ts';
import type { VisitorsStore } from './visitors.store.ts';

type Stores = {
  counters: CountersStore;
  totals: TotalsStore;
  visitors: VisitorsStore;
  topics: TopicsStore;
};

export type Asked = {
  chatbotId: ObjectId;
  visitorId: string;
  at: Date;
  /** The conversation's session before this message; null for its first. */
  session: Session | null;
};

export type Replied = {
  chatbotId: ObjectId;
  visitorId: string;
  at: Date;
  /** The conversation's session before this reply. */
  session: Session;
  /** From the visitor's message to the last piece of the reply. */
  responseMs: number;
  question: string;
  /** The question of the FAQ (or the title of the passage) that matched; null where nothing did. */
  topic: string | null;
  answered: boolean;
};

export type Rated = {
  chatbotId: ObjectId;
  at: Date;
  rating: number;
  /** The rating that this one replaces. */
  replaced: { rating: number; at: Date } | null;
};

/**
 * Counts what happens, as it is stored. Whoever stores a message calls this once for it, and keeps
 * `sessionAfter(session, at)` on the conversation.
 */
export const counting = ({ counters, totals, visitors, topics }: Stores) => ({
  viewed: async (chatbotId: ObjectId, at: Date): Promise<void> => {
    await Promise.all([counters.add(chatbotId, at, { views: 1 }), totals.add(chatbotId, 'views')]);
  },

  asked: async ({ chatbotId, visitorId, at, session }: Asked): Promise<void> => {
    const { isNew, startedAt, addedMs } = sessionChange(session, at);
    const visit = await visitors.visit(chatbotId, visitorId, quarterOf(at), isNew);
    await Promise.all([
      counters.add(chatbotId, at, {
        messages: 1,
        ...(isNew && { sessions: 1 }),
        ...(visit.activeAfter !== null && { [`visitors.${visit.activeAfter}`]: 1 }),
        ...(visit.returnedAfter !== null && { [`returns.${visit.returnedAfter}`]: 1 }),
      }),
      addedMs > 0 && counters.add(chatbotId, startedAt, { sessionMs: addedMs }),
      totals.add(chatbotId, 'messages'),
    ]);
  },

  replied: async (reply: Replied): Promise<void> => {
    const { chatbotId, visitorId, at, session, responseMs, question, topic, answered } = reply;
    const { startedAt, addedMs } = sessionChange(session, at);
    const topicId = topic === null ? null : await topics.idOf(chatbotId, topic);
    await Promise.all([
      counters.add(chatbotId, at, {
        replies: 1,
        responseMs: Math.round(responseMs),
        ...(!answered && { unanswered: 1 }),
        ...(topicId !== null && { [`topics.${topicId}`]: 1 }),
      }),
      addedMs > 0 && counters.add(chatbotId, startedAt, { sessionMs: addedMs }),
      topicId === null && topics.addUnmatched({ chatbotId, visitorId, at, text: question }),
    ]);
  },

  rated: async ({ chatbotId, at, rating, replaced }: Rated): Promise<void> => {
    await Promise.all([
      counters.add(chatbotId, at, { ratings: 1, positive: positive(rating) }),
      replaced && counters.add(chatbotId, replaced.at, { ratings: -1, positive: -positive(replaced.rating) }),
    ]);
  },

  /** What each chatbot has had in all its life, by the hex form of its id; an unseen chatbot is absent. */
  totals: (chatbotIds: readonly ObjectId[]): Promise<Map<string, Totals>> => totals.of(chatbotIds),

  /** Removes the statistics of a chatbot that is deleted. */
  forget: async (chatbotId: ObjectId): Promise<void> => {
    await Promise.all([counters, totals, visitors, topics].map((store) => store.remove(chatbotId)));
  },
});
export type Counting = ReturnType<typeof counting>;

const positive = (rating: number): number => (rating > 3 ? 1 : 0);
