import type { KnowledgeBase } from '@askwell/contracts';
import type { Db, ObjectId } from 'mongodb';
import { durable } from '../../kernel/database.ts';

type KnowledgeDocument = KnowledgeBase & { _id: ObjectId; ownerId: ObjectId; chatbotId: ObjectId };

/**
 * Knowledge bases. One is never changed: saving inserts a new one, points the chatbot to it and
 * drops the old. So the chatbot's document, which every message reads, stays small; a change of
 * both is atomic; and what was prepared from a knowledge base stays right for as long as its id is
 * in use.
 */
export const knowledgeStore = (db: Db) => {
  const knowledge = db.collection<KnowledgeDocument>('knowledge', durable);

  return {
    indexes: () => knowledge.createIndexes([{ key: { chatbotId: 1 } }]),

    find: (ownerId: ObjectId, id: ObjectId) => knowledge.findOne({ _id: id, ownerId }),

    insert: (ownerId: ObjectId, document: Omit<KnowledgeDocument, 'ownerId'>) =>
      knowledge.insertOne({ ...document, ownerId }),

    remove: (ownerId: ObjectId, id: ObjectId) => knowledge.deleteOne({ _id: id, ownerId }),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) => knowledge.deleteMany({ chatbotId, ownerId }),
  };
};
export type KnowledgeStore = ReturnType<typeof knowledgeStore>;
