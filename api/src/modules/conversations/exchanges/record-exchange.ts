import type { WebhookEvent } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { ChatbotsStore } from '../../chatbots/index.ts';
import type { ConversationListener } from '../conversation-events.ts';
import type { ConversationsStore } from '../conversations.store.ts';
import type {
  BotMessage,
  ConversationDocument,
  MessageDocument,
  VisitorMessage,
} from '../conversation-documents.ts';
import { conversationOf, messagesOf, type Exchange } from './exchange.ts';
import type { HandoffsStore } from '../live/handoffs.store.ts';
import type { MessagesStore } from '../messages.store.ts';
import { exchangesIn } from './stored-exchanges.ts';
import type { VisitOutcome } from '../visits.ts';

/** Sends an event to the owner's webhooks; never throws. */
export type WebhookSender = { emit: (ownerId: ObjectId, event: WebhookEvent) => Promise<void> };

export type OutcomeNeeds = {
  conversations: Pick<ConversationsStore, 'markOutcome'>;
  counting: Pick<ConversationListener, 'resolved'>;
};

export type RecordNeeds = {
  chatbots: Pick<ChatbotsStore, 'isOnline'>;
  conversations: Pick<ConversationsStore, 'append' | 'markOutcome'>;
  messages: Pick<MessagesStore, 'insert' | 'append' | 'removeAll'>;
  handoffs: Pick<HandoffsStore, 'noteExchange'>;
  counting: Pick<ConversationListener, 'resolved' | 'deleted'>;
  /** Counts exchanges, and removes those of a deleted chatbot, soon after. */
  followUps: { add: (exchange: Exchange) => Promise<void> };
  outages: { note: (at: Date) => void };
  webhookEmitter: WebhookSender;
  clock: Clock;
};

/**
 * Stores a question with its reply, which are counted soon after. Nothing of a conversation that
 * was deleted meanwhile is kept: its deletion removes its messages again after the conversation
 * itself, so if that is still there after the messages are written, they will be removed too.
 */
export async function recordExchange(needs: RecordNeeds, exchange: Exchange): Promise<void> {
  const stored = messagesOf(exchange);
  try {
    // Stored before it is counted: a recount finds it among the messages if the process is killed.
    await store(needs, exchange, stored);
    await appendOrRemove(needs, exchange, stored).finally(() => needs.followUps.add(exchange));
  } catch (error) {
    // A part of it may be stored: whatever the failure was, its hour is recounted.
    needs.outages.note(exchange.question.at);
    throw error;
  }
}

/** Adds stored messages to their conversation; removes them if it was deleted meanwhile. */
async function appendOrRemove(
  needs: RecordNeeds,
  exchange: Exchange,
  stored: [VisitorMessage, BotMessage],
): Promise<void> {
  const { chatbot, question, reply } = exchange;
  if (await needs.conversations.append(conversationOf(exchange))) {
    if (reply.isGap) await noteGap(needs, exchange);
  } else {
    await needs.messages.removeAll(chatbot.ownerId, chatbot._id, [question.id, reply.id]);
    await noteDeleted(needs, exchange, stored);
  }
}

/** Of a chatbot that was deleted meanwhile, nothing is noted. */
async function noteGap(needs: RecordNeeds, exchange: Exchange): Promise<void> {
  const { chatbot, conversationId } = exchange;
  const { _id: chatbotId, ownerId } = chatbot;
  if (!(await needs.chatbots.isOnline(chatbotId))) return;
  const { session } = conversationOf(exchange).change;
  await noteOutcome(needs, { _id: conversationId, ownerId, chatbotId, session }, 'unresolved');
  await emitGap(needs, exchange);
}

/** Notes what a visit has come to, and counts it, once. */
export async function noteOutcome(
  { conversations, counting }: OutcomeNeeds,
  conversation: Pick<ConversationDocument, '_id' | 'ownerId' | 'chatbotId' | 'session'>,
  after: VisitOutcome,
): Promise<void> {
  const { chatbotId, session } = conversation;
  if (session.outcome === after || session.outcome === 'person') return;
  const changed = await conversations.markOutcome(conversation, after);
  if (!changed) return;
  const { before } = changed;
  await counting.resolved({ chatbotId, startedAt: session.startedAt, before, after });
}

/** In a conversation that people have taken part in, the messages get their places after theirs. */
async function store(
  { messages, handoffs }: RecordNeeds,
  { before }: Exchange,
  stored: [VisitorMessage, BotMessage],
): Promise<void> {
  if (!before?.handoff) return messages.insert(stored);
  let { seq } = before.handoff;
  for (const message of stored) ({ seq } = (await messages.append(message, seq)).message);
  await handoffs.noteExchange(before, stored[1].at, seq);
}

/** The exchange is counted all the same, but its conversation is gone. */
async function noteDeleted(
  { counting, clock }: RecordNeeds,
  { before, question }: Exchange,
  stored: readonly MessageDocument[],
): Promise<void> {
  if (!before) return;
  await counting.deleted({
    conversation: { ...before, lastMessageAt: question.at },
    exchanges: exchangesIn(stored),
    at: clock(),
  });
}

async function emitGap({ webhookEmitter }: RecordNeeds, exchange: Exchange): Promise<void> {
  const { chatbot, conversationId, question } = exchange;
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
