import type { Db, ObjectId } from 'mongodb';
import type { Clock } from '../../clock.ts';
import { isDuplicate } from '../../database.ts';

type UsageDocument = {
  /** `<owner id>:<month>`, such as `65f…a1:2026-11`. */
  _id: string;
  messages: number;
  /** Whether the owner was told that the month's messages are used up. */
  toldAt?: Date;
};

/** How many visitors' messages an owner has had this calendar month (UTC), over all chatbots. */
export const usageStore = (db: Db, clock: Clock) => {
  const usage = db.collection<UsageDocument>('usage');
  const thisMonth = (ownerId: ObjectId) =>
    `${ownerId.toHexString()}:${clock().toISOString().slice(0, 'yyyy-mm'.length)}`;

  return {
    indexes: async () => [],

    /** Counts one message if the plan still holds one; false when it is used up. Atomic over all processes. */
    take: async (ownerId: ObjectId, limit: number): Promise<boolean> => {
      const _id = thisMonth(ownerId);
      const one = () =>
        usage.updateOne({ _id, messages: { $lt: limit } }, { $inc: { messages: 1 } }, { upsert: true });
      try {
        await one();
        return true;
      } catch (error) {
        // Either the month is used up, or another process inserted its first message at this moment.
        if (!isDuplicate(error)) throw error;
        const again = await usage.updateOne({ _id, messages: { $lt: limit } }, { $inc: { messages: 1 } });
        return again.modifiedCount === 1;
      }
    },

    /** Gives a message back whose reply failed through the provider or us. */
    giveBack: async (ownerId: ObjectId): Promise<void> => {
      await usage.updateOne({ _id: thisMonth(ownerId), messages: { $gt: 0 } }, { $inc: { messages: -1 } });
    },

    of: async (ownerId: ObjectId): Promise<number> =>
      (await usage.findOne({ _id: thisMonth(ownerId) }))?.messages ?? 0,

    /** True once a month: for whom it is true tells the owner that the messages are used up. */
    isFirstToTell: async (ownerId: ObjectId): Promise<boolean> => {
      const told = await usage.updateOne(
        { _id: thisMonth(ownerId), toldAt: { $exists: false } },
        { $set: { toldAt: clock() } },
      );
      return told.modifiedCount === 1;
    },
  };
};
export type UsageStore = ReturnType<typeof usageStore>;
