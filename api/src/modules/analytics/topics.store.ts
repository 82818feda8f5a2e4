import type { Db, ObjectId } from 'mongodb';
import { createHash } from 'node:crypto';
import { isDuplicate } from '../../database.ts';

type TopicDocument = { chatbotId: ObjectId; topicId: string; name: string };

type UnmatchedDocument = { chatbotId: ObjectId; at: Date; visitorId: string; text: string };

/** What visitors asked about: the names of topics, and the questions that no FAQ matched. */
export const topicsStore = (db: Db) => {
  const topics = db.collection<TopicDocument>('topics');
  const unmatched = db.collection<UnmatchedDocument>('unmatched');
  const named = new Set<string>();

  return {
    indexes: () =>
      Promise.all([
        topics.createIndexes([{ key: { chatbotId: 1, topicId: 1 }, unique: true }]),
        unmatched.createIndexes([{ key: { chatbotId: 1, at: 1 } }]),
      ]),

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

    addUnmatched: async (question: UnmatchedDocument): Promise<void> => {
      await unmatched.insertOne(question);
    },

    /** Removes what a visitor asked in a conversation that is deleted. */
    forget: async (chatbotId: ObjectId, visitorId: string, texts: readonly string[]): Promise<void> => {
      await unmatched.deleteMany({ chatbotId, visitorId, text: { $in: [...texts] } });
    },

    /** The latest questions of a stretch that no FAQ matched, at most 500. */
    unmatchedIn: async (chatbotId: ObjectId, from: Date, to: Date): Promise<string[]> => {
      const found = await unmatched
        .find({ chatbotId, at: { $gte: from, $lt: to } }, { sort: { at: -1 }, limit: 500 })
        .toArray();
      return found.map(({ text }) => text);
    },

    remove: (chatbotId: ObjectId) =>
      Promise.all([topics.deleteMany({ chatbotId }), unmatched.deleteMany({ chatbotId })]),
  };
};
export type TopicsStore = ReturnType<typeof topicsStore>;
