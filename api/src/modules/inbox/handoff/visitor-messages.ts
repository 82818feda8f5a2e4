import { limits } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import type { DatabaseOutages } from '../../../kernel/outages.ts';
import { Problem } from '../../../kernel/problem.ts';
import {
  type ConversationListener,
  noteOutcome,
  type OutcomeNeeds,
  type WebhookSender,
} from '../../conversations/exchanges.index.ts';
import { type MessagesStore, visitAfter } from '../../conversations/index.ts';
import {
  excerptCharacters,
  figuresWithoutReply,
  type HandoffsStore,
  type LiveConversation,
  type PlacedMessage,
  transitions,
} from '../../conversations/live.index.ts';
import type { LiveChanges } from '../live/live-changes.ts';
import type { PushNotices } from '../push/push-notices.ts';

export type VisitorMessageNeeds = Pick<OutcomeNeeds, 'conversations'> & {
  handoffs: HandoffsStore;
  messages: Pick<MessagesStore, 'append' | 'removeAll'>;
  counting: Pick<ConversationListener, 'exchanged' | 'resolved'>;
  webhookEmitter: WebhookSender;
  outages: Pick<DatabaseOutages, 'note'>;
  liveChanges: Pick<LiveChanges, 'wake'>;
  pushNotices: Pick<PushNotices, 'notify'>;
  clock: Clock;
};

export type VisitorMessageBody = { text: string; clientId?: string | undefined };

/**
 * Stores a visitor's message to a person. It counts in the totals, and neither in the quota nor in
 * the gaps (product ruling 49). One that is sent again with its `clientId` is stored once. Throws
 * `conversation_full`, `not_found`.
 */
export async function storeVisitorMessage(
  needs: VisitorMessageNeeds,
  conversation: LiveConversation,
  body: VisitorMessageBody,
): Promise<PlacedMessage> {
  if (conversation.handoff.seq >= limits.handoff.messages) {
    throw new Problem('conversation_full', { retryAfter: 1 });
  }
  const at = needs.clock();
  try {
    return await storeAndCount(needs, conversation, body, at);
  } catch (error) {
    // It may be stored and not counted: whatever the failure was, its hour is recounted.
    if (!(error instanceof Problem)) needs.outages.note(at);
    throw error;
  }
}

async function storeAndCount(
  needs: VisitorMessageNeeds,
  conversation: LiveConversation,
  { text, clientId }: VisitorMessageBody,
  at: Date,
): Promise<PlacedMessage> {
  const { messages, counting, webhookEmitter, liveChanges } = needs;
  const { _id, ownerId, chatbotId, visitorId, session: visit } = conversation;
  const { message, isNew } = await messages.append(
    {
      _id: new ObjectId(),
      chatbotId,
      ownerId,
      conversationId: _id,
      role: 'visitor',
      text,
      at,
      isGap: false,
      knowledgeId: null,
      isToPerson: true,
      ...(clientId !== undefined && { clientId }),
    },
    conversation.handoff.seq,
  );
  // Also for a message that was stored before: the process may have been killed in between.
  const noted = await note(needs, conversation, message, isNew);
  if (!noted) {
    await messages.removeAll(ownerId, chatbotId, [message._id]);
    throw new Problem('not_found');
  }
  liveChanges.wake();
  if (!isNew) return message;
  await counting.exchanged({ ...figuresWithoutReply(at), askedAt: at, chatbotId, visitorId, visit });
  await noteOutcome(needs, noted, 'unresolved');
  pushMessage(needs, noted);
  await webhookEmitter.emit(ownerId, messageEvent(message, 'visitor'));
  return message;
}

/** Shows the member who has the conversation that its visitor has written. */
function pushMessage(
  { pushNotices }: VisitorMessageNeeds,
  { _id, ownerId, handoff }: LiveConversation,
): void {
  if (handoff.state !== 'human' || !handoff.assignee) return;
  const id = _id.toHexString();
  const notice = { title: 'New message from a visitor', path: `/inbox?conversation=${id}`, tag: id };
  pushNotices.notify(ownerId, [handoff.assignee.id], notice);
}

/** Where the conversation was closed meanwhile, the message wins, and opens it again. */
async function note(
  { handoffs, clock }: VisitorMessageNeeds,
  conversation: LiveConversation,
  { text, at, seq }: PlacedMessage,
  isNew: boolean,
): Promise<LiveConversation | null> {
  const { handoff, session } = conversation;
  const isWithMember = handoff.state === 'human';
  const change = {
    text: text.slice(0, excerptCharacters),
    at,
    seq,
    session: visitAfter(session, at),
    isNew,
    waitingSince: handoff.waitingSince ?? at,
    dueAt: isWithMember ? new Date(at.getTime() + transitions.awayMs) : handoff.dueAt,
  };
  const noted = await handoffs.noteVisitorMessage(conversation, change);
  if (noted) return noted;
  await handoffs.apply(conversation, transitions.reopenByVisitor(clock()));
  return handoffs.noteVisitorMessage(conversation, change);
}

/** A message between a visitor and a person, as webhooks get it. */
export const messageEvent = (message: PlacedMessage, role: 'visitor' | 'agent') =>
  ({
    type: 'conversation.message',
    data: {
      chatbotId: message.chatbotId.toHexString(),
      conversationId: message.conversationId.toHexString(),
      messageId: message._id.toHexString(),
      seq: message.seq,
      role,
      text: message.text,
      at: message.at.toISOString(),
    },
  }) as const;
