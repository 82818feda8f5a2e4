import { type InboxMember, limits } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { noteOutcome, type OutcomeNeeds } from '../../conversations/exchanges.index.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { ConversationDocument, MessagesStore } from '../../conversations/index.ts';
import {
  excerptCharacters,
  type LiveConversation,
  type PlacedMessage,
  transitions,
} from '../../conversations/live.index.ts';
import { messageEvent } from '../handoff/visitor-messages.ts';
import { hasOthersMessage, type StateNeeds, takeOver } from './change-state.ts';

export type ReplyNeeds = StateNeeds &
  OutcomeNeeds & {
    messages: Pick<MessagesStore, 'append' | 'after' | 'ofClient' | 'removeAll'>;
  };

type Reply = { text: string; clientId?: string | undefined; afterSeq?: number | undefined };

/**
 * Sends a member's reply to the visitor, and takes the conversation over when no member has it. One
 * that is sent again with its `clientId` is stored once. Throws `not_found`, `taken`, `conflict`
 * (someone else has written after `afterSeq`), `conversation_full`.
 */
export async function reply(
  needs: ReplyNeeds,
  found: ConversationDocument,
  member: InboxMember,
  { text, clientId, afterSeq }: Reply,
): Promise<{ message: PlacedMessage; conversation: LiveConversation }> {
  const { handoffs, messages, webhookEmitter, liveChanges, clock } = needs;
  const { _id, ownerId, chatbotId } = found;
  const sent = clientId === undefined ? null : await messages.ofClient(found, clientId);
  if (!sent && afterSeq !== undefined && (await hasOthersMessage(needs, found, member, afterSeq))) {
    throw new Problem('conflict');
  }
  const held = await takeOver(needs, found, member);
  if (!sent && held.handoff.seq >= limits.handoff.messages) {
    throw new Problem('conversation_full', { retryAfter: 1 });
  }
  const at = clock();
  const { message, isNew } = await messages.append(
    {
      _id: new ObjectId(),
      chatbotId,
      ownerId,
      conversationId: _id,
      role: 'agent',
      author: member,
      text,
      at,
      ...(clientId !== undefined && { clientId }),
    },
    held.handoff.seq,
  );
  const conversation = await handoffs.noteAgentMessage(held, {
    text: message.text.slice(0, excerptCharacters),
    at: message.at,
    seq: message.seq,
    member,
    dueAt: new Date(at.getTime() + transitions.mailAfterMs),
    isNew,
  });
  if (!conversation) {
    await messages.removeAll(ownerId, chatbotId, [message._id]);
    throw new Problem('not_found');
  }
  liveChanges.wake();
  await noteOutcome(needs, conversation, 'person');
  if (isNew) await webhookEmitter.emit(ownerId, messageEvent(message, 'agent'));
  return { message, conversation };
}
