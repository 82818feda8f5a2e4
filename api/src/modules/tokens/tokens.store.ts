import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../database.ts';

export type TokenDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  name: string;
  /** SHA-256 of the token: it is random, so nothing slower is needed to hide it. */
  hash: string;
  hint: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
};

/** Personal tokens. One that has expired stays in the list, so that its owner sees why it does nothing. */
export const tokensStore = (db: Db) => {
  const tokens = db.collection<TokenDocument>('tokens', durable);

  return {
    indexes: () =>
      tokens.createIndexes([{ key: { hash: 1 }, unique: true }, { key: { ownerId: 1, _id: -1 } }]),

    insert: (ownerId: ObjectId, token: Omit<TokenDocument, 'ownerId'>) =>
      tokens.insertOne({ ...token, ownerId }),

    /** Newest first. */
    list: (ownerId: ObjectId) => tokens.find({ ownerId }).sort({ _id: -1 }).toArray(),

    count: (ownerId: ObjectId) => tokens.countDocuments({ ownerId }),

    /** Only for a request, which brings a token and is to be told whose it is. */
    findByHash: (hash: string) => tokens.findOne({ hash }),

    noteUse: (ownerId: ObjectId, id: ObjectId, at: Date) =>
      tokens.updateOne({ _id: id, ownerId }, { $set: { lastUsedAt: at } }),

    /** The token that was there; null when none was. */
    remove: (ownerId: ObjectId, id: ObjectId) => tokens.findOneAndDelete({ _id: id, ownerId }),

    removeAllOf: (ownerId: ObjectId) => tokens.deleteMany({ ownerId }),
  };
};
export type TokensStore = ReturnType<typeof tokensStore>;
