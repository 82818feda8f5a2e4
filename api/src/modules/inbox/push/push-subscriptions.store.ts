import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import { ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

/** A browser that a member wants notices in, for one account. */
export type PushSubscriptionDocument = {
  _id: ObjectId;
  /** The account. */
  ownerId: ObjectId;
  memberId: ObjectId;
  /** The session that subscribed: the notices end with it. */
  sessionId: string;
  /** SHA-256 of the account and the endpoint. */
  key: string;
  endpoint: string;
  keys: { p256dh: string; auth: string };
  createdAt: Date;
};

/** How many browsers a member has at most; the oldest one makes room. */
const mostPerMember = 10;

export const pushSubscriptionsStore = (db: Db) => {
  const subscriptions = db.collection<PushSubscriptionDocument>('pushSubscriptions', durable);

  return {
    indexes: () =>
      subscriptions.createIndexes([{ key: { key: 1 }, unique: true }, { key: { ownerId: 1, memberId: 1 } }]),

    /** Adds a browser; one that has a subscription for the account gets this one instead. */
    put: async ({
      ownerId,
      memberId,
      endpoint,
      ...rest
    }: Omit<PushSubscriptionDocument, '_id' | 'key'>): Promise<ObjectId> => {
      const key = createHash('sha256').update(`${ownerId.toHexString()} ${endpoint}`).digest('hex');
      const stored = await subscriptions.findOneAndUpdate(
        { key },
        { $set: { ownerId, memberId, endpoint, ...rest }, $setOnInsert: { _id: new ObjectId() } },
        { upsert: true, returnDocument: 'after' },
      );
      const all = await subscriptions.find({ ownerId, memberId }).sort({ createdAt: -1 }).toArray();
      const extra = all.slice(mostPerMember).map(({ _id }) => _id);
      if (extra.length > 0) await subscriptions.deleteMany({ _id: { $in: extra }, ownerId });
      if (!stored) throw new Error('a subscription was not stored');
      return stored._id;
    },

    of: (ownerId: ObjectId, memberIds: readonly ObjectId[]) =>
      subscriptions.find({ ownerId, memberId: { $in: [...memberIds] } }).toArray(),

    /** Those of one member; `id`: only that one. Returns how many there were. */
    remove: async (ownerId: ObjectId, memberId: ObjectId, id?: ObjectId): Promise<number> => {
      const removed = await subscriptions.deleteMany({ ownerId, memberId, ...(id && { _id: id }) });
      return removed.deletedCount;
    },

    removeOf: (ownerId: ObjectId) => subscriptions.deleteMany({ $or: [{ ownerId }, { memberId: ownerId }] }),
  };
};
export type PushSubscriptionsStore = ReturnType<typeof pushSubscriptionsStore>;
