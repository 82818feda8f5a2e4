import type { ObjectId } from 'mongodb';
import type { AccountData } from '../../../kernel/account-data.ts';
import type { ChatbotsStore } from '../chatbots.store.ts';

type Needs = {
  chatbots: Pick<ChatbotsStore, 'find'>;
  /** What each module has registered. */
  accountData: readonly AccountData[];
};

/**
 * Deletes what is stored of a chatbot that no longer exists, as after a process was killed before
 * it could see that the chatbot had been deleted. Resolves to false and deletes nothing while the
 * chatbot exists.
 */
export const deleteLeftovers =
  ({ chatbots, accountData }: Needs) =>
  async (ownerId: ObjectId, id: ObjectId): Promise<boolean> => {
    if (await chatbots.find(ownerId, id)) return false;
    await Promise.all(accountData.map(async (data) => data.deleteOfChatbot?.(ownerId, id)));
    return true;
  };
