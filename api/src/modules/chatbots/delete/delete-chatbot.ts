import type { ObjectId } from 'mongodb';
import type { AccountData } from '../../../kernel/account-data.ts';
import type { Clock } from '../../../kernel/clock.ts';
import type { Logger } from '../../../kernel/log.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { ChatbotsStore } from '../chatbots.store.ts';
import { closeGaps } from '../keep-chatbot.ts';
import type { ChatbotDeletionsStore } from './chatbot-deletions.store.ts';

export type DeletionNeeds = {
  chatbots: ChatbotsStore;
  chatbotDeletions: ChatbotDeletionsStore;
  /** What each module has registered. */
  accountData: readonly AccountData[];
  clock: Clock;
};

/** Longer than it takes to store and count what is under way when a chatbot goes offline. */
export const settleMs = 2 * 60_000;

/**
 * Deletes a chatbot with everything that belongs to it. It goes offline first, so that nothing new
 * is stored; its document goes last, so that a deletion that failed halfway can be repeated.
 */
export async function deleteChatbot(needs: DeletionNeeds, ownerId: ObjectId, id: ObjectId): Promise<void> {
  const { chatbots, chatbotDeletions, clock } = needs;
  if (!(await chatbots.takeOffline(ownerId, id))) throw new Problem('not_found');
  await chatbotDeletions.begin(ownerId, id, clock());
  await removeChatbot(needs, ownerId, id);
}

/**
 * A job: finishes deletions that were cut off, and deletes once more what was stored or counted for
 * a chatbot while it was being deleted.
 */
export const finishChatbotDeletions = (needs: DeletionNeeds & { log: Logger }) => async (): Promise<void> => {
  const { chatbotDeletions, clock, log } = needs;
  const begun = await chatbotDeletions.begunBefore(new Date(clock().getTime() - settleMs));
  for (const { _id, ownerId } of begun) {
    try {
      await removeChatbot(needs, ownerId, _id);
      await chatbotDeletions.end(ownerId, _id);
    } catch (error) {
      log.error({ error, chatbotId: _id }, 'a deletion was not finished; the next run tries it again');
    }
  }
};

async function removeChatbot(
  { chatbots, accountData }: DeletionNeeds,
  ownerId: ObjectId,
  id: ObjectId,
): Promise<void> {
  await Promise.all(accountData.map(async (data) => data.deleteOfChatbot?.(ownerId, id)));
  await chatbots.remove(ownerId, id);
  await closeGaps(chatbots, ownerId);
}
