import { plans } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { batchPerTick } from '../../kernel/batches/batch-per-tick.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isPremium, monthOf, ownerOf, type Owner } from '../../kernel/owner.ts';
import type { UserDocument } from '../accounts/index.ts';

/** The change of an account's document that lets the owner be notified of a larger quota again. */
export const clearedNotices = { 'usage.isOwnerTold': false, 'usage.isOwnerWarned': false } as const;

/**
 * Counts visitors' messages of the calendar month (UTC), over all chatbots of an owner. The count
 * is part of the account's document, so that one atomic command serves all processes.
 */
export const quotaStore = (db: Db, clock: Clock) => {
  const users = db.collection<UserDocument>('users');
  const { free, premium } = plans;

  /**
   * Adds `messages` if the plan in force has room for all of them; else null and nothing is added.
   */
  const count = async (ownerId: ObjectId, messages: number, now: Date): Promise<Owner | null> => {
    const user = await users.findOneAndUpdate(
      {
        _id: ownerId,
        'usage.month': monthOf(now),
        $or: [
          { 'usage.messages': { $lte: free.messagesPerMonth - messages } },
          { 'usage.messages': { $lte: premium.messagesPerMonth - messages }, ...isPremium(now) },
        ],
      },
      { $inc: { 'usage.messages': messages } },
      { returnDocument: 'after', projection: { passwordHash: 0, sessions: 0 } },
    );
    return user && ownerOf(user, null, now);
  };

  /**
   * The owner after each message that the quota has room for: all in one command, or by halves
   * where there is not room for all.
   */
  const countEach = async (ownerId: ObjectId, messages: number, now: Date): Promise<Owner[]> => {
    const last = await count(ownerId, messages, now);
    if (last) return eachUpTo(last, messages);
    if (messages > 1) {
      const half = Math.ceil(messages / 2);
      const first = await countEach(ownerId, half, now);
      const isFull = first.length < half;
      return isFull ? first : [...first, ...(await countEach(ownerId, messages - half, now))];
    }
    const month = monthOf(now);
    await users.updateOne(
      { _id: ownerId, 'usage.month': { $ne: month } },
      { $set: { usage: { month, messages: 0, isOwnerTold: false } } },
    );
    const opened = await count(ownerId, 1, now);
    return opened ? [opened] : [];
  };

  return {
    indexes: async () => {},

    /**
     * Counts one message of an owner's visitors; null when the quota is used up. Reading and
     * counting are one command, and simultaneous messages share it.
     */
    take: batchPerTick(async (ownerIds: ObjectId[]): Promise<(Owner | null)[]> => {
      const now = clock();
      const owners = new Map(ownerIds.map((id) => [id.toHexString(), id]));
      const counted = new Map<string, Owner[]>();
      await Promise.all(
        [...owners].map(async ([key, id]) => {
          const messages = ownerIds.filter((other) => other.equals(id)).length;
          counted.set(key, await countEach(id, messages, now));
        }),
      );
      return ownerIds.map((id) => counted.get(id.toHexString())?.shift() ?? null);
    }),

    /** Takes one message off the count. */
    giveBack: async (ownerId: ObjectId): Promise<void> => {
      await users.updateOne(
        { _id: ownerId, 'usage.month': monthOf(clock()), 'usage.messages': { $gt: 0 } },
        { $inc: { 'usage.messages': -1 } },
      );
    },

    /** True for one caller a month, which then warns the owner that few messages are left. */
    claimWarning: async (ownerId: ObjectId): Promise<boolean> => {
      const claimed = await users.updateOne(
        { _id: ownerId, 'usage.month': monthOf(clock()), 'usage.isOwnerWarned': { $ne: true } },
        { $set: { 'usage.isOwnerWarned': true } },
      );
      return claimed.modifiedCount === 1;
    },

    /** True for one caller a month, which then notifies the owner that the quota is used up. */
    claimExceededNotice: async (ownerId: ObjectId): Promise<boolean> => {
      const claimed = await users.updateOne(
        { _id: ownerId, 'usage.month': monthOf(clock()), 'usage.isOwnerTold': false },
        { $set: { 'usage.isOwnerTold': true } },
      );
      return claimed.modifiedCount === 1;
    },
  };
};

/** The owner after each of the last `messages` messages. */
const eachUpTo = (last: Owner, messages: number): Owner[] =>
  Array.from({ length: messages }, (_, at) => ({
    ...last,
    messagesThisMonth: last.messagesThisMonth - (messages - 1 - at),
  }));

export type QuotaStore = ReturnType<typeof quotaStore>;
