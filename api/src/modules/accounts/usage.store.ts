import type { Db, ObjectId } from 'mongodb';
import type { Clock } from '../../clock.ts';
import type { UserDocument } from './users.store.ts';

/** The calendar month in UTC, such as `2026-11`. */
export const monthOf = (at: Date) => at.toISOString().slice(0, 'yyyy-mm'.length);

/**
 * Counts visitors' messages against the plan, over all chatbots of an owner. The count lives in the account's own document
 * and is atomic over all processes.
 */
export const usageStore = (db: Db, clock: Clock) => {
  const users = db.collection<UserDocument>('users');

  return {
    indexes: async () => {},

    /** Counts one message if the month still holds one within `limit`; false when it is used up. */
    take: async (ownerId: ObjectId, limit: number): Promise<boolean> => {
      const month = monthOf(clock());
      const count = async () => {
        const counted = await users.updateOne(
          { _id: ownerId, 'usage.month': month, 'usage.messages': { $lt: limit } },
          { $inc: { 'usage.messages': 1 } },
        );
        return counted.modifiedCount === 1;
      };
      if (await count()) return true;
      const opened = await users.updateOne(
        { _id: ownerId, 'usage.month': { $ne: month } },
        { $set: { usage: { month, messages: 0, isOwnerTold: false } } },
      );
      return opened.modifiedCount === 1 && count();
    },

    /** Gives back a message whose reply failed through the provider or us. */
    giveBack: async (ownerId: ObjectId): Promise<void> => {
      await users.updateOne(
        { _id: ownerId, 'usage.month': monthOf(clock()), 'usage.messages': { $gt: 0 } },
        { $inc: { 'usage.messages': -1 } },
      );
    },

    /** True once a month: whoever gets it tells the owner that the messages are used up. */
    claimTelling: async (ownerId: ObjectId): Promise<boolean> => {
      const told = await users.updateOne(
        { _id: ownerId, 'usage.month': monthOf(clock()), 'usage.isOwnerTold': false },
        { $set: { 'usage.isOwnerTold': true } },
      );
      return told.modifiedCount === 1;
    },
  };
};
export type UsageStore = ReturnType<typeof usageStore>;
