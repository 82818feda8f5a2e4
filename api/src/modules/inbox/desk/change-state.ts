import { type assignConversation, type InboxMember, limits, type ParsedBodyOf } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { ChatbotsStore } from '../../chatbots/index.ts';
import type { WebhookSender } from '../../conversations/exchanges.index.ts';
import type { ConversationDocument, ConversationKey, MessagesStore } from '../../conversations/index.ts';
import {
  type HandoffsStore,
  type LiveConversation,
  newHandoff,
  transitions,
  undoTo,
} from '../../conversations/live.index.ts';
import type { Member } from '../actor.ts';
import type { LiveChanges } from '../live/live-changes.ts';

export type StateNeeds = {
  handoffs: HandoffsStore;
  liveChanges: Pick<LiveChanges, 'wake'>;
  webhookEmitter: WebhookSender;
  agentsOf: (ownerId: ObjectId) => Promise<readonly Member[]>;
  clock: Clock;
};

export type FindNeeds = { chatbots: Pick<ChatbotsStore, 'ids'>; handoffs: Pick<HandoffsStore, 'findIn'> };

type Change = Parameters<HandoffsStore['apply']>[1];

/** The conversation, whether the chatbot or a person answers it. Throws `not_found`. */
export async function findConversation(
  { chatbots, handoffs }: FindNeeds,
  ownerId: ObjectId,
  id: ObjectId,
): Promise<ConversationDocument> {
  const conversation = await handoffs.findIn(ownerId, await chatbots.ids(ownerId), id);
  if (!conversation) throw new Problem('not_found');
  return conversation;
}

/**
 * Gives a conversation to the member, unless another one has it; one without a handoff begins with
 * it. Throws `not_found`, `taken`.
 */
export async function takeOver(
  needs: StateNeeds,
  conversation: ConversationDocument,
  member: InboxMember,
): Promise<LiveConversation> {
  const { handoffs, clock } = needs;
  const { handoff, changedAt } = conversation;
  const isMine = handoff?.state === 'human' && handoff.assignee?.id === member.id;
  if (isMine && changedAt) return { ...conversation, handoff, changedAt };
  const at = clock();
  const first = newHandoff(
    { state: 'human', reason: 'member', requestedAt: at, assignee: member, waitingSince: null, dueAt: null },
    { type: 'taken', at, by: member, to: null },
  );
  const begun = handoff ? null : await handoffs.begin(conversation, first);
  const taken = begun ?? (await change(needs, conversation, transitions.take(at, member)));
  needs.liveChanges.wake();
  return taken;
}

/**
 * Changes the state of a conversation. Throws `taken` with who has it where the change is not
 * possible at that moment, `conflict` where it never was, `not_found`.
 */
export async function change(
  { handoffs, liveChanges }: Pick<StateNeeds, 'handoffs' | 'liveChanges'>,
  conversation: ConversationKey,
  transition: Change,
): Promise<LiveConversation> {
  const changed = await handoffs.apply(conversation, transition);
  if (!changed) throw await refusal(handoffs, conversation);
  liveChanges.wake();
  return changed;
}

async function refusal(handoffs: HandoffsStore, conversation: ConversationKey): Promise<Problem> {
  const now = await handoffs.find(conversation);
  if (!now) return new Problem('not_found');
  const assignee = now.handoff?.state === 'human' ? now.handoff.assignee : null;
  return assignee ? taken(assignee) : new Problem('conflict');
}

const taken = (assignee: InboxMember): Problem =>
  new Problem('taken', { message: `${assignee.name} has this conversation.`, body: { assignee } });

/** Takes a conversation over, gives it to another member, or puts it back into the queue. */
export async function assign(
  needs: StateNeeds,
  conversation: ConversationDocument,
  member: InboxMember,
  { assigneeId, toQueue, from }: ParsedBodyOf<typeof assignConversation>,
): Promise<LiveConversation> {
  const by = { at: needs.clock(), by: member };
  const { handoff } = conversation;
  const holder = handoff?.state === 'human' ? handoff.assignee : null;
  if (toQueue) {
    if (handoff?.state === 'waiting') return current(needs, conversation);
    if (!holder || (from !== undefined && holder.id !== from))
      throw holder ? taken(holder) : new Problem('conflict');
    return change(needs, conversation, transitions.queue(by, holder.id));
  }
  const to = assigneeId === undefined ? member : await memberOf(needs, conversation.ownerId, assigneeId);
  if (holder?.id === to.id) return current(needs, conversation);
  if (from === undefined && to.id === member.id) return takeOver(needs, conversation, member);
  if (holder && holder.id !== from && holder.id !== member.id) throw taken(holder);
  const held = holder ? conversation : await takeOver(needs, conversation, member);
  const transition = transitions.assign(by, holder?.id ?? member.id, to);
  return change(needs, held, { ...transition, undo: undoTo(handoff, member) });
}

