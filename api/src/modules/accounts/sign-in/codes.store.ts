import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

export type CodePurpose = 'verify-email' | 'reset-password';

/** What a code is for. An address has one code for each of its registrations, and one for each other purpose. */
export type CodeSubject = {
  purpose: CodePurpose;
  email: string;
  /** Absent: the code is for an account, or for the move of one to this address. */
  registrationId?: string | undefined;
};

export type CodeDocument = {
  /** See `codeIdOf`. */
  _id: string;
  purpose: CodePurpose;
  email: string;
  registrationId: string | null;
  hash: string;
  /** The owner who wants this address for the account; null when the code is for an account of that address. */
  claimedBy: ObjectId | null;
  attempts: number;
  createdAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
};

export const codeIdOf = ({ purpose, email, registrationId }: CodeSubject): string =>
  [purpose, email, ...(registrationId === undefined ? [] : [registrationId])].join(':');

/** One-time codes, hashed. */
export const codesStore = (db: Db) => {
  const codes = db.collection<CodeDocument>('codes', durable);
  const usable = (now: Date) => ({ expiresAt: { $gt: now }, usedAt: null });

  return {
    indexes: () =>
      codes.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { email: 1 } }]),

    find: (id: string) => codes.findOne({ _id: id }),

    /** The codes of an address that are still good, whichever registration they are for. */
    findUsable: (purpose: CodePurpose, email: string, now: Date) =>
      codes.find({ email, purpose, ...usable(now) }).toArray(),

    /** Replaces the code before it. */
    replace: ({ _id, ...code }: CodeDocument) => codes.updateOne({ _id }, { $set: code }, { upsert: true }),

    /** Those of an account that is deleted, made up to then: a later sign-up with the address has newer ones. */
    removeOf: async (ownerId: ObjectId, emails: readonly string[], upTo: Date): Promise<void> => {
      await codes.deleteMany({ email: { $in: [...emails] }, createdAt: { $lte: upTo } });
      await codes.deleteMany({ claimedBy: ownerId });
    },

    /** Counts an attempt on a code that is still good; null when there is none, or no attempt is left. */
    attempt: (id: string, attempts: number, now: Date) =>
      codes.findOneAndUpdate(
        { _id: id, ...usable(now), attempts: { $lt: attempts } },
        { $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      ),

    giveAttemptBack: (id: string, hash: string) =>
      codes.updateOne({ _id: id, hash, attempts: { $gt: 0 } }, { $inc: { attempts: -1 } }),

    /** True for exactly one caller. */
    use: async (id: string, hash: string, now: Date): Promise<boolean> => {
      const used = await codes.updateOne({ _id: id, ...usable(now), hash }, { $set: { usedAt: now } });
      return used.modifiedCount === 1;
    },
  };
};
export type CodesStore = ReturnType<typeof codesStore>;
