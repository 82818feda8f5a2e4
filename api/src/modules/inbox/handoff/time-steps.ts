import type { ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { ChatbotsStore } from '../../chatbots/index.ts';
import type { WebhookSender } from '../../conversations/exchanges.index.ts';
import { type HandoffsStore, type LiveConversation, transitions } from '../../conversations/live.index.ts';
import { emitClosed } from '../desk/change-state.ts';
import type { LiveChanges } from '../live/live-changes.ts';
import type { InboxPresenceStore } from '../live/presence.store.ts';
import { mailVisitor, type VisitorMailNeeds } from '../mail/mail-visitor.ts';
import { type NotifyNeeds, notifyMembers } from '../mail/notify-members.ts';

export type TimeNeeds = NotifyNeeds &
  VisitorMailNeeds & {
    chatbots: Pick<ChatbotsStore, 'find'>;
    handoffs: HandoffsStore;
    inboxPresence: Pick<InboxPresenceStore, 'since'>;
    liveChanges: Pick<LiveChanges, 'wake'>;
    webhookEmitter: WebhookSender;
    clock: Clock;
  };

/** How long a process holds a conversation whose step it takes. */
const holdMs = 60_000;
/** How soon it is looked at again whether a member is still there. */
const againMs = 2 * 60_000;

/** Takes the steps of time that are due, one by one; each is claimed by one process. */
export const takeTimeSteps = (needs: TimeNeeds) => async (): Promise<void> => {
  const { handoffs, clock } = needs;
  for (;;) {
    const now = clock();
    const due = await handoffs.claimDue(now, new Date(now.getTime() + holdMs));
    if (!due) return;
    const next = await step(needs, due, now);
    if (next !== 'changed') await handoffs.setDue(due, due.handoff.version, next);
  }
};

/** When the next step is due; `changed` where the change of the state has set it. */
async function step(
  needs: TimeNeeds,
  conversation: LiveConversation,
  now: Date,
): Promise<Date | null | 'changed'> {
  const { chatbots, handoffs, inboxPresence, liveChanges } = needs;
  const { ownerId, chatbotId, handoff, lastMessageAt } = conversation;
  const { state, assignee, snoozedUntil, waitingSince } = handoff;
  const apply = async (transition: Parameters<HandoffsStore['apply']>[1]) => {
    const changed = await handoffs.apply(conversation, transition);
    liveChanges.wake();
    return changed;
  };
  const byTime = { at: now, by: null };

  if (state === 'waiting') {
    const chatbot = await chatbots.find(ownerId, chatbotId);
    if (chatbot) await notifyMembers(needs, chatbot, conversation, 'late');
    return null;
  }
  if (state !== 'human' || !assignee) return null;
  if (snoozedUntil) {
    if (snoozedUntil > now) return snoozedUntil;
    await apply(transitions.snooze(byTime, assignee, null));
    return 'changed';
  }
  if (waitingSince) {
    const since = new Date(now.getTime() - transitions.awayMs);
    const isThere = (await inboxPresence.since(ownerId, since)).some(({ id }) => id === assignee.id);
    if (isThere || waitingSince > since) return new Date(now.getTime() + againMs);
    await apply(transitions.queue(byTime, assignee.id));
    return 'changed';
  }
  const wait = await mailVisitor(needs, conversation).then(() => null, waitIn);
  if (wait !== null) return new Date(now.getTime() + wait);
  const closesAt = new Date(lastMessageAt.getTime() + transitions.silenceMs);
  if (closesAt > now) return closesAt;
  const closed = await apply(transitions.close(byTime, handoff.seq));
  if (closed) await emitClosed(needs, conversation, now);
  return 'changed';
}

/** The milliseconds to wait after too many mails; throws any other error again. */
function waitIn(error: unknown): number {
  if (error instanceof Problem && error.code === 'too_many_requests') {
    return (error.details.retryAfter ?? 60) * 1000;
  }
  throw error;
}

type ReleaseNeeds = Pick<TimeNeeds, 'handoffs' | 'liveChanges' | 'clock'> & {
  chatbots: Pick<ChatbotsStore, 'ids'>;
};

/** Puts the conversations of a member who is gone back into the queue. */
export async function releaseMember(
  { chatbots, handoffs, liveChanges, clock }: ReleaseNeeds,
  ownerId: ObjectId,
  memberId: string,
): Promise<void> {
  for (const held of await handoffs.ofMember(ownerId, await chatbots.ids(ownerId), memberId)) {
    await handoffs.apply(held, transitions.queue({ at: clock(), by: null }, memberId));
  }
  liveChanges.wake();
}
