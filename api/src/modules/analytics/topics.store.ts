import type { Db, ObjectId } from 'mongodb';
import { createHash } from 'node:crypto';
import { isDuplicate } from '../../database.ts';

type TopicDocument = { chatbotId: ObjectId; topicId: string; name: string };

/** The names of what visitors asked about, by the chatbot alone, as all statistics (`counters.store.ts`). */
export const topicsStore = (db: Db) => {
  const topics = db.collection<TopicDocument>('topics');
  const named = new Set<string>();

  return {
    indexes: () => topics.createIndexes([{ key: { chatbotId: 1, topicId: 1 }, unique: true }]),

    /** The id that stands for a topic in the counters; the name is stored the first time. */
    idOf: async (chatbotId: ObjectId, name: string): Promise<string> => {
      const topicId = createHash('sha256').update(name).digest('hex').slice(0, 12);
      const key = chatbotId.toHexString() + topicId;
      if (named.has(key)) return topicId;
      await topics
        .updateOne({ chatbotId, topicId }, { $setOnInsert: { name } }, { upsert: true })
        .catch((error: unknown) => (isDuplicate(error) ? null : Promise.reject(error)));
      if (named.size > 50_000) named.clear();
      named.add(key);
      return topicId;
    },

    names: async (chatbotId: ObjectId, topicIds: readonly string[]): Promise<Map<string, string>> => {
      const found = await topics.find({ chatbotId, topicId: { $in: [...topicIds] } }).toArray();
      return new Map(found.map(({ topicId, name }) => [topicId, name]));
    },

    all: (chatbotId: ObjectId) => topics.find({ chatbotId }),

    remove: (chatbotId: ObjectId) => topics.deleteMany({ chatbotId }),
  };
};
export type TopicsStore = ReturnType<typeof topicsStore>;
