import type { Db, ObjectId } from 'mongodb';
import { isDuplicate } from '../../database.ts';

export type Totals = { messages: number; views: number };

type TotalsDocument = { _id: ObjectId; messages?: number; views?: number };

/** What a chatbot has had in all its life, under the chatbot's own id. */
export const totalsStore = (db: Db) => {
  const totals = db.collection<TotalsDocument>('totals');

  return {
    indexes: async () => [],

    add: async (chatbotId: ObjectId, name: keyof Totals, amount = 1): Promise<void> => {
      const once = () => totals.updateOne({ _id: chatbotId }, { $inc: { [name]: amount } }, { upsert: true });
      await once().catch((error: unknown) => (isDuplicate(error) ? once() : Promise.reject(error)));
    },

    /** By the hex form of the chatbot's id; a chatbot that nobody has seen is absent. */
    of: async (chatbotIds: readonly ObjectId[]): Promise<Map<string, Totals>> => {
      const found = await totals.find({ _id: { $in: [...chatbotIds] } }).toArray();
      return new Map(
        found.map(({ _id, messages = 0, views = 0 }) => [_id.toHexString(), { messages, views }]),
      );
    },

    remove: (chatbotId: ObjectId) => totals.deleteOne({ _id: chatbotId }),
  };
};
export type TotalsStore = ReturnType<typeof totalsStore>;
