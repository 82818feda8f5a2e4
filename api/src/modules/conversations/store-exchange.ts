import type { Services } from '../../services.ts';
import {
  conversationOf,
  isKnowledgeGap,
  messagesOf,
  repliedAtOf,
  topicOf,
  type Exchange,
} from './exchange.ts';

type Needs = Pick<Services, 'chatbots' | 'conversations' | 'messages' | 'counting' | 'webhookEmitter'>;

/**
 * Stores a question with its reply, and counts both. What belongs to a chatbot or a conversation that was deleted while the
 * reply was made is not kept: a deletion takes the chatbot offline before it removes everything, and a conversation's messages
 * once more after the conversation; so whoever finds them still there, after the messages are written, has written before that.
 */
export async function storeExchange(services: Needs, exchange: Exchange): Promise<void> {
  const { chatbots, conversations, messages, counting } = services;
  const { chatbot, conversationId, question, reply } = exchange;
  const { _id: chatbotId, ownerId } = chatbot;
  await Promise.all([messages.insert(messagesOf(exchange)), count(services, exchange)]);
  const isConversationKept = await conversations.append(conversationOf(exchange));
  const isChatbotKept = await chatbots.isOnline(chatbotId);
  if (isConversationKept && isChatbotKept) return tellOfGap(services, exchange);
  await messages.removeAll(ownerId, [question.id, reply.id]);
  if (isChatbotKept) return;
  await conversations.remove(ownerId, conversationId);
  await counting.forget(chatbotId);
}

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
