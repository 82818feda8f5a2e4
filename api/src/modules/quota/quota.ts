import type { ObjectId } from 'mongodb';
import type { Owner } from '../../kernel/owner.ts';
import type { UsersStore } from '../accounts/index.ts';
import { notifyExceeded, notifyUsage, type NoticeNeeds } from './notify-owner.ts';
import type { QuotaStore } from './quota.store.ts';

/** The account whose quota a message is charged to. The owner is null when the account is gone. */
export type Account = { isWithinQuota: true; owner: Owner } | { isWithinQuota: false; owner: Owner | null };

type Needs = NoticeNeeds & {
  quotaStore: Pick<QuotaStore, 'take' | 'giveBack'>;
  users: Pick<UsersStore, 'findById'>;
};

/** The monthly message quota of an owner, over all chatbots (product ruling 29). */
export const createQuota = (needs: Needs) => {
  const { quotaStore, users } = needs;

  const take = async (ownerId: ObjectId): Promise<Account> => {
    const owner = await quotaStore.take(ownerId);
    return owner
      ? { isWithinQuota: true, owner }
      : { isWithinQuota: false, owner: await users.findById(ownerId) };
  };

  /**
   * Gives back what was not used; else notifies the owner once a month of a quota nearly used or
   * exceeded.
   */
  const settle = async ({ isWithinQuota, owner }: Account, isCharged: boolean): Promise<void> => {
    if (!isCharged) {
      if (isWithinQuota) await quotaStore.giveBack(owner.id);
    } else if (isWithinQuota) await notifyUsage(needs, owner);
    else if (owner) await notifyExceeded(needs, owner);
  };

  return {
    /**
     * Charges one message to an owner's quota while `work` handles it. `work` gets the account as
     * a promise, so that it can read other data meanwhile; without quota it still runs and decides
     * what to reply. The message is given back when `work` throws or returns `isCharged: false`.
     */
    charge: async <Result>(
      ownerId: ObjectId,
      work: (account: Promise<Account>) => Promise<{ result: Result; isCharged: boolean }>,
    ): Promise<Result> => {
      const account = take(ownerId);
      const { result, isCharged } = await work(account).catch(async (error: unknown) => {
        // The work's own error counts, also when the quota could not be read.
        const taken = await account.catch(() => null);
        if (taken) await settle(taken, false);
        throw error;
      });
      await settle(await account, isCharged);
      return result;
    },
  };
};
export type Quota = ReturnType<typeof createQuota>;
