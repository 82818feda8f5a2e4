import { LRUCache } from 'lru-cache';
import type { Db, ObjectId } from 'mongodb';
import { createHash } from 'node:crypto';
import { deleteInBatches, isDuplicate } from '../../../kernel/database.ts';
import type { AnswerOrigin } from '../../conversations/index.ts';

type TopicDocument = {
  chatbotId: ObjectId;
  topicId: string;
  name: string;
  /** Of what replies are based on; absent from topics. */
  origin?: Pick<AnswerOrigin, 'kind' | 'url'>;
};

/**
 * The names of what visitors asked about and of what replies are based on, by the chatbot alone, as
 * all statistics (`counters.store.ts`).
 */
export const topicsStore = (db: Db) => {
  const topics = db.collection<TopicDocument>('topics');
  /** Stored topics, by chatbot and id; a stored name never changes. */
  const stored = new LRUCache<string, Pick<TopicDocument, 'name' | 'origin'>>({ max: 20_000 });
  const keyOf = (chatbotId: ObjectId, topicId: string): string => chatbotId.toHexString() + topicId;

  const idOf = async (
    chatbotId: ObjectId,
    key: string,
    topic: Pick<TopicDocument, 'name' | 'origin'>,
  ): Promise<string> => {
    const topicId = createHash('sha256').update(key).digest('hex').slice(0, 12);
    if (stored.has(keyOf(chatbotId, topicId))) return topicId;
    await topics
      .updateOne({ chatbotId, topicId }, { $setOnInsert: topic }, { upsert: true })
      .catch((error: unknown) => (isDuplicate(error) ? null : Promise.reject(error)));
    stored.set(keyOf(chatbotId, topicId), topic);
    return topicId;
  };

  const find = async (chatbotId: ObjectId, topicIds: readonly string[]) => {
    const found = new Map<string, Pick<TopicDocument, 'name' | 'origin'>>();
    const unknown: string[] = [];
    for (const topicId of topicIds) {
      const topic = stored.get(keyOf(chatbotId, topicId));
      if (topic === undefined) unknown.push(topicId);
      else found.set(topicId, topic);
    }
    if (unknown.length === 0) return found;
    for await (const { topicId, name, origin } of topics.find({ chatbotId, topicId: { $in: unknown } })) {
      const topic = { name, ...(origin && { origin }) };
      stored.set(keyOf(chatbotId, topicId), topic);
      found.set(topicId, topic);
    }
    return found;
  };

  return {
    indexes: () => topics.createIndexes([{ key: { chatbotId: 1, topicId: 1 }, unique: true }]),

    /** The id that stands for a topic in the counters; the name is stored the first time. */
    idOf: (chatbotId: ObjectId, name: string): Promise<string> => idOf(chatbotId, name, { name }),

    /** The same for what replies are based on; of a page, the address makes it the same. */
    idOfOrigin: (chatbotId: ObjectId, { kind, name, url }: AnswerOrigin): Promise<string> =>
      idOf(chatbotId, `\0${kind} ${url ?? name}`, { name, origin: { kind, url } }),

    names: async (chatbotId: ObjectId, topicIds: readonly string[]): Promise<Map<string, string>> =>
      new Map([...(await find(chatbotId, topicIds))].map(([id, { name }]) => [id, name])),

    origins: async (chatbotId: ObjectId, ids: readonly string[]): Promise<Map<string, AnswerOrigin>> => {
      const found = await find(chatbotId, ids);
      return new Map(
        [...found].flatMap(([id, { name, origin }]) => (origin ? [[id, { ...origin, name }]] : [])),
      );
    },

    all: (chatbotId: ObjectId) => topics.find({ chatbotId }),

    remove: (chatbotId: ObjectId) => deleteInBatches(db, 'topics', { chatbotId }),
  };
};
export type TopicsStore = ReturnType<typeof topicsStore>;
