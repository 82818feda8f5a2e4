import type { Finding } from '@askwell/answers';
import type { ObjectId } from 'mongodb';
import type { Services } from '../../services.ts';
import { sessionAfter } from '../analytics/sessions.ts';
import type { ChatbotDocument } from '../chatbots/chatbots.store.ts';
import type { ConversationDocument, StoredTurn } from './conversations.store.ts';
import type { BotMessage, VisitorMessage } from './messages.store.ts';
import type { Reply } from './reply.ts';

export type Exchange = {
  chatbot: ChatbotDocument;
  conversationId: ObjectId;
  /** The conversation before this exchange; null when this is its first. */
  before: ConversationDocument | null;
  visitorId: string;
  visitor: ConversationDocument['visitor'];
  question: { id: ObjectId; text: string; at: Date };
  reply: Reply & { id: ObjectId };
  finding: Finding;
};

type Needs = Pick<Services, 'chatbots' | 'conversations' | 'messages' | 'counting' | 'webhookEmitter'>;

/** How much of a turn the conversation keeps for the model, and of the last message for the owner's list. */
const turnCharacters = 1_000;
const lineCharacters = 200;

/**
 * Stores a question with its reply, and counts both; all writes at once, since none needs another's result. What belongs to a
 * chatbot or a conversation that was deleted while the reply was made is not kept: a deletion first takes the chatbot offline
 * and then removes everything, so whoever finds it online afterwards has written before that.
 */
export async function storeExchange(services: Needs, exchange: Exchange): Promise<void> {
  const { chatbots, conversations, messages } = services;
  const { chatbot, conversationId, question, reply } = exchange;
  const { _id: chatbotId, ownerId } = chatbot;
  const [isConversationKept] = await Promise.all([
    conversations.append(conversationOf(exchange)),
    messages.insert(messagesOf(exchange)),
    count(services, exchange),
  ]);
  const isChatbotKept = await chatbots.isOnline(chatbotId);
  if (isConversationKept && isChatbotKept) return tellOfGap(services, exchange);
  await messages.removeAll(ownerId, [question.id, reply.id]);
  if (isChatbotKept) return;
  await conversations.remove(ownerId, conversationId);
  await services.counting.forget(chatbotId);
}

const conversationOf = ({
  chatbot,
  conversationId,
  before,
  visitorId,
  visitor,
  question,
  reply,
  finding,
}: Exchange) => {
  const repliedAt = repliedAtOf({ question, reply });
  return {
    id: conversationId,
    isKnown: before !== null,
    whose: { chatbotId: chatbot._id, ownerId: chatbot.ownerId, visitorId, startedAt: question.at },
    exchange: {
      lastMessageAt: repliedAt,
      lastMessage: question.text.slice(0, lineCharacters),
      session: sessionAfter(sessionAfter(before?.session ?? null, question.at), repliedAt),
      turns: turnsOf(question.text, reply, finding, chatbot.knowledgeId),
      visitor,
      answered: !isKnowledgeGap(reply, finding),
    },
  };
};

function turnsOf(
  asked: string,
  reply: Reply,
  { matches }: Finding,
  knowledgeId: ObjectId | null,
): StoredTurn[] {
  const { text, source, answered, isPartial, isSmallTalk, failure } = reply;
  const turns: StoredTurn[] = [{ role: 'user', text: asked.slice(0, turnCharacters) }];
  if (text === '') return turns;
  const isGood = answered && !isPartial && !isSmallTalk && failure === null && text.length <= turnCharacters;
  const cited = reply.cited.flatMap((place) => matches[place]?.ref ?? []);
  turns.push({
    role: 'model',
    text: text.slice(0, turnCharacters),
    ...(isGood && { reply: { source, cited, knowledgeId } }),
  });
  return turns;
}

function messagesOf({
  chatbot,
  conversationId,
  question,
  reply,
  finding,
}: Exchange): [VisitorMessage, BotMessage] {
  const common = { chatbotId: chatbot._id, ownerId: chatbot.ownerId, conversationId };
  const { id, failure: _, cited, ...said } = reply;
  return [
    {
      ...common,
      _id: question.id,
      role: 'visitor',
      text: question.text,
      at: question.at,
      isGap: isKnowledgeGap(reply, finding),
      knowledgeId: chatbot.knowledgeId,
    },
    {
      ...common,
      ...said,
      _id: id,
      role: 'bot',
      at: repliedAtOf({ question, reply }),
      topic: topicOf(reply, finding),
      knowledgeId: chatbot.knowledgeId,
      matches: finding.matches.map(({ kind, ref, question: asked, confidence }, place) => ({
        kind,
        ref,
        question: asked,
        confidence,
        isCited: cited.includes(place),
      })),
      helpful: null,
    },
  ];
}

const count = ({ counting }: Needs, { chatbot, before, visitorId, question, reply, finding }: Exchange) => {
  return counting.exchanged({
    chatbotId: chatbot._id,
    visitorId,
    session: before?.session ?? null,
    askedAt: question.at,
    repliedAt: repliedAtOf({ question, reply }),
    responseMs: reply.lastTokenMs,
    topic: topicOf(reply, finding),
  });
};

async function tellOfGap({ webhookEmitter }: Needs, exchange: Exchange): Promise<void> {
  const { chatbot, conversationId, question, reply, finding } = exchange;
  if (!isKnowledgeGap(reply, finding)) return;
  await webhookEmitter.emit(chatbot.ownerId, {
    type: 'question.unanswered',
    data: {
      chatbotId: chatbot._id.toHexString(),
      conversationId: conversationId.toHexString(),
      messageId: question.id.toHexString(),
      question: question.text,
      at: question.at.toISOString(),
    },
  });
}

const repliedAtOf = ({ question, reply }: Pick<Exchange, 'question' | 'reply'>): Date =>
  new Date(question.at.getTime() + Math.max(1, reply.lastTokenMs));

/** The model knows best what the passages hold; where it did not answer to the end, the search has to judge. */
const isKnowledgeGap = (
  { source, isPartial, isSmallTalk, answered }: Reply,
  { decision }: Finding,
): boolean => !isSmallTalk && (source === 'ai' && !isPartial ? !answered : decision === 'unknown');

/** What was asked about: what the reply rests on, else what was found. */
function topicOf(reply: Reply, finding: Finding): string | null {
  if (isKnowledgeGap(reply, finding)) return null;
  const found = finding.decision === 'unknown' ? undefined : finding.matches[0];
  return (finding.matches[reply.cited[0] ?? -1] ?? found)?.question ?? null;
}
