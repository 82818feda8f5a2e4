import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

/** A chatbot whose deletion has begun; gone when nothing of the chatbot is left. */
export type ChatbotDeletion = {
  /** The chatbot's. */
  _id: ObjectId;
  ownerId: ObjectId;
  startedAt: Date;
};

export const chatbotDeletionsStore = (db: Db) => {
  const deletions = db.collection<ChatbotDeletion>('chatbotDeletions', durable);

  return {
    indexes: async () => [],

    /** Asked for twice, it is one. */
    begin: (ownerId: ObjectId, chatbotId: ObjectId, startedAt: Date) =>
      deletions.updateOne({ _id: chatbotId, ownerId }, { $set: { startedAt } }, { upsert: true }),

    /** Only for the job that finishes them: those of every owner that began before an instant. */
    begunBefore: (before: Date) => deletions.find({ startedAt: { $lt: before } }).toArray(),

    end: (ownerId: ObjectId, chatbotId: ObjectId) => deletions.deleteOne({ _id: chatbotId, ownerId }),

    removeOf: (ownerId: ObjectId) => deletions.deleteMany({ ownerId }),
  };
};
export type ChatbotDeletionsStore = ReturnType<typeof chatbotDeletionsStore>;
