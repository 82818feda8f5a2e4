import type { InboxMember } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';

type PresenceDocument = { _id: string; ownerId: ObjectId; memberId: string; name: string; seenAt: Date };

/** How long after its last sign a member counts as present. */
export const presentMs = 75_000;

/** When members last had the inbox open. */
export const inboxPresenceStore = (db: Db) => {
  const presence = db.collection<PresenceDocument>('inboxPresence');

  return {
    indexes: () =>
      presence.createIndexes([
        { key: { ownerId: 1, seenAt: -1 } },
        { key: { seenAt: 1 }, expireAfterSeconds: 86_400 },
      ]),

    note: (ownerId: ObjectId, { id, name }: InboxMember, seenAt: Date) =>
      presence.updateOne(
        { _id: `${ownerId.toHexString()}:${id}` },
        { $setOnInsert: { ownerId, memberId: id }, $set: { name }, $max: { seenAt } },
        { upsert: true },
      ),

    /** Those who had it open since an instant, the latest first. */
    since: async (ownerId: ObjectId, at: Date): Promise<InboxMember[]> => {
      const found = await presence
        .find({ ownerId, seenAt: { $gt: at } })
        .sort({ seenAt: -1 })
        .toArray();
      return found.map(({ memberId, name }) => ({ id: memberId, name }));
    },

    removeOf: (ownerId: ObjectId) => presence.deleteMany({ ownerId }),
  };
};
export type InboxPresenceStore = ReturnType<typeof inboxPresenceStore>;
