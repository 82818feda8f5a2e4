import type { ObjectId } from 'mongodb';
import type { AccountData } from '../../kernel/account-data.ts';
import { Problem } from '../../kernel/problem.ts';
import type { ChatbotsStore } from './chatbots.store.ts';
import { closeGaps } from './keep-chatbot.ts';

type Needs = {
  chatbots: ChatbotsStore;
  /** What each module has registered. */
  accountData: readonly AccountData[];
};

/**
 * Deletes a chatbot with everything that belongs to it. It goes offline first, so that nothing new
 * is stored; its document goes last, so that a deletion that failed halfway can be repeated.
 */
export async function deleteChatbot(
  { chatbots, accountData }: Needs,
  ownerId: ObjectId,
  id: ObjectId,
): Promise<void> {
  if (!(await chatbots.takeOffline(ownerId, id))) throw new Problem('not_found');
  await Promise.all(accountData.map(async (data) => data.deleteOfChatbot?.(ownerId, id)));
  await chatbots.remove(ownerId, id);
  await closeGaps(chatbots, ownerId);
}
