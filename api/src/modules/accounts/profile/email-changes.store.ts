import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

/** A change of an account's address: asked for, and made once the new address has confirmed it. */
export type EmailChangeDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  from: string;
  to: string;
  /**
   * With the current password, or by the link in the mail to the old address (product ruling 8).
   */
  isConfirmed: boolean;
  /** SHA-256 of the token in each mail to the old address. */
  linkHashes: string[];
  askedAt: Date;
  /** Null until the account has the new address. */
  movedAt: Date | null;
  /** The links in the mails work until then. */
  expiresAt: Date;
};

/** Changes of addresses, kept for as long as the old address can stop or revert them. */
export const emailChangesStore = (db: Db) => {
  const changes = db.collection<EmailChangeDocument>('emailChanges', durable);

  return {
    indexes: () =>
      changes.createIndexes([
        { key: { linkHashes: 1 } },
        { key: { ownerId: 1, askedAt: -1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]),

    /** Replaces the change that waits, if one does. */
    replaceWaiting: async (change: EmailChangeDocument): Promise<void> => {
      await changes.deleteMany({ ownerId: change.ownerId, movedAt: null });
      await changes.insertOne(change);
    },

    /** The change to this address that waits for its code. */
    findWaiting: (ownerId: ObjectId, to: string) => changes.findOne({ ownerId, to, movedAt: null }),

    findByLink: (linkHash: string, now: Date) =>
      changes.findOne({ linkHashes: linkHash, expiresAt: { $gt: now } }),

    /** True for exactly one caller. */
    confirm: async (ownerId: ObjectId, id: ObjectId): Promise<boolean> => {
      const confirmed = await changes.updateOne(
        { _id: id, ownerId, isConfirmed: false, movedAt: null },
        { $set: { isConfirmed: true } },
      );
      return confirmed.modifiedCount === 1;
    },

    /** Another link, for the mail that tells of the move. */
    markMoved: (
      ownerId: ObjectId,
      id: ObjectId,
      { linkHash, movedAt, expiresAt }: { linkHash: string; movedAt: Date; expiresAt: Date },
    ) =>
      changes.updateOne(
        { _id: id, ownerId },
        { $set: { movedAt, expiresAt }, $push: { linkHashes: linkHash } },
      ),

    /** The account's changes since then, which a revert of the first takes back with it. */
    removeSince: (ownerId: ObjectId, askedAt: Date) =>
      changes.deleteMany({ ownerId, askedAt: { $gte: askedAt } }),

    removeWaiting: (ownerId: ObjectId) => changes.deleteMany({ ownerId, movedAt: null }),

    removeAllOf: (ownerId: ObjectId) => changes.deleteMany({ ownerId }),
  };
};
export type EmailChangesStore = ReturnType<typeof emailChangesStore>;
