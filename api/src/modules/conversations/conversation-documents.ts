import type { Scores } from '@askwell/answers';
import type { InboxMember, ReplySource } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Handoff } from './live/handoff.ts';
import type { StoredTurn } from './turns.ts';
import type { Visit } from './visits.ts';

export type ConversationDocument = {
  _id: ObjectId;
  chatbotId: ObjectId;
  ownerId: ObjectId;
  visitorId: string;
  /**
   * The visitor's identity as the page gave it. Only a `userId` with `isVerified` was signed by the
   * website's server; name and email are never verified.
   */
  visitor: { name?: string; email?: string; userId?: string; isVerified?: boolean } | null;
  startedAt: Date;
  /** The time of the latest message. */
  lastMessageAt: Date;
  /** The visitor's latest message, cut to `excerptCharacters`. */
  lastMessage: string;
  /** The visitor's messages. */
  messageCount: number;
  /** Of these, questions that got no answer. */
  unanswered: number;
  /** The latest turns for the model, so that a reply needs no messages from the database. */
  recent: StoredTurn[];
  /** The current visit. */
  session: Visit;
  /**
   * What the visitor asked the chatbot last: what the reply rests on, null where it had no answer;
   * absent before there is either.
   */
  topic?: string | null;
  rating: number | null;
  comment: string | null;
  ratedAt: Date | null;
  /** Where to send an answer; absent in conversations older than this field. */
  contact?: Contact | null;
  /** Absent where only the chatbot has answered. */
  handoff?: Handoff;
  /** When it last changed; set together with `handoff`, for the processes that watch it. */
  changedAt?: Date;
};

/** What a visitor left for the owner. */
export type Contact = {
  email: string;
  name: string | null;
  message: string | null;
  at: Date;
  /** The visitor wants no mails about this conversation. */
  isUnsubscribed?: boolean;
};

/** What identifies a conversation; the database shards by the chatbot's id. */
export type ConversationKey = Pick<ConversationDocument, '_id' | 'chatbotId' | 'ownerId'>;

/** Selects a conversation. */
export const keyOf = ({ _id, chatbotId, ownerId }: ConversationKey) => ({ _id, chatbotId, ownerId });

/** Selects the messages or notes of a conversation. */
export const inConversation = ({ _id, chatbotId, ownerId }: ConversationKey) => ({
  chatbotId,
  conversationId: _id,
  ownerId,
});

/** An FAQ or passage that was found for a question, or that the reply cites. */
export type StoredMatch = {
  kind: 'faq' | 'data' | 'passage';
  /** The FAQ's position, or what identifies the passage, in the knowledge base `knowledgeId`. */
  ref: number | string;
  question: string;
  /** The page of a website, or the document, that a passage or an FAQ is from. */
  page?: { title: string; url: string | null };
  confidence: number;
  /** Whether the reply cites it. */
  isCited: boolean;
  /** By words and by meaning; null where only the reply cites it, absent from older messages. */
  scores?: Scores | null;
  /** Whether it was in the model's prompt; absent as `scores`. */
  isShown?: boolean;
};

/**
 * How a reply came about, for the owner. Stored and not computed again: by the time the owner
 * looks, the knowledge base may have changed, and only the provider knows the tokens. Its size is
 * fixed.
 */
export type StoredTrace = {
  /** The confidence below which the search does not answer. */
  threshold: number;
  /** How many entries of the knowledge base the prompt held; null where no model was asked. */
  prompt: { entries: number; isWhole: boolean } | null;
  usage: { model: string; inputTokens: number; outputTokens: number } | null;
};

type Common = {
  _id: ObjectId;
  chatbotId: ObjectId;
  ownerId: ObjectId;
  conversationId: ObjectId;
  text: string;
  at: Date;
  /**
   * The place among the messages since the first handoff: from 1, without gaps. Absent from those
   * before it.
   */
  seq?: number;
  /** The sender's own id of it, unique in its conversation. */
  clientId?: string;
};

export type VisitorMessage = Common & {
  role: 'visitor';
  /** Whether the question is an open knowledge gap; false once the owner dismisses it. */
  isGap: boolean;
  /** The knowledge base that was in force. */
  knowledgeId: ObjectId | null;
  /** A person answers it and not the chatbot; absent means no. */
  isToPerson?: boolean;
};

export type BotMessage = Common & {
  role: 'bot';
  source: ReplySource;
  answered: boolean;
  /** The reply broke off, or the visitor left before it was complete. */
  isPartial: boolean;
  /** A reply to a greeting, thanks and the like; absent means no. */
  isSmallTalk?: boolean;
  /** From the question to the first and to the last piece of the reply. */
  firstTokenMs: number;
  lastTokenMs: number;
  /** What the question is counted as: the FAQ or passage that the reply rests on, if any. */
  topic: string | null;
  knowledgeId: ObjectId | null;
  matches: StoredMatch[];
  /** Absent before it was stored. */
  trace?: StoredTrace;
  helpful: boolean | null;
};

/** What a member wrote to the visitor. */
export type AgentMessage = Common & { role: 'agent'; author: InboxMember };

export type MessageDocument = VisitorMessage | BotMessage | AgentMessage;

type CommonField = '_id' | 'conversationId' | 'at' | 'text';
/** A message with what the statistics need of it. */
export type CountedMessage =
  | Pick<VisitorMessage, CommonField | 'role' | 'isGap' | 'isToPerson'>
  | Pick<AgentMessage, CommonField | 'role'>
  | (Pick<BotMessage, CommonField | 'role' | 'lastTokenMs' | 'topic' | 'answered'> & {
      matches: readonly Pick<StoredMatch, 'kind' | 'page' | 'isCited'>[];
    });

/** A message that has its place in the live part of its conversation. */
export type PlacedMessage = MessageDocument & { seq: number };
