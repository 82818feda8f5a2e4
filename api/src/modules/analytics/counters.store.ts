import type { Db, ObjectId } from 'mongodb';
import { isDuplicate } from '../../database.ts';
import { placeOf, quarterOf, startOf, type Quarter } from './quarters.ts';

/** What happened in a quarter of an hour; what did not happen is absent. */
export type Counts = {
  /** Visitors' messages. */
  messages?: number;
  views?: number;
  /** Replies, and the sum of their times to the last token. */
  replies?: number;
  responseMs?: number;
  unanswered?: number;
  /** Sessions that began, and how long they lasted, all together. */
  sessions?: number;
  sessionMs?: number;
  /** Ratings, and those above 3. */
  ratings?: number;
  positive?: number;
  /**
   * Visitors by how many quarters ago they had last been active, 0 for never: with these, any stretch's distinct
   * visitors are those whose earlier activity lies before it.
   */
  visitors?: Record<string, number>;
  /** The same for visitors who began a session that was not their first. */
  returns?: Record<string, number>;
  /** Questions by the id of their topic. */
  topics?: Record<string, number>;
};

type CountersDocument = { chatbotId: ObjectId; hour: Date; quarters: Record<string, Counts> };

/** Statistics: one small document for each chatbot and hour, changed by `$inc` as things happen. */
export const countersStore = (db: Db) => {
  const counters = db.collection<CountersDocument>('counters');

  return {
    indexes: () => counters.createIndexes([{ key: { chatbotId: 1, hour: 1 }, unique: true }]),

    /** Adds to the quarter of an instant, such as `{ messages: 1, 'visitors.0': 1 }`. */
    add: async (chatbotId: ObjectId, at: Date, amounts: Readonly<Record<string, number>>): Promise<void> => {
      const { hour, place } = placeOf(quarterOf(at));
      const $inc = Object.fromEntries(
        Object.entries(amounts).map(([name, amount]) => [`quarters.${place}.${name}`, amount]),
      );
      const once = () => counters.updateOne({ chatbotId, hour }, { $inc }, { upsert: true });
      // Two processes may both find no document for a new hour; the one that loses finds it now.
      await once().catch((error: unknown) => (isDuplicate(error) ? once() : Promise.reject(error)));
    },

    /** The quarters in `[from, to)` in which something happened, in order. */
    read: async (chatbotId: ObjectId, from: Quarter, to: Quarter): Promise<[Quarter, Counts][]> => {
      const hours = await counters
        .find(
          { chatbotId, hour: { $gte: placeOf(from).hour, $lt: startOf(to) } },
          { projection: { _id: 0, hour: 1, quarters: 1 }, sort: { hour: 1 } },
        )
        .toArray();
      return hours
        .flatMap(({ hour, quarters }) =>
          Object.entries(quarters).map(([place, counts]): [Quarter, Counts] => [
            quarterOf(hour) + Number(place),
            counts,
          ]),
        )
        .filter(([quarter]) => quarter >= from && quarter < to)
        .toSorted(([one], [other]) => one - other);
    },

    remove: (chatbotId: ObjectId) => counters.deleteMany({ chatbotId }),
  };
};
export type CountersStore = ReturnType<typeof countersStore>;
