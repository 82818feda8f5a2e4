import type { Db, ObjectId } from 'mongodb';
import { durable, isDuplicate } from '../../../kernel/database.ts';

type CodeDocument = {
  /** `<purpose>:<address>`: one address has one code for one purpose. */
  _id: string;
  hash: string;
  /** The owner who wants this address for the account; null when the code is for an account of that address. */
  claimedBy: ObjectId | null;
  attempts: number;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};

/** One-time codes, hashed. */
export const codesStore = (db: Db) => {
  const codes = db.collection<CodeDocument>('codes', durable);
  const usable = (id: string, now: Date) => ({ _id: id, expiresAt: { $gt: now }, usedAt: null });

  return {
    indexes: () => codes.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }]),

    find: (id: string) => codes.findOne({ _id: id }),

    /** Puts a code in the place of the one before; false when that one was made after `olderThan`. */
    replace: async ({ _id, ...code }: CodeDocument, olderThan: Date): Promise<boolean> => {
      try {
        await codes.updateOne({ _id, createdAt: { $lte: olderThan } }, { $set: code }, { upsert: true });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /** Those of an account that is deleted, made up to then: whoever signs up anew with the address has newer ones. */
    removeOf: async (ownerId: ObjectId, emails: readonly string[], upTo: Date): Promise<void> => {
      const ids = emails.flatMap((email) => [`verify-email:${email}`, `reset-password:${email}`]);
      await codes.deleteMany({ _id: { $in: ids }, createdAt: { $lte: upTo } });
      await codes.deleteMany({ claimedBy: ownerId });
    },

    /** Counts an attempt on a code that is still good; null when there is none, or no attempt is left. */
    attempt: (id: string, attempts: number, now: Date) =>
      codes.findOneAndUpdate(
        { ...usable(id, now), attempts: { $lt: attempts } },
        { $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      ),

    giveAttemptBack: (id: string, hash: string) =>
      codes.updateOne({ _id: id, hash, attempts: { $gt: 0 } }, { $inc: { attempts: -1 } }),

    /** True for exactly one caller. */
    use: async (id: string, hash: string, now: Date): Promise<boolean> => {
      const used = await codes.updateOne({ ...usable(id, now), hash }, { $set: { usedAt: now } });
      return used.modifiedCount === 1;
    },
  };
};
export type CodesStore = ReturnType<typeof codesStore>;
