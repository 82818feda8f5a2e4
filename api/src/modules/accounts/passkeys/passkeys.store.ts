import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';
import type { StoredPasskey, UserDocument } from '../user-document.ts';

/** The field `passkeys` of accounts. */
export const passkeysStore = (db: Db) => {
  const users = db.collection<UserDocument>('users', durable);

  return {
    indexes: () => users.createIndexes([{ key: { 'passkeys.credentialId': 1 } }]),

    list: async (ownerId: ObjectId): Promise<StoredPasskey[]> => {
      const user = await users.findOne({ _id: ownerId }, { projection: { passkeys: 1 } });
      return user?.passkeys ?? [];
    },

    /** The account that a passkey signs in to. */
    findOwner: (credentialId: string) => users.findOne({ 'passkeys.credentialId': credentialId }),

    /** False when the account has as many already as it may have. */
    add: async (ownerId: ObjectId, passkey: StoredPasskey, most: number): Promise<boolean> => {
      const added = await users.updateOne(
        { _id: ownerId, [`passkeys.${most - 1}`]: { $exists: false } },
        { $push: { passkeys: passkey } },
      );
      return added.modifiedCount === 1;
    },

    /**
     * Records a use. Replaces the whole list, and only if no other request has changed it since: of
     * two uses with the same counter, one is recorded.
     */
    noteUse: async (ownerId: ObjectId, passkeys: StoredPasskey[], used: StoredPasskey): Promise<boolean> => {
      const noted = passkeys.map((other) => (other._id.equals(used._id) ? used : other));
      const updated = await users.updateOne({ _id: ownerId, passkeys }, { $set: { passkeys: noted } });
      return updated.matchedCount === 1;
    },

    /** False when the account does not have it. */
    remove: async (ownerId: ObjectId, id: ObjectId): Promise<boolean> => {
      const removed = await users.updateOne({ _id: ownerId }, { $pull: { passkeys: { _id: id } } });
      return removed.modifiedCount === 1;
    },

    /** Removes the passkeys that were added since then, possibly by an attacker. */
    removeSince: (ownerId: ObjectId, since: Date) =>
      users.updateOne({ _id: ownerId }, { $pull: { passkeys: { addedAt: { $gte: since } } } }),
  };
};
export type PasskeysStore = ReturnType<typeof passkeysStore>;
