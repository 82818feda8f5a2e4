import { plans } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import type { Clock } from '../../clock.ts';
import { isPremium, monthOf, ownerOf, type Owner } from './owner.ts';
import type { UserDocument } from './users.store.ts';

/**
 * Counts visitors' messages against the plan, over all chatbots of an owner. The count lives in the account's own document
 * and is atomic over all processes.
 */
export const usageStore = (db: Db, clock: Clock) => {
  const users = db.collection<UserDocument>('users');
  const { free, premium } = plans;

  /** The owner with one message more, if this month's document still holds one within the plan in force. */
  const count = async (ownerId: ObjectId, now: Date): Promise<Owner | null> => {
    const user = await users.findOneAndUpdate(
      {
        _id: ownerId,
        'usage.month': monthOf(now),
        $or: [
          { 'usage.messages': { $lt: free.messagesPerMonth } },
          { 'usage.messages': { $lt: premium.messagesPerMonth }, ...isPremium(now) },
        ],
      },
      { $inc: { 'usage.messages': 1 } },
      { returnDocument: 'after', projection: { passwordHash: 0, sessions: 0 } },
    );
    return user && ownerOf(user, null, now);
  };

  return {
    indexes: async () => {},

    /**
     * Counts one message of an owner's visitors: the owner, or null when the plan's messages are used up. Reads and counts in
     * one command, since every message of every visitor comes by here.
     */
    take: async (ownerId: ObjectId): Promise<Owner | null> => {
      const now = clock();
      const counted = await count(ownerId, now);
      if (counted) return counted;
      const month = monthOf(now);
      await users.updateOne(
        { _id: ownerId, 'usage.month': { $ne: month } },
        { $set: { usage: { month, messages: 0, isOwnerTold: false } } },
      );
      return count(ownerId, now);
    },

    /** Gives back a message whose reply failed through the provider or us. */
    giveBack: async (ownerId: ObjectId): Promise<void> => {
      await users.updateOne(
        { _id: ownerId, 'usage.month': monthOf(clock()), 'usage.messages': { $gt: 0 } },
        { $inc: { 'usage.messages': -1 } },
      );
    },

    /** True once a month: whoever gets it tells the owner that few messages are left. */
    claimWarning: async (ownerId: ObjectId): Promise<boolean> => {
      const warned = await users.updateOne(
        { _id: ownerId, 'usage.month': monthOf(clock()), 'usage.isOwnerWarned': { $ne: true } },
        { $set: { 'usage.isOwnerWarned': true } },
      );
      return warned.modifiedCount === 1;
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
