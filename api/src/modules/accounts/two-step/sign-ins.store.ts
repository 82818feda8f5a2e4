import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

/** A sign-in whose first step has succeeded, and which waits for the second. */
export type SignInDocument = {
  /** SHA-256 of the id that the client has. */
  _id: string;
  ownerId: ObjectId;
  /** See `passwordMark`: a new password ends the sign-ins that began with the old one. */
  passwordMark: string;
  /** Whether the first step was a code that was mailed. */
  isMailed: boolean;
  /** What the owner reads once the session has started. */
  message: string;
  attempts: number;
  expiresAt: Date;
};

/** Sign-ins that wait for their second step. */
export const signInsStore = (db: Db) => {
  const signIns = db.collection<SignInDocument>('signIns', durable);
  return {
    indexes: () =>
      signIns.createIndexes([{ key: { expiresAt: 1 }, expireAfterSeconds: 0 }, { key: { ownerId: 1 } }]),

    add: (signIn: SignInDocument) => signIns.insertOne(signIn),

    /** Counts an attempt and returns the sign-in; null when it is over. */
    attempt: (id: string, now: Date, attempts: number) =>
      signIns.findOneAndUpdate(
        { _id: id, expiresAt: { $gt: now }, attempts: { $lt: attempts } },
        { $inc: { attempts: 1 } },
        { returnDocument: 'after' },
      ),

    /** True for exactly one caller. */
    finish: async (id: string): Promise<boolean> => {
      const finished = await signIns.deleteOne({ _id: id });
      return finished.deletedCount === 1;
    },

    removeAllOf: (ownerId: ObjectId) => signIns.deleteMany({ ownerId }),
  };
};
export type SignInsStore = ReturnType<typeof signInsStore>;
