import { plans } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { batchPerTick } from '../../kernel/batch-per-tick.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isPremium, monthOf, ownerOf, type Owner } from '../../kernel/owner.ts';
import type { UserDocument } from './users.store.ts';

/**
 * Counts visitors' messages against the plan, over all chatbots of an owner. The count lives in the account's own document
 * and is atomic over all processes.
 */
export const usageStore = (db: Db, clock: Clock) => {
  const users = db.collection<UserDocument>('users');
  const { free, premium } = plans;

  /** The owner with so many messages more, if this month's document still holds them within the plan in force. */
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

  /** The owner after each message that the plan holds of so many: all at once, or by halves where it does not hold them all. */
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
     * Counts one message of an owner's visitors: the owner, or null when the plan's messages are used up. Reads and counts in
     * one command, and what comes at once together, since every message of every visitor comes by here.
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

/** The owner as after each of the last so many messages. */
const eachUpTo = (last: Owner, messages: number): Owner[] =>
  Array.from({ length: messages }, (_, at) => ({
    ...last,
    messagesThisMonth: last.messagesThisMonth - (messages - 1 - at),
  }));
