import type { ObjectId } from 'mongodb';
import type { DatabaseOutages } from '../../../kernel/outages.ts';
import type { Logger } from '../../../kernel/log.ts';
import { doubtMs } from '../../conversations/index.ts';
import type { PresenceStore, ProcessDocument } from './presence.store.ts';
import type { ReconcileNeeds } from './reconcile-hours.ts';
import { reconcileHours } from './reconcile-hours.ts';

export type LossNeeds = ReconcileNeeds & {
  presence: PresenceStore;
  processId: string;
  log: Logger;
  /** Finishes the deletions of conversations that began since an instant. */
  finishConversationDeletions: (since: Date) => Promise<void>;
  /** Deletes what is left of a chatbot that no longer exists; resolves to whether that is so. */
  deleteLeftovers: (ownerId: ObjectId, chatbotId: ObjectId) => Promise<boolean>;
};

export type PulseNeeds = Pick<LossNeeds, 'presence' | 'processId' | 'clock'> & {
  outages: Pick<DatabaseOutages, 'passOn'>;
};

/** How often a process says that it is alive, and how long its silence may be. */
export const pulseMs = 10_000;
const silenceMs = 3 * pulseMs;
/** How long it takes at most until its silence is noticed. */
const noticedMs = 2 * 60_000;
const hourMs = 3_600_000;
/** A recount holds the conversations of its hours in memory. */
const longestMs = 3 * hourMs;

/** A job: says that this process is alive, and when it lost the database. */
export const pulse =
  ({ presence, processId, clock, outages }: PulseNeeds) =>
  async (): Promise<void> => {
    await presence.note(processId, clock());
    await outages.passOn(presence.noteOutage);
  };

/**
 * A job: recounts the hours in which a killed process, or one that lost the database, may have
 * stored without counting, or counted without storing. Before that it finishes the deletions that
 * it may have begun, and deletes what it may have stored of a chatbot that was deleted meanwhile.
 */
export const reconcileAfterLoss = (services: LossNeeds) => async (): Promise<void> => {
  const { presence, processId, messages, deletedConversations, clock, log } = services;
  const { finishConversationDeletions, deleteLeftovers } = services;
  const lost = await presence.lost(new Date(clock().getTime() - silenceMs));
  let isInDoubt = false;
  for (const { losses, from, to } of doubtsOf(lost.filter(({ _id }) => _id !== processId))) {
    let isMended = true;
    await finishConversationDeletions(from);
    // Who rated last said something a while ago.
    for (const { ownerId, chatbotId, first } of await messages.storedSince(
      new Date(from.getTime() - hourMs),
    )) {
      if (first >= to || (await deleteLeftovers(ownerId, chatbotId))) continue;
      isMended = (await reconcileHours(services, { ownerId, chatbotId, from, to })) && isMended;
    }
    if (!isMended) isInDoubt = true;
    if (!isMended) continue;
    for (const loss of losses) await presence.forget(loss);
    const ids = losses.map(({ _id }) => _id);
    log.warn({ lost: ids, from, to }, 'processes were lost; the statistics of these hours were counted anew');
  }
  if (!isInDoubt) await deletedConversations.removeBefore(new Date(clock().getTime() - doubtMs));
};

type Doubt = { losses: ProcessDocument[]; from: Date; to: Date };

/**
 * The times that are in doubt, in order. Losses that are close together share one recount, since
 * each recount reads whole hours.
 */
function doubtsOf(lost: readonly ProcessDocument[]): Doubt[] {
  const doubts: Doubt[] = [];
  for (const loss of lost.toSorted((one, other) => one.aliveAt.getTime() - other.aliveAt.getTime())) {
    const { aliveAt } = loss;
    // It may have gone on for one more pulse, with messages that it had begun to store before the
    // last one; and what its visitors said until now was counted by what was known of them without
    // these.
    const from = new Date(aliveAt.getTime() - silenceMs);
    const to = new Date(aliveAt.getTime() + silenceMs + noticedMs);
    const last = doubts.at(-1);
    const isNear =
      last && from.getTime() < last.to.getTime() + hourMs && to.getTime() - last.from.getTime() < longestMs;
    if (isNear) {
      last.losses.push(loss);
      last.to = to;
    } else doubts.push({ losses: [loss], from, to });
  }
  return doubts;
}
