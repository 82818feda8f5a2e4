import type { BodyOf, leaveContact, ReplyEvents, VisitorConversation } from '@askwell/contracts';
import type { Visitor } from '../loader/api.ts';
import type { Wait } from './memory.ts';
import type { Heard, ServerSentEvent } from '@askwell/live/sse';

/** One event of a streamed reply. */
export type ReplyEvent = {
  [Name in keyof ReplyEvents]: { event: Name; data: ReplyEvents[Name] };
}[keyof ReplyEvents];

/** Opens a conversation to the visitor who holds it. */
export type ConversationKey = { conversationId: string; conversationToken: string };

export type OutgoingMessage = Partial<ConversationKey> & {
  visitorId: string;
  text: string;
  visitor?: Visitor;
  /** For a message to a person. */
  clientId?: string;
};

/**
 * How the panel reaches the chatbot. Every call may throw a `Refusal`, or whatever the network
 * throws.
 */
export type Transport = {
  /**
   * Asks, and gives the reply as it comes; ends after `done` or `error`, or breaks off when the
   * network does.
   */
  send(message: OutgoingMessage, signal: AbortSignal): AsyncIterable<ReplyEvent>;
  conversation(key: ConversationKey): Promise<VisitorConversation>;
  rate(key: ConversationKey, rating: number, comment: string): Promise<void>;
  giveFeedback(key: ConversationKey, messageId: string, helpful: boolean): Promise<void>;
  leaveContact(key: ConversationKey, contact: BodyOf<typeof leaveContact>): Promise<void>;
  deleteConversation(key: ConversationKey): Promise<void>;
  /** How long a person would take; needs no conversation. */
  availability(): Promise<Wait>;
  /** Asks for a person. @returns how long it takes */
  requestHandoff(key: ConversationKey): Promise<Wait>;
  /**
   * A call about the conversation, for the code that is fetched with a person: `path` follows the
   * conversation's address.
   */
  call(key: ConversationKey, path: string, body?: object): Promise<Response>;
  /** A stream about the conversation; `heard` is called with everything that comes. */
  events(
    key: ConversationKey,
    path: string,
    signal: AbortSignal,
    heard: Heard,
  ): AsyncIterable<ServerSentEvent>;
};
