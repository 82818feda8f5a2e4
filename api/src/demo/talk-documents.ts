import { ObjectId } from 'mongodb';
import {
  type ConversationDocument,
  type MessageDocument,
  type Visit,
  visitAfterStored,
} from '../modules/conversations/index.ts';
import type { ChatbotDocument } from '../modules/chatbots/index.ts';
import type { Exchange, Talk } from './history.ts';

/** A talk as it would have been stored message by message. */
export const documentsOf = (
  { visitorId, visitor, exchanges, rating }: Talk,
  { _id: chatbotId, ownerId, knowledgeId }: ChatbotDocument,
): { conversation: ConversationDocument; messages: MessageDocument[] } => {
  const _id = new ObjectId();
  const common = { chatbotId, ownerId, conversationId: _id };
  const [first, last] = [exchanges[0], exchanges.at(-1)];
  const session = visitOf(exchanges);
  if (!first || !last || !session) throw new RangeError('a talk has at least one exchange');
  const conversation = {
    _id,
    chatbotId,
    ownerId,
    visitorId,
    visitor,
    startedAt: first.askedAt,
    lastMessageAt: endOf(last),
    lastMessage: last.question,
    messageCount: exchanges.length,
    unanswered: exchanges.filter(({ answered }) => !answered).length,
    recent: [],
    session,
    rating,
    comment: null,
    ratedAt: rating === null ? null : endOf(last),
  };
  const messages = exchanges.flatMap((exchange): MessageDocument[] => [
    {
      ...common,
      _id: new ObjectId(),
      role: 'visitor',
      text: exchange.question,
      at: exchange.askedAt,
      isGap: !exchange.answered,
      knowledgeId,
    },
    {
      ...common,
      _id: new ObjectId(),
      role: 'bot',
      text: exchange.reply,
      at: endOf(exchange),
      source: 'ai',
      answered: exchange.answered,
      isPartial: false,
      firstTokenMs: Math.round(exchange.responseMs * 0.4),
      lastTokenMs: exchange.responseMs,
      topic: exchange.faq?.question ?? null,
      knowledgeId,
      matches: exchange.faq ? [{ kind: 'faq', ...exchange.faq, confidence: 0.9, isCited: true }] : [],
      helpful: null,
    },
  ]);
  return { conversation, messages };
};

/** When the reply to a question was complete. */
export const endOf = ({ askedAt, responseMs }: Exchange): Date => new Date(askedAt.getTime() + responseMs);

/** The visit that a conversation is in after these exchanges. */
export const visitOf = (exchanges: readonly Exchange[]): Visit | null =>
  exchanges.reduce<Visit | null>(
    (visit, exchange) =>
      visitAfterStored(visit, {
        askedAt: exchange.askedAt,
        repliedAt: endOf(exchange),
        isUnresolved: !exchange.answered,
      }),
    null,
  );
