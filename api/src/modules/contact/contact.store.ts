import type { Db, ObjectId } from 'mongodb';
import { durable, isDuplicate } from '../../kernel/database.ts';

type ContactDocument = {
  _id: ObjectId;
  /** Who wrote it while signed in. */
  ownerId: ObjectId | null;
  /** The same for a message that is sent again. */
  fingerprint: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  /** Looks automatic: kept for a while, in case a person wrote it, and not mailed. */
  isSuspect: boolean;
  createdAt: Date;
  expiresAt: Date;
};

/** What people wrote to support. */
export const contactStore = (db: Db) => {
  const messages = db.collection<ContactDocument>('contactMessages', durable);
  return {
    indexes: () =>
      messages.createIndexes([
        { key: { fingerprint: 1 }, unique: true },
        { key: { ownerId: 1 } },
        { key: { email: 1 } },
        { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
      ]),

    isKnown: async (fingerprint: string): Promise<boolean> =>
      (await messages.findOne({ fingerprint })) !== null,

    /** False when this message is there already. */
    insert: async (message: ContactDocument): Promise<boolean> => {
      try {
        await messages.insertOne(message);
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    /**
     * What an owner wrote, signed in or from the account's own address, which has been verified.
     */
    list: (ownerId: ObjectId, email: string) =>
      messages.find(writtenBy(ownerId, email)).sort({ _id: 1 }).toArray(),

    /** Whoever has the address after `upTo` keeps what was written since. */
    removeAllOf: (ownerId: ObjectId, email: string, upTo: Date) =>
      messages.deleteMany({ ...writtenBy(ownerId, email), createdAt: { $lte: upTo } }),

    remove: (id: ObjectId) => messages.deleteOne({ _id: id }),
  };
};

const writtenBy = (ownerId: ObjectId, email: string) => ({ $or: [{ ownerId }, { email }] });

export type ContactStore = ReturnType<typeof contactStore>;
