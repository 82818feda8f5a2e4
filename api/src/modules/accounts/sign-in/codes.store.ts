import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

export type CodePurpose = 'verify-email' | 'reset-password';

/**
 * What a code is for. An address has one code for each of its registrations, and one for each other
 * purpose.
 */
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
  /**
   * The owner who wants this address for the account; null when the code is for an account of that
   * address.
   */
  claimedBy: ObjectId | null;
  /** The browser that asked for the code (`browserIds`); null when it is not known. */
  browser: string | null;
  /** Attempts by each guesser: `own` for that browser, otherwise a key of the network address. */
  guesses: Record<string, number>;
  /** Attempts by all others together. */
  strangersGuesses: number;
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

    findUsable: (id: string, now: Date) => codes.findOne({ _id: id, ...usable(now) }),

    /**
     * The codes of an address that are still good, whichever registration they are for, newest
     * first.
     */
    listUsable: (purpose: CodePurpose, email: string, now: Date) =>
      codes
        .find({ email, purpose, ...usable(now) })
        .sort({ createdAt: -1 })
        .toArray(),

    /** Replaces the code before it. */
    replace: ({ _id, ...code }: CodeDocument) => codes.updateOne({ _id }, { $set: code }, { upsert: true }),

    /**
     * Those of an account that is deleted, made up to then: a later sign-up with the address has
     * newer ones.
     */
    removeOf: async (ownerId: ObjectId, emails: readonly string[], upTo: Date): Promise<void> => {
      await codes.deleteMany({ email: { $in: [...emails] }, createdAt: { $lte: upTo } });
      await codes.deleteMany({ claimedBy: ownerId });
    },

    /** Counts an attempt of the browser that asked for the code; false when it has none left. */
    countOwn: async (id: string, hash: string, most: number): Promise<boolean> => {
      const counted = await codes.updateOne(
        { _id: id, hash, $or: [{ 'guesses.own': { $exists: false } }, { 'guesses.own': { $lt: most } }] },
        { $inc: { 'guesses.own': 1 } },
      );
      return counted.modifiedCount === 1;
    },

    /**
     * Counts an attempt of another guesser; false when that one, or all of them together, have none
     * left.
     */
    countStranger: async (
      { id, hash, guesser }: { id: string; hash: string; guesser: string },
      { each, all }: { each: number; all: number },
    ): Promise<boolean> => {
      const field = `guesses.${guesser}`;
      const counted = await codes.updateOne(
        {
          _id: id,
          hash,
          strangersGuesses: { $lt: all },
          $or: [{ [field]: { $exists: false } }, { [field]: { $lt: each } }],
        },
        { $inc: { [field]: 1, strangersGuesses: 1 } },
      );
      return counted.modifiedCount === 1;
    },

    giveAttemptBack: (id: string, hash: string, guesser: string) =>
      codes.updateOne(
        { _id: id, hash },
        { $inc: { [`guesses.${guesser}`]: -1, ...(guesser !== 'own' && { strangersGuesses: -1 }) } },
      ),

    /** True for exactly one caller. */
    use: async (id: string, hash: string, now: Date): Promise<boolean> => {
      const used = await codes.updateOne({ _id: id, ...usable(now), hash }, { $set: { usedAt: now } });
      return used.modifiedCount === 1;
    },
  };
};
export type CodesStore = ReturnType<typeof codesStore>;
