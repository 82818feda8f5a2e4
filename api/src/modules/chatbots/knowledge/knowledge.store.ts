import type { KnowledgePassage } from '@askwell/answers';
import type { KnowledgeBase } from '@askwell/contracts';
import { ObjectId, type Db } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

type KnowledgeDocument = KnowledgeBase & {
  _id: ObjectId;
  ownerId: ObjectId;
  chatbotId: ObjectId;
  /** What is read of the chatbot's sources; absent without any. */
  passages?: KnowledgePassage[];
};

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

    /** What the owner wrote: FAQs and data, without the passages of sources, which can be large. */
    find: (ownerId: ObjectId, id: ObjectId) =>
      knowledge.findOne({ _id: id, ownerId }, { projection: { passages: 0 } }),

    passagesOf: async (ownerId: ObjectId, id: ObjectId): Promise<KnowledgePassage[]> => {
      const found = await knowledge.findOne({ _id: id, ownerId }, { projection: { passages: 1 } });
      return found?.passages ?? [];
    },

    insert: (ownerId: ObjectId, document: Omit<KnowledgeDocument, 'ownerId'>) =>
      knowledge.insertOne({ ...document, ownerId }),

    remove: (ownerId: ObjectId, id: ObjectId) => knowledge.deleteOne({ _id: id, ownerId }),

    /**
     * Knowledge bases of all owners that were stored before a time, by their ids: the next ones
     * after `after`, which is the last one of the page before.
     */
    storedBefore: (time: Date, after: ObjectId | null, limit: number) =>
      knowledge
        .find(
          {
            _id: {
              $lt: ObjectId.createFromTime(time.getTime() / 1000),
              ...(after && { $gt: after }),
            },
          },
          { projection: { ownerId: 1, chatbotId: 1 } },
        )
        .sort({ _id: 1 })
        .limit(limit)
        .toArray(),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) => knowledge.deleteMany({ chatbotId, ownerId }),
  };
};
export type KnowledgeStore = ReturnType<typeof knowledgeStore>;
