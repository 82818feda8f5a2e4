import type { CitedSource } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { ChatbotDocument } from '../../chatbots/index.ts';
import type {
  BotMessage,
  ConversationDocument,
  StoredMatch,
  VisitorMessage,
} from '../conversation-documents.ts';
import { excerptCharacters, storeTurn, type Turn } from '../turns.ts';
import { visitAfterExchange } from '../visits.ts';

/** A reply with all that is stored of it. */
export type ExchangeReply = Pick<
  BotMessage,
  | 'text'
  | 'source'
  | 'answered'
  | 'isPartial'
  | 'isSmallTalk'
  | 'firstTokenMs'
  | 'lastTokenMs'
  | 'topic'
  | 'matches'
  | 'trace'
> & {
  id: ObjectId;
  /** Whether the question counts as one that the knowledge base does not answer. */
  isGap: boolean;
  /** Whether the same question may get this reply again. */
  isRepeatable: boolean;
};

/** A question with its reply, and all that is stored of them. */
export type Exchange = {
  chatbot: Pick<ChatbotDocument, '_id' | 'ownerId' | 'knowledgeId'>;
  conversationId: ObjectId;
  /** The conversation before this exchange; null when it begins with it. */
  before: ConversationDocument | null;
  visitorId: string;
  visitor: ConversationDocument['visitor'];
  question: { id: ObjectId; text: string; at: Date };
  reply: ExchangeReply;
};

/** What an exchange changes in its conversation. */
export const conversationOf = (exchange: Exchange) => {
  const { chatbot, conversationId, before, visitorId, visitor, question, reply } = exchange;
  const repliedAt = repliedAtOf(exchange);
  const session = visitAfterExchange(before?.session ?? null, { askedAt: question.at, repliedAt });
  return {
    id: conversationId,
    isKnown: before !== null,
    fields: { chatbotId: chatbot._id, ownerId: chatbot.ownerId, visitorId, startedAt: question.at },
    change: {
      lastMessageAt: repliedAt,
      lastMessage: question.text.slice(0, excerptCharacters),
      session,
      isNewVisit: before !== null && before.session.startedAt < session.startedAt,
      turns: turnsOf(exchange).map(storeTurn),
      visitor,
      ...((reply.isGap || reply.topic !== null) && { topic: reply.isGap ? null : reply.topic }),
      answered: !reply.isGap,
    },
  };
};

/** The question and the reply as messages. */
export function messagesOf(exchange: Exchange): [VisitorMessage, BotMessage] {
  const { chatbot, conversationId, question, reply } = exchange;
  const { knowledgeId } = chatbot;
  const common = { chatbotId: chatbot._id, ownerId: chatbot.ownerId, conversationId, knowledgeId };
  const { id, isGap, isRepeatable: _, ...stored } = reply;
  return [
    { ...common, _id: question.id, role: 'visitor', text: question.text, at: question.at, isGap },
    { ...common, ...stored, _id: id, role: 'bot', at: repliedAtOf(exchange), helpful: null },
  ];
}

type Cited = {
  answered: boolean;
  matches: readonly Pick<StoredMatch, 'kind' | 'question' | 'isCited' | 'page'>[];
};

/** The most sources that a visitor sees below a reply. */
const mostSources = 3;

/**
 * The FAQs and pages that a reply is based on, for its visitor, each once; null without any, or if
 * the owner turned sources off. Passages of `data` are not shown: their names are internal to the
 * owner.
 */
export function citedSources(
  { showSources }: Pick<ChatbotDocument, 'showSources'>,
  { answered, matches }: Cited,
): CitedSource[] | null {
  if (!showSources || !answered) return null;
  const cited = new Map<string, CitedSource>();
  for (const { kind, isCited, question, page } of matches) {
    if (!isCited || kind === 'data') continue;
    const { title, url } = page ?? { title: question, url: null };
    const source = { title: title || url || question, ...(url !== null && { url }) };
    cited.set(url ?? source.title, source);
  }
  return cited.size === 0 ? null : [...cited.values()].slice(0, mostSources);
}

/** When the reply was complete. */
export const repliedAtOf = ({ question, reply }: Pick<Exchange, 'question' | 'reply'>): Date =>
  new Date(question.at.getTime() + tookMs(reply));

/** The time of the question that a stored reply answers, in milliseconds. */
export const askedAtOf = (reply: Pick<BotMessage, 'at' | 'lastTokenMs'>): number =>
  reply.at.getTime() - tookMs(reply);

/** At least 1 ms, so that a reply sorts after its question. */
const tookMs = ({ lastTokenMs }: Pick<BotMessage, 'lastTokenMs'>): number =>
  Math.max(1, Math.floor(lastTokenMs));

function turnsOf({ chatbot: { knowledgeId }, question, reply }: Exchange): Turn[] {
  const asked: Turn = { role: 'visitor', text: question.text };
  const { text, source, matches, isRepeatable } = reply;
  if (text === '') return [asked];
  const cited = matches.flatMap(({ ref, isCited }) => (isCited ? ref : []));
  return [asked, { role: 'bot', text, ...(isRepeatable && { reply: { source, cited, knowledgeId } }) }];
}
