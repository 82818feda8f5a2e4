import type { Services } from '../../compose.ts';
import { exchangesIn } from './stored-exchanges.ts';
import {
  conversationOf,
  isKnowledgeGap,
  messagesOf,
  repliedAtOf,
  topicOf,
  type Exchange,
} from './exchange.ts';
import type { MessageDocument } from './messages.store.ts';

type Needs = Pick<
  Services,
  'chatbots' | 'conversations' | 'messages' | 'counting' | 'webhookEmitter' | 'clock'
>;

/**
 * Stores a question with its reply, and counts both. What belongs to a chatbot or a conversation that was deleted while the
 * reply was made is not kept: a deletion takes the chatbot offline before it removes everything, and a conversation's messages
 * once more after the conversation; so whoever finds them still there, after the messages are written, has written before that.
 */
export async function storeExchange(services: Needs, exchange: Exchange): Promise<void> {
  const { chatbots, conversations, messages, counting } = services;
  const { chatbot, conversationId, question, reply } = exchange;
  const { _id: chatbotId, ownerId } = chatbot;
  const stored = messagesOf(exchange);
  // Stored first: what is counted can be found again among the messages, whatever ends the process.
  await messages.insert(stored);
  const [isConversationKept] = await Promise.all([
    conversations.append(conversationOf(exchange)),
    count(services, exchange),
  ]);
  const isChatbotKept = await chatbots.isOnline(chatbotId);
  if (isConversationKept && isChatbotKept) return tellOfGap(services, exchange);
  await messages.removeAll(ownerId, [question.id, reply.id]);
  if (isChatbotKept) return noteDeleted(services, exchange, stored);
  await conversations.remove(ownerId, conversationId);
  await counting.forget(chatbotId);
}

/** It was counted; the conversation that it belonged to is gone. */
const noteDeleted = (
  { counting, clock }: Needs,
  { before, question }: Exchange,
  stored: readonly MessageDocument[],
): Promise<void> | undefined =>
  before
    ? counting.deleted({ ...before, lastMessageAt: question.at }, exchangesIn(stored), clock())
    : undefined;

const count = ({ counting }: Needs, { chatbot, before, visitorId, question, reply, finding }: Exchange) =>
  counting.exchanged({
    chatbotId: chatbot._id,
    visitorId,
    session: before?.session ?? null,
    askedAt: question.at,
    repliedAt: repliedAtOf({ question, reply }),
    responseMs: reply.lastTokenMs,
    topic: topicOf(reply, finding),
  });

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
