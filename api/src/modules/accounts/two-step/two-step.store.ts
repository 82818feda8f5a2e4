import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';
import { encryptedField } from '../../../kernel/encrypted-field.ts';
import type { StoredTwoStep, UserDocument } from '../user-document.ts';

/** The field `twoStep` of accounts. */
export const twoStepStore = (db: Db) => {
  const users = db.collection<UserDocument>('users', durable);
  const changed = ({ modifiedCount }: { modifiedCount: number }) => modifiedCount === 1;

  return {
    encrypted: encryptedField(db, { collection: 'users', path: 'twoStep.sealed', field: 'totpSecret' }),

    /** `usersStore` creates the indexes of the collection. */
    indexes: async () => {},

    find: async (ownerId: ObjectId): Promise<StoredTwoStep | null> => {
      const user = await users.findOne({ _id: ownerId }, { projection: { twoStep: 1 } });
      return user?.twoStep ?? null;
    },

    /** Stores a secret that waits for its first code; false while two-step sign-in is on. */
    start: async (ownerId: ObjectId, sealed: string, startedAt: Date): Promise<boolean> =>
      changed(
        await users.updateOne(
          { _id: ownerId, 'twoStep.confirmedAt': null },
          { $set: { twoStep: { sealed, startedAt, confirmedAt: null, lastStep: 0, recoveryHashes: [] } } },
        ),
      ),

    /** Turns two-step sign-in on, and ends every session but one; false when it is on already. */
    confirm: async (
      ownerId: ObjectId,
      sealed: string,
      confirmed: Pick<StoredTwoStep, 'confirmedAt' | 'lastStep' | 'recoveryHashes'>,
      stayingId: string | null,
    ): Promise<boolean> =>
      changed(
        await users.updateOne(
          { _id: ownerId, 'twoStep.sealed': sealed, 'twoStep.confirmedAt': null },
          {
            $set: {
              'twoStep.confirmedAt': confirmed.confirmedAt,
              'twoStep.lastStep': confirmed.lastStep,
              'twoStep.recoveryHashes': confirmed.recoveryHashes,
            },
            $pull: { sessions: { id: { $ne: stayingId ?? '' } } },
          },
        ),
      ),

    /** True for exactly one caller with a code of these 30 seconds. */
    useStep: async (ownerId: ObjectId, startedAt: Date, step: number): Promise<boolean> =>
      changed(
        await users.updateOne(
          { _id: ownerId, 'twoStep.startedAt': startedAt, 'twoStep.lastStep': { $lt: step } },
          { $set: { 'twoStep.lastStep': step } },
        ),
      ),

    /** True for exactly one caller. */
    useRecoveryCode: async (ownerId: ObjectId, hash: string): Promise<boolean> =>
      changed(
        await users.updateOne(
          { _id: ownerId, 'twoStep.recoveryHashes': hash },
          { $pull: { 'twoStep.recoveryHashes': hash } },
        ),
      ),

    setRecoveryHashes: async (ownerId: ObjectId, recoveryHashes: string[]): Promise<boolean> =>
      changed(
        await users.updateOne(
          { _id: ownerId, 'twoStep.confirmedAt': { $ne: null } },
          { $set: { 'twoStep.recoveryHashes': recoveryHashes } },
        ),
      ),

    remove: (ownerId: ObjectId) => users.updateOne({ _id: ownerId }, { $unset: { twoStep: true } }),

    /**
     * Removes a second step that was added since then, possibly by an attacker.
     */
    removeSince: (ownerId: ObjectId, since: Date) =>
      users.updateOne(
        { _id: ownerId, 'twoStep.confirmedAt': { $gte: since } },
        { $unset: { twoStep: true } },
      ),
  };
};
export type TwoStepStore = ReturnType<typeof twoStepStore>;
