import { LRUCache } from 'lru-cache';
import type { Db, ObjectId } from 'mongodb';
import { createHash } from 'node:crypto';
import { deleteInBatches, isDuplicate } from '../../../kernel/database.ts';

type TopicDocument = { chatbotId: ObjectId; topicId: string; name: string };

/**
 * The names of what visitors asked about, by the chatbot alone, as all statistics
 * (`counters.store.ts`).
 */
export const topicsStore = (db: Db) => {
  const topics = db.collection<TopicDocument>('topics');
  /** Names of stored topics, by chatbot and id; a stored name never changes. */
  const stored = new LRUCache<string, string>({ max: 20_000 });
  const keyOf = (chatbotId: ObjectId, topicId: string): string => chatbotId.toHexString() + topicId;

  return {
    indexes: () => topics.createIndexes([{ key: { chatbotId: 1, topicId: 1 }, unique: true }]),

    /** The id that stands for a topic in the counters; the name is stored the first time. */
    idOf: async (chatbotId: ObjectId, name: string): Promise<string> => {
      const topicId = createHash('sha256').update(name).digest('hex').slice(0, 12);
      if (stored.has(keyOf(chatbotId, topicId))) return topicId;
      await topics
        .updateOne({ chatbotId, topicId }, { $setOnInsert: { name } }, { upsert: true })
        .catch((error: unknown) => (isDuplicate(error) ? null : Promise.reject(error)));
      stored.set(keyOf(chatbotId, topicId), name);
      return topicId;
    },

    names: async (chatbotId: ObjectId, topicIds: readonly string[]): Promise<Map<string, string>> => {
      const names = new Map<string, string>();
      const unknown: string[] = [];
      for (const topicId of topicIds) {
        const name = stored.get(keyOf(chatbotId, topicId));
        if (name === undefined) unknown.push(topicId);
        else names.set(topicId, name);
      }
      if (unknown.length === 0) return names;
      for await (const { topicId, name } of topics.find({ chatbotId, topicId: { $in: unknown } })) {
        stored.set(keyOf(chatbotId, topicId), name);
        names.set(topicId, name);
      }
      return names;
    },

    all: (chatbotId: ObjectId) => topics.find({ chatbotId }),

    remove: (chatbotId: ObjectId) => deleteInBatches(db, 'topics', { chatbotId }),
  };
};
export type TopicsStore = ReturnType<typeof topicsStore>;