async function memberOf({ agentsOf }: StateNeeds, ownerId: ObjectId, id: string): Promise<InboxMember> {
  const found = (await agentsOf(ownerId)).find((one) => one.id === id);
  if (!found) throw new Problem('not_found');
  return { id: found.id, name: found.name };
}

/** The conversation as it is now. Throws `not_found`, also where only the chatbot has answered. */
export async function current(
  { handoffs }: Pick<StateNeeds, 'handoffs'>,
  conversation: ConversationKey,
): Promise<LiveConversation> {
  const now = await handoffs.find(conversation);
  const { handoff, changedAt } = now ?? {};
  if (!now || !handoff || !changedAt) throw new Problem('not_found');
  return { ...now, handoff, changedAt };
}

/**
 * Undoes what the member did last: closing or assigning. Throws `conflict` where a message or
 * another change came after it, `taken`, `not_found`.
 */
export async function undo(
  needs: StateNeeds,
  conversation: ConversationDocument,
  member: InboxMember,
): Promise<LiveConversation> {
  const { handoff, ownerId } = conversation;
  const to = handoff?.undo;
  if (!to || to.by !== member.id) throw new Problem('conflict');
  const members = to.assignee ? await needs.agentsOf(ownerId) : [];
  if (to.assignee && !members.some(({ id }) => id === to.assignee?.id)) throw new Problem('conflict');
  return change(needs, conversation, transitions.undo(handoff, to, needs.clock(), member));
}

/**
 * Closes a conversation; one that is closed stays as it is. A message after `seq` wins, but for the
 * member's own, which the member knows without its place.
 */
export async function close(
  needs: StateNeeds & WritersNeeds,
  conversation: ConversationDocument,
  member: InboxMember,
  seq: number | undefined,
): Promise<LiveConversation> {
  const { handoff } = conversation;
  if (handoff?.state === 'closed') return current(needs, conversation);
  if (!handoff || handoff.state === 'bot') throw new Problem('conflict');
  const at = needs.clock();
  const known = seq ?? handoff.seq;
  const isSeen = handoff.seq <= known || !(await hasOthersMessage(needs, conversation, member, known));
  const transition = transitions.close({ at, by: member }, isSeen ? Math.max(handoff.seq, known) : known);
  const closed = await needs.handoffs.apply(conversation, {
    ...transition,
    undo: undoTo(handoff, member),
  });
  if (!closed) {
    const now = await current(needs, conversation);
    if (now.handoff.state === 'closed') return now;
    throw await refusalToClose(now, member);
  }
  needs.liveChanges.wake();
  await emitClosed(needs, conversation, at);
  return closed;
}

type WritersNeeds = { messages: Pick<MessagesStore, 'after'> };

/** Whether anyone but this member has written since the message at `seq`. */
export async function hasOthersMessage(
  { messages }: WritersNeeds,
  conversation: ConversationKey,
  { id }: InboxMember,
  seq: number,
): Promise<boolean> {
  const since = await messages.after(conversation, seq, limits.handoff.messages);
  return since.some((message) => message.role !== 'agent' || message.author.id !== id);
}

const refusalToClose = async ({ handoff }: LiveConversation, { id }: InboxMember): Promise<Problem> =>
  handoff.state === 'human' && handoff.assignee && handoff.assignee.id !== id
    ? taken(handoff.assignee)
    : new Problem('conflict');

export const emitClosed = (
  { webhookEmitter }: Pick<StateNeeds, 'webhookEmitter'>,
  { _id, ownerId, chatbotId }: ConversationKey,
  at: Date,
): Promise<void> =>
  webhookEmitter.emit(ownerId, {
    type: 'conversation.closed',
    data: { chatbotId: chatbotId.toHexString(), conversationId: _id.toHexString(), at: at.toISOString() },
  });
