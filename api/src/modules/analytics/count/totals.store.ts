import { ObjectId, type Db } from 'mongodb';
import { batchPerTick } from '../../../kernel/batches/batch-per-tick.ts';
import { upsertAll } from '../../../kernel/database.ts';

export type Totals = { messages: number; views: number };

/** What the hours until a time had that are no longer kept. */
export type Forgotten = Totals & { until: Date };

type TotalsDocument = {
  _id: ObjectId;
  messages?: number;
  views?: number;
  forgotten?: Forgotten;
  /** When its old statistics were last deleted. */
  sweptAt?: Date;
};

/**
 * What a chatbot has had in all its life, under the chatbot's own id, which alone is the key
 * (`counters.store.ts`).
 */
export const totalsStore = (db: Db) => {
  const totals = db.collection<TotalsDocument>('totals');

  const addInBatches = batchPerTick(
    async (additions: { chatbotId: ObjectId; name: keyof Totals; amount: number }[]) => {
      const chatbots = new Map<string, Totals>();
      for (const { chatbotId, name, amount } of additions) {
        const key = chatbotId.toHexString();
        const sum = chatbots.get(key) ?? { messages: 0, views: 0 };
        chatbots.set(key, { ...sum, [name]: sum[name] + amount });
      }
      const writes = [...chatbots].map(([key, $inc]) => ({
        updateOne: { filter: { _id: new ObjectId(key) }, update: { $inc }, upsert: true },
      }));
      await upsertAll(totals, writes);
      return additions.map(() => undefined);
    },
  );

  return {
    indexes: async () => [],

    add: (chatbotId: ObjectId, name: keyof Totals, amount = 1): Promise<void> =>
      addInBatches({ chatbotId, name, amount }),

    /** By the hex form of the chatbot's id; a chatbot without views and messages is absent. */
    of: async (chatbotIds: readonly ObjectId[]): Promise<Map<string, Totals>> => {
      const found = await totals.find({ _id: { $in: [...chatbotIds] } }).toArray();
      return new Map(
        found.map(({ _id, messages = 0, views = 0 }) => [_id.toHexString(), { messages, views }]),
      );
    },

    /** Null while every hour of the chatbot is kept. */
    forgotten: async (chatbotId: ObjectId): Promise<Forgotten | null> =>
      (await totals.findOne({ _id: chatbotId }))?.forgotten ?? null,

    /**
     * Notes that the hours after `before` until `until` are no longer needed, and what they had.
     * False when another process has noted it.
     */
    forget: async (
      chatbotId: ObjectId,
      before: Forgotten | null,
      { until, messages, views }: Forgotten,
    ): Promise<boolean> => {
      const { matchedCount } = await totals.updateOne(
        { _id: chatbotId, 'forgotten.until': before?.until ?? { $exists: false } },
        {
          $set: { 'forgotten.until': until },
          $inc: { 'forgotten.messages': messages, 'forgotten.views': views },
        },
      );
      return matchedCount === 1;
    },

    /** The chatbots whose old statistics were not deleted since a time. */
    unswept: async (since: Date): Promise<ObjectId[]> => {
      const found = totals.find({ sweptAt: { $not: { $gte: since } } }, { projection: { _id: 1 } });
      return (await found.toArray()).map(({ _id }) => _id);
    },

    noteSweep: (chatbotId: ObjectId, sweptAt: Date) =>
      totals.updateOne({ _id: chatbotId }, { $set: { sweptAt } }),

    remove: (chatbotId: ObjectId) => totals.deleteOne({ _id: chatbotId }),
  };
};
export type TotalsStore = ReturnType<typeof totalsStore>;
