import type { ObjectId } from 'mongodb';
import type { ConversationDocument } from '../../conversations/conversations.store.ts';
import type { CountersStore } from './counters.store.ts';
import type { DaysStore } from './days.store.ts';
import { doubtMs, type DeletedConversationsStore } from '../../conversations/deleted-conversations.store.ts';
import { quarterOf } from '../../../kernel/quarters.ts';
import { sessionAfter, sessionChange, type Session } from '../../conversations/visits.ts';
import type { Spoken } from '../../conversations/stored-exchanges.ts';
import type { TopicsStore } from './topics.store.ts';
import type { Totals, TotalsStore } from './totals.store.ts';
import type { VisitorsStore } from './visitors.store.ts';

type Stores = {
  counters: Pick<CountersStore, 'add' | 'remove'>;
  totals: Pick<TotalsStore, 'add' | 'of' | 'remove'>;
  visitors: Pick<VisitorsStore, 'visit' | 'remove'>;
  topics: TopicsStore;
  days: Pick<DaysStore, 'remove'>;
  deletedConversations: Pick<DeletedConversationsStore, 'note' | 'remove'>;
};

export type Exchanged = {
  chatbotId: ObjectId;
  visitorId: string;
  /** The conversation's session before the question; null when this is its first. */
  session: Session | null;
  askedAt: Date;
  repliedAt: Date;
  /** From the question to the last piece of the reply. */
  responseMs: number;
  /** The question of the FAQ (or the title of the passage) that the reply rests on; null where there is none. */
  topic: string | null;
};

type Deleted = Pick<
  ConversationDocument,
  '_id' | 'ownerId' | 'chatbotId' | 'visitorId' | 'rating' | 'ratedAt' | 'lastMessageAt'
>;

export type Rated = {
  chatbotId: ObjectId;
  at: Date;
  rating: number;
  /** The rating that this one replaces. */
  replaced: { rating: number; at: Date } | null;
};

/**
 * Counts what happens, as it is stored. Whoever stores a question with its reply calls `exchanged` once for both, and keeps
 * the session after them on the conversation.
 */
export const counting = ({ counters, totals, visitors, topics, days, deletedConversations }: Stores) => ({
  viewed: async (chatbotId: ObjectId, at: Date): Promise<void> => {
    await Promise.all([counters.add(chatbotId, [at, { views: 1 }]), totals.add(chatbotId, 'views')]);
  },

  exchanged: async (exchange: Exchanged): Promise<void> => {
    const { chatbotId, visitorId, session, askedAt, repliedAt, topic } = exchange;
    const asked = sessionChange(session, askedAt);
    const replied = sessionChange(sessionAfter(session, askedAt), repliedAt);
    const [visit, topicId] = await Promise.all([
      visitors.visit(chatbotId, visitorId, quarterOf(askedAt), asked.isNew),
      topic === null ? null : topics.idOf(chatbotId, topic),
    ]);
    await Promise.all([
      counters.add(
        chatbotId,
        [
          askedAt,
          {
            messages: 1,
            ...(asked.isNew && { sessions: 1 }),
            ...(visit.activeAfter !== null && { [`visitors.${visit.activeAfter}`]: 1 }),
            ...(visit.returnedAfter !== null && { [`returns.${visit.returnedAfter}`]: 1 }),
          },
        ],
        [
          repliedAt,
          {
            replies: 1,
            responseMs: Math.round(exchange.responseMs),
            ...(topicId !== null && { [`topics.${topicId}`]: 1 }),
          },
        ],
        [asked.startedAt, { sessionMs: asked.addedMs }],
        [replied.startedAt, { sessionMs: replied.addedMs }],
      ),
      totals.add(chatbotId, 'messages'),
    ]);
  },

  rated: async ({ chatbotId, at, rating, replaced }: Rated): Promise<void> => {
    await Promise.all([
      counters.add(chatbotId, [at, { ratings: 1, positive: positive(rating) }]),
      replaced &&
        counters.add(chatbotId, [replaced.at, { ratings: -1, positive: -positive(replaced.rating) }]),
    ]);
  },

  /** Keeps the numbers of a conversation that is deleted, before it is; see `mend-statistics.ts`. */
  deleted: async (
    { _id, ownerId, chatbotId, visitorId, rating, ratedAt, lastMessageAt }: Deleted,
    exchanges: readonly { questionId: ObjectId; spoken: Spoken }[],
    now: Date,
  ): Promise<void> => {
    const last = Math.max(lastMessageAt.getTime(), ratedAt?.getTime() ?? 0);
    // Of most of them, which were deleted for their age, nobody will ever ask.
    if (now.getTime() - last > doubtMs) return;
    const numbers = { _id, chatbotId, visitorId, rating, ratedAt, deletedAt: now };
    await deletedConversations.note(ownerId, numbers, exchanges);
  },

  /** What each chatbot has had in all its life, by the hex form of its id; an unseen chatbot is absent. */
  totals: (chatbotIds: readonly ObjectId[]): Promise<Map<string, Totals>> => totals.of(chatbotIds),

  /** Removes the statistics of a chatbot that is deleted. */
  forget: async (chatbotId: ObjectId): Promise<void> => {
    const stores = [counters, totals, visitors, topics, days, deletedConversations];
    await Promise.all(stores.map((store) => store.remove(chatbotId)));
  },
});
export type Counting = ReturnType<typeof counting>;

const positive = (rating: number): number => (rating > 3 ? 1 : 0);
