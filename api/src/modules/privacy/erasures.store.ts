import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../kernel/database.ts';

/** An account that is being deleted; gone when nothing of it is left. */
export type ErasureDocument = {
  /** The owner's. */
  _id: ObjectId;
  /**
   * Whose mails and codes go as well: the account's own first, then the one that it wanted to move
   * to.
   */
  emails: string[];
  name: string;
  /**
   * What is looked through once more at the end: a reply that was under way may have been stored
   * since.
   */
  chatbotIds: ObjectId[];
  startedAt: Date;
  /**
   * When a chatbot was found online after that, as after a request that was cut off before it took
   * all of them offline.
   */
  onlineAt?: Date;
};

export const erasuresStore = (db: Db) => {
  const erasures = db.collection<ErasureDocument>('erasures', durable);

  return {
    indexes: async () => [],

    /** Asked for twice, it is one. */
    begin: (ownerId: ObjectId, erasure: Omit<ErasureDocument, '_id'>) =>
      erasures.updateOne({ _id: ownerId }, { $setOnInsert: erasure }, { upsert: true }),

    /** Only for the job that goes through them: those of every owner. */
    all: () => erasures.find().toArray(),

    noteOnline: (ownerId: ObjectId, onlineAt: Date) =>
      erasures.updateOne({ _id: ownerId }, { $set: { onlineAt } }),

    end: (ownerId: ObjectId) => erasures.deleteOne({ _id: ownerId }),
  };
};
export type ErasuresStore = ReturnType<typeof erasuresStore>;
