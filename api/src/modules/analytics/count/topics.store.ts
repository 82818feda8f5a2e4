import type { Db, ObjectId } from 'mongodb';
import { createHash } from 'node:crypto';
import { isDuplicate } from '../../../kernel/database.ts';

type TopicDocument = { chatbotId: ObjectId; topicId: string; name: string };

/** The names of what visitors asked about, by the chatbot alone, as all statistics (`counters.store.ts`). */
export const topicsStore = (db: Db) => {
  const topics = db.collection<TopicDocument>('topics');
  /** The names of topics that are stored, by chatbot and id; neither ever changes. */
  const known = new Map<string, string>();
  const keyOf = (chatbotId: ObjectId, topicId: string): string => chatbotId.toHexString() + topicId;
  const know = (chatbotId: ObjectId, topicId: string, name: string): void => {
    if (known.size >= mostKnown) known.clear();
    known.set(keyOf(chatbotId, topicId), name);
  };

  return {
    indexes: () => topics.createIndexes([{ key: { chatbotId: 1, topicId: 1 }, unique: true }]),

    /** The id that stands for a topic in the counters; the name is stored the first time. */
    idOf: async (chatbotId: ObjectId, name: string): Promise<string> => {
      const topicId = createHash('sha256').update(name).digest('hex').slice(0, 12);
      if (known.has(keyOf(chatbotId, topicId))) return topicId;
      await topics
        .updateOne({ chatbotId, topicId }, { $setOnInsert: { name } }, { upsert: true })
        .catch((error: unknown) => (isDuplicate(error) ? null : Promise.reject(error)));
      know(chatbotId, topicId, name);
      return topicId;
    },

    names: async (chatbotId: ObjectId, topicIds: readonly string[]): Promise<Map<string, string>> => {
      const names = new Map<string, string>();
      const unknown: string[] = [];
      for (const topicId of topicIds) {
        const name = known.get(keyOf(chatbotId, topicId));
        if (name === undefined) unknown.push(topicId);
        else names.set(topicId, name);
      }
      if (unknown.length === 0) return names;
      for await (const { topicId, name } of topics.find({ chatbotId, topicId: { $in: unknown } })) {
        know(chatbotId, topicId, name);
        names.set(topicId, name);
      }
      return names;
    },

    all: (chatbotId: ObjectId) => topics.find({ chatbotId }),

    remove: (chatbotId: ObjectId) => topics.deleteMany({ chatbotId }),
  };
};
export type TopicsStore = ReturnType<typeof topicsStore>;

/** So many names are kept in memory. */
const mostKnown = 20_000;
