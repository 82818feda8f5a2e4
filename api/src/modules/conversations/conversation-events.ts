import type { ObjectId } from 'mongodb';
import type { ConversationDocument } from './conversation-documents.ts';
import type { AnswerOrigin, StoredExchange } from './exchanges/stored-exchanges.ts';
import type { Visit, VisitOutcome } from './visits.ts';

/** A stored question with its reply, as listeners see it. */
export type ExchangeEvent = {
  chatbotId: ObjectId;
  visitorId: string;
  /** The conversation's visit before the question; null when the conversation begins with it. */
  visit: Visit | null;
  askedAt: Date;
  /** Null for a message to a person. */
  repliedAt: Date | null;
  /** From the question to the last piece of the reply. */
  responseMs: number;
  /** The question of the FAQ (or the title of the passage) that the reply rests on, if any. */
  topic: string | null;
  /** What the reply is based on, each once. */
  origins?: AnswerOrigin[];
  /** Whether the question has no answer of the chatbot. */
  isUnresolved?: boolean;
};

/** A visit has come to something else than before. */
export type ResolutionEvent = {
  chatbotId: ObjectId;
  /** When the visit began. */
  startedAt: Date;
  /** Undefined: the chatbot had answered everything. */
  before: VisitOutcome | undefined;
  after: VisitOutcome;
};

export type RatingEvent = {
  chatbotId: ObjectId;
  at: Date;
  rating: number;
  /** The rating that this one replaces. */
  replaced: { rating: number; at: Date } | null;
};

/** A conversation is about to be deleted, or was while an exchange of it was stored. */
export type DeletionEvent = {
  conversation: Pick<
    ConversationDocument,
    '_id' | 'ownerId' | 'chatbotId' | 'visitorId' | 'rating' | 'ratedAt' | 'lastMessageAt'
  >;
  /** The exchanges that go with it. */
  exchanges: readonly StoredExchange[];
  at: Date;
};

/**
 * What happens to conversations, for those who count it, after the messages are stored: what a
 * killed process did not count is found again among the messages.
 */
export type ConversationListener = {
  exchanged: (exchange: ExchangeEvent) => Promise<void>;
  resolved: (resolution: ResolutionEvent) => Promise<void>;
  rated: (rating: RatingEvent) => Promise<void>;
  deleted: (deletion: DeletionEvent) => Promise<void>;
  /** A chatbot was deleted while an exchange of it was stored. */
  forget: (chatbotId: ObjectId) => Promise<void>;
};
