import type { ParsedBodyOf, requestHandoff as call, ResponseOf } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import { Problem } from '../../../kernel/problem.ts';
import type { ConversationKey } from '../../conversations/index.ts';
import {
  type Handoff,
  type LiveConversation,
  newHandoff,
  transitions,
} from '../../conversations/live.index.ts';
import type { NotifyNeeds } from '../mail/notify-members.ts';
import { notifyMembers, pushWaiting } from '../mail/notify-members.ts';
import type { Availability, HandoffChatbot } from './availability.ts';
import { storeVisitorMessage, type VisitorMessageNeeds } from './visitor-messages.ts';

export type RequestNeeds = VisitorMessageNeeds & NotifyNeeds & { availability: Availability };

type Request = ParsedBodyOf<typeof call> & {
  /** What brought the visitor to ask. */
  reason: Handoff['reason'];
  /** The language that the visitor's browser prefers; null when it names none. */
  language: string | null;
};

/** How long a visitor waits before members get a mail even if one of them has the inbox open. */
export const lateMs = 5 * 60_000;

/**
 * Puts a conversation into the queue of the people, and tells the members. Asking again changes
 * nothing but the address. Throws `handoff_off`, `not_found`.
 */
export async function requestHandoff(
  needs: RequestNeeds,
  chatbot: HandoffChatbot,
  conversationId: ObjectId,
  { email, note, page, reason, language }: Request,
): Promise<ResponseOf<typeof call>['data']> {
  const { handoffs, webhookEmitter, liveChanges, clock } = needs;
  const { ownerId } = chatbot;
  const key = { _id: conversationId, chatbotId: chatbot._id, ownerId };
  if (!chatbot.handoff.isOn) throw new Problem('handoff_off');
  const begun = await begin(needs, key, { page: page ?? null, reason, language });
  if (email !== undefined) {
    const contact = { email, name: null, message: null, at: clock() };
    await handoffs.leaveContact(key, contact);
  }
  const { isOpen, present, ...outlook } = await needs.availability(chatbot);
  if (begun) {
    liveChanges.wake();
    await webhookEmitter.emit(ownerId, {
      type: 'conversation.handoff',
      data: {
        chatbotId: chatbot._id.toHexString(),
        conversationId: conversationId.toHexString(),
        isOpen,
        at: begun.handoff.requestedAt.toISOString(),
      },
    });
  }
  const waiting = begun ?? (await existing(needs, key));
  if (note) await storeVisitorMessage(needs, waiting, { text: note });
  if (begun) await pushWaiting(needs, chatbot, begun);
  if (begun && present === null) await notifyMembers(needs, chatbot, begun, 'waiting');
  return { status: isOpen ? 'waiting' : 'offline', ...outlook, agent: isOpen ? present : null };
}

/** The conversation, when this request put it into the queue; null when it was there already. */
async function begin(
  { handoffs, clock }: RequestNeeds,
  key: ConversationKey,
  { page, reason, language }: Pick<Handoff, 'page' | 'reason' | 'language'>,
): Promise<LiveConversation | null> {
  const at = clock();
  const conversation = await handoffs.find(key);
  if (!conversation) throw new Problem('not_found');
  const dueAt = new Date(at.getTime() + lateMs);
  const first = newHandoff(
    { state: 'waiting', reason, requestedAt: at, assignee: null, waitingSince: at, dueAt, page, language },
    { type: 'requested', at, by: null, to: null },
  );
  const isFirst = conversation.handoff === undefined;
  return (
    (isFirst ? await handoffs.begin(key, first) : null) ??
    handoffs.apply(key, transitions.request(at, dueAt, reason, { page, language }))
  );
}

async function existing({ handoffs }: RequestNeeds, key: ConversationKey): Promise<LiveConversation> {
  const conversation = await handoffs.find(key);
  const { handoff, changedAt } = conversation ?? {};
  if (!conversation || !handoff || !changedAt) throw new Problem('not_found');
  return { ...conversation, handoff, changedAt };
}
