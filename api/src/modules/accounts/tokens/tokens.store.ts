import type { TokenScope } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable, isDuplicate } from '../../../kernel/database.ts';

export type TokenDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  /**
   * The member who made it; absent in tokens from before there were members: the account's founder.
   */
  userId?: ObjectId;
  /**
   * Which of the owner's places it takes, from 0; unique for an owner, so that no two can take the
   * last one.
   */
  slot: number;
  name: string;
  /** SHA-256 of the token: it is random, so nothing slower is needed to hide it. */
  hash: string;
  hint: string;
  /** Absent in tokens from before there were scopes: all of them. */
  scopes?: TokenScope[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
};

/**
 * Personal tokens. One that has expired stays in the list, so that its owner sees why it does
 * nothing.
 */
export const tokensStore = (db: Db) => {
  const tokens = db.collection<TokenDocument>('tokens', durable);

  return {
    indexes: () =>
      tokens.createIndexes([
        { key: { hash: 1 }, unique: true },
        { key: { ownerId: 1, _id: -1 } },
        { key: { ownerId: 1, slot: 1 }, unique: true },
      ]),

    /** False when the slot is taken. */
    insert: async (ownerId: ObjectId, token: Omit<TokenDocument, 'ownerId'>): Promise<boolean> => {
      try {
        await tokens.insertOne({ ...token, ownerId });
        return true;
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
    },

    slots: async (ownerId: ObjectId): Promise<number[]> => {
      const taken = await tokens.find({ ownerId }, { projection: { slot: 1 } }).toArray();
      return taken.map(({ slot }) => slot);
    },

    /** Newest first. */
    list: (ownerId: ObjectId) => tokens.find({ ownerId }).sort({ _id: -1 }).toArray(),

    /** Only for a request, which brings a token and is to be told whose it is. */
    findByHash: (hash: string) => tokens.findOne({ hash }),

    noteUse: (ownerId: ObjectId, id: ObjectId, at: Date) =>
      tokens.updateOne({ _id: id, ownerId }, { $set: { lastUsedAt: at } }),

    /** The token that was there; null when none was. */
    remove: (ownerId: ObjectId, id: ObjectId) => tokens.findOneAndDelete({ _id: id, ownerId }),

    /** Those made at that time or later. */
    removeSince: (ownerId: ObjectId, since: Date) =>
      tokens.deleteMany({ ownerId, createdAt: { $gte: since } }),

    /** Those that a member has made for an account. */
    removeOfMember: (ownerId: ObjectId, userId: ObjectId) => tokens.deleteMany({ ownerId, userId }),
    removeAllOf: (ownerId: ObjectId) => tokens.deleteMany({ ownerId }),
  };
};
export type TokensStore = ReturnType<typeof tokensStore>;
