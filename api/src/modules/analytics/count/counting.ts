import type { ObjectId } from 'mongodb';
import {
  type DeletedConversationsStore,
  type DeletionEvent,
  doubtMs,
  type ExchangeEvent,
  type RatingEvent,
  type ResolutionEvent,
  visitAfter,
  visitChange,
} from '../../conversations/index.ts';
import type { CountersStore } from './counters.store.ts';
import type { DaysStore } from './days.store.ts';
import { quarterOf } from '../../../kernel/quarters.ts';
import type { RequestsStore } from '../requests/requests.store.ts';
import type { TopicsStore } from './topics.store.ts';
import type { Totals, TotalsStore } from './totals.store.ts';
import type { VisitorsStore } from './visitors.store.ts';

type Stores = {
  counters: Pick<CountersStore, 'add' | 'remove'>;
  totals: Pick<TotalsStore, 'add' | 'of' | 'remove'>;
  visitors: Pick<VisitorsStore, 'visit' | 'remove'>;
  topics: TopicsStore;
  days: Pick<DaysStore, 'remove'>;
  requests: Pick<RequestsStore, 'remove'>;
  deletedConversations: Pick<DeletedConversationsStore, 'note' | 'remove'>;
};

/** Counts views, and everything that conversations report: it is their `ConversationListener`. */
export const counting = ({
  counters,
  totals,
  visitors,
  topics,
  days,
  requests,
  deletedConversations,
}: Stores) => ({
  viewed: async (chatbotId: ObjectId, at: Date): Promise<void> => {
    await Promise.all([counters.add(chatbotId, [at, { views: 1 }]), totals.add(chatbotId, 'views')]);
  },

  exchanged: async (exchange: ExchangeEvent): Promise<void> => {
    const { chatbotId, visitorId, visit: before, askedAt, repliedAt, topic, origins = [] } = exchange;
    const asked = visitChange(before, askedAt);
    const replied = repliedAt && visitChange(visitAfter(before, askedAt), repliedAt);
    const [visit, topicId, ...originIds] = await Promise.all([
      visitors.visit(chatbotId, visitorId, quarterOf(askedAt), asked.isNew),
      topic === null ? null : topics.idOf(chatbotId, topic),
      ...origins.map((origin) => topics.idOfOrigin(chatbotId, origin)),
    ]);
    await Promise.all([
      counters.add(
        chatbotId,
        [
          askedAt,
          {
            messages: 1,
            ...(asked.isNew && { sessions: 1, byChatbot: 1 }),
            ...(visit.activeAfter !== null && { [`visitors.${visit.activeAfter}`]: 1 }),
            ...(visit.returnedAfter !== null && { [`returns.${visit.returnedAfter}`]: 1 }),
          },
        ],
        [asked.startedAt, { sessionMs: asked.addedMs }],
        ...(repliedAt && replied
          ? [
              [
                repliedAt,
                {
                  replies: 1,
                  responseMs: Math.round(exchange.responseMs),
                  ...(exchange.isUnresolved && { gaps: 1 }),
                  ...(topicId !== null && { [`topics.${topicId}`]: 1 }),
                  ...Object.fromEntries(originIds.map((id) => [`origins.${id}`, 1])),
                },
              ] as const,
              [replied.startedAt, { sessionMs: replied.addedMs }] as const,
            ]
          : []),
      ),
      totals.add(chatbotId, 'messages'),
    ]);
  },

  resolved: async ({ chatbotId, startedAt, before, after }: ResolutionEvent): Promise<void> => {
    const from = before ?? 'chatbot';
    await counters.add(chatbotId, [startedAt, { [amountOf[from]]: -1, [amountOf[after]]: 1 }]);
  },

  rated: async ({ chatbotId, at, rating, replaced }: RatingEvent): Promise<void> => {
    await Promise.all([
      counters.add(chatbotId, [at, { ratings: 1, positive: positive(rating) }]),
      replaced &&
        counters.add(chatbotId, [replaced.at, { ratings: -1, positive: -positive(replaced.rating) }]),
    ]);
  },

  /**
   * Notes that a conversation is being deleted, with its figures for as long as its hours may be
   * recounted.
   */
  deleted: async ({ conversation, exchanges, at }: DeletionEvent): Promise<void> => {
    const { _id, ownerId, chatbotId, visitorId, rating, ratedAt, lastMessageAt } = conversation;
    const last = Math.max(lastMessageAt.getTime(), ratedAt?.getTime() ?? 0);
    const isRecounted = at.getTime() - last <= doubtMs;
    const numbers = { _id, chatbotId, visitorId, rating, ratedAt, deletedAt: at };
    await deletedConversations.note(ownerId, numbers, isRecounted ? exchanges : []);
  },

  /**
   * What each chatbot has had in all its life, by the hex form of its id; an unseen chatbot is
   * absent.
   */
  totals: (chatbotIds: readonly ObjectId[]): Promise<Map<string, Totals>> => totals.of(chatbotIds),

  /** Removes the statistics of a chatbot that is deleted. */
  forget: async (chatbotId: ObjectId): Promise<void> => {
    const stores = [counters, totals, visitors, topics, days, requests, deletedConversations];
    await Promise.all(stores.map((store) => store.remove(chatbotId)));
  },
});
export type Counting = ReturnType<typeof counting>;

const amountOf = { chatbot: 'byChatbot', person: 'byPerson', unresolved: 'unresolved' } as const;

const positive = (rating: number): number => (rating > 3 ? 1 : 0);
