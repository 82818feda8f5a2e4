import type { Db, Filter, ObjectId, UpdateFilter } from 'mongodb';
import { durable, isDuplicate } from '../../../kernel/database.ts';
import type { StoredPasskey, UserDocument } from '../user-document.ts';

/** An update of the passkey at `path`, and what has to hold when it is made. */
type ChangeOf = (
  path: string,
  passkey: StoredPasskey,
) => { only: Filter<UserDocument>; update: UpdateFilter<UserDocument> } | null;

/** The field `passkeys` of accounts. */
export const passkeysStore = (db: Db) => {
  const users = db.collection<UserDocument>('users', durable);

  const list = async (ownerId: ObjectId): Promise<StoredPasskey[]> => {
    const user = await users.findOne({ _id: ownerId }, { projection: { passkeys: 1 } });
    return user?.passkeys ?? [];
  };

  /**
   * Updates one passkey of the list, where it stands now. Reads again if another request has
   * changed the list meanwhile. False when the passkey is gone, or `changeOf` returns null.
   */
  const change = async (ownerId: ObjectId, id: ObjectId, changeOf: ChangeOf): Promise<boolean> => {
    for (;;) {
      const passkeys = await list(ownerId);
      const at = passkeys.findIndex(({ _id }) => _id.equals(id));
      const passkey = passkeys[at];
      const path = `passkeys.${at}`;
      const made = passkey && changeOf(path, passkey);
      if (!made) return false;
      const updated = await users.updateOne({ _id: ownerId, [`${path}._id`]: id, ...made.only }, made.update);
      if (updated.matchedCount === 1) return true;
    }
  };

  return {
    indexes: () =>
      users.createIndexes([
        {
          // A name of its own: installations have an index on the same field that is not unique.
          name: 'passkeys.credentialId_unique',
          key: { 'passkeys.credentialId': 1 },
          unique: true,
          partialFilterExpression: { 'passkeys.credentialId': { $exists: true } },
        },
      ]),

    list,

    /** The account that a passkey signs in to. */
    findOwner: (credentialId: string) => users.findOne({ 'passkeys.credentialId': credentialId }),

    /** Adds a passkey. Two accounts never have the same one. */
    add: async (
      ownerId: ObjectId,
      passkey: StoredPasskey,
      most: number,
    ): Promise<'added' | 'duplicate' | 'full'> => {
      try {
        const added = await users.updateOne(
          {
            _id: ownerId,
            [`passkeys.${most - 1}`]: { $exists: false },
            'passkeys.credentialId': { $ne: passkey.credentialId },
          },
          { $push: { passkeys: passkey } },
        );
        if (added.modifiedCount === 1) return 'added';
      } catch (error) {
        if (isDuplicate(error)) return 'duplicate';
        throw error;
      }
      const existing = await list(ownerId);
      return existing.some(({ credentialId }) => credentialId === passkey.credentialId)
        ? 'duplicate'
        : 'full';
    },

    /**
     * Records a use. Of two uses with the same counter one is recorded, since only a copied key
     * signs twice with it; uses with different counters are recorded in any order. Authenticators
     * that do not count always send 0. False when the use is not recorded.
     */
    noteUse: (ownerId: ObjectId, id: ObjectId, { counter, at }: { counter: number; at: Date }) =>
      change(ownerId, id, (path, passkey) =>
        counter > 0 && passkey.counter === counter
          ? null
          : {
              only: { [`${path}.counter`]: passkey.counter },
              update: { $max: { [`${path}.counter`]: counter, [`${path}.lastUsedAt`]: at } },
            },
      ),

    /** False when the account does not have it. */
    rename: (ownerId: ObjectId, id: ObjectId, name: string) =>
      change(ownerId, id, (path) => ({ only: {}, update: { $set: { [`${path}.name`]: name } } })),

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
