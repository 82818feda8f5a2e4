import type { Db, ObjectId } from 'mongodb';
import { durable, isDuplicate } from '../../kernel/database.ts';
import { encryptedField } from '../../kernel/encrypted-field.ts';

export type MailDocument = {
  _id: ObjectId;
  to: string;
  /** What it says, sealed: it may hold a code. */
  sealed: string;
  /** A newer mail of the same topic takes the place of one that waits; null: none does. */
  topic: string | null;
  /** Its id stays here when it has been sent, until it expires, so that it is not added again. */
  isOnce?: boolean;
  /**
   * The mail server has refused it for good. Of such a mail, only its topic stays until it expires.
   */
  isRefused?: boolean;
  createdAt: Date;
  /** Not sent after that: its code has expired, or it has failed for days. */
  expiresAt: Date;
  /**
   * When it is to be tried next. A process that has claimed it moves this on, and so holds it for a
   * while. Null: it was sent.
   */
  dueAt: Date | null;
  attempts: number;
};

/** The outbox: mails that wait to be sent. One that was sent, or can never be, is deleted. */
export const mailsStore = (db: Db) => {
  const mails = db.collection<MailDocument>('mails', durable);
  return {
    encrypted: encryptedField(db, { collection: 'mails', path: 'sealed', field: 'mail' }),

    indexes: () =>
      mails.createIndexes([
        { key: { dueAt: 1 } },
        { key: { topic: 1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]),

    add: async (mail: MailDocument): Promise<void> => {
      if (mail.topic !== null) await mails.deleteMany({ topic: mail.topic });
      await mails.insertOne(mail);
    },

    /** Nothing, when a mail of this id was added before, also if it has been sent since. */
    addOnce: async (mail: MailDocument): Promise<void> => {
      await mails.insertOne(mail).catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    },

    /** The mail that has been due for longest, held until `heldUntil`; null when none is due. */
    claim: (now: Date, heldUntil: Date) =>
      mails.findOneAndUpdate(
        { dueAt: { $lte: now }, expiresAt: { $gt: now } },
        { $set: { dueAt: heldUntil }, $inc: { attempts: 1 } },
        { sort: { dueAt: 1 }, returnDocument: 'after' },
      ),

    /**
     * Holds a claimed mail for longer; false when it was sent, or another process has claimed it.
     */
    renew: async (id: ObjectId, heldUntil: Date | null, until: Date): Promise<boolean> => {
      const renewed = await mails.updateOne({ _id: id, dueAt: heldUntil }, { $set: { dueAt: until } });
      return renewed.matchedCount === 1;
    },

    /** How many are still to be sent. */
    countWaiting: (): Promise<number> => mails.countDocuments({ dueAt: { $ne: null } }),

    retryAt: (id: ObjectId, dueAt: Date) => mails.updateOne({ _id: id }, { $set: { dueAt } }),

    /** What waits for these addresses, added up to then. */
    removeTo: (to: readonly string[], upTo: Date) =>
      mails.deleteMany({ to: { $in: [...to] }, createdAt: { $lte: upTo } }),

    remove: (id: ObjectId) => mails.deleteOne({ _id: id }),

    /** Nothing of what it said stays. */
    markRefused: (id: ObjectId) =>
      mails.updateOne({ _id: id }, { $set: { to: '', sealed: '', dueAt: null, isRefused: true } }),

    /** Whether the newest mail of this topic was refused for good, until it expires. */
    wasRefused: async (topic: string): Promise<boolean> =>
      (await mails.findOne({ topic, isRefused: true })) !== null,

    /** What is left of a mail that must not be added again: nothing of what it said. */
    markSent: (id: ObjectId) => mails.updateOne({ _id: id }, { $set: { to: '', sealed: '', dueAt: null } }),
  };
};
export type MailsStore = ReturnType<typeof mailsStore>;
