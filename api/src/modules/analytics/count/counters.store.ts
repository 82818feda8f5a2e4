import { ObjectId, type Db } from 'mongodb';
import { batchPerTick } from '../../../kernel/batches/batch-per-tick.ts';
import type { Clock } from '../../../kernel/clock.ts';
import { deleteInBatches, upsertAll } from '../../../kernel/database.ts';
import type { CountersDocument, Counts, Happened } from './counts.ts';
import { dayOf } from './day-sums.ts';
import { settledMs, type DaysStore } from './days.store.ts';
import { cachedHours } from './cached-hours.ts';
import type { Totals } from './totals.store.ts';
import { placeOf, quarterOf, startOf, type Quarter } from '../../../kernel/quarters.ts';

/**
 * Statistics: one small document for each chatbot and hour, changed by `$inc` as things happen.
 * Statistics hold numbers and know no owner: a chatbot's id is their key, which is never used again
 * and never changes hands, and every way to it goes through `ownChatbot` (or, for visitors,
 * `visitedChatbot`), which has looked it up with its owner.
 */
export const countersStore = (db: Db, days: Pick<DaysStore, 'outdate'>, clock: Clock) => {
  const counters = db.collection<CountersDocument>('counters');

  const addInBatches = batchPerTick(async (additions: { chatbotId: ObjectId; happened: Happened[] }[]) => {
    const chatbots = new Map<string, Happened[]>();
    for (const { chatbotId, happened } of additions) {
      const key = chatbotId.toHexString();
      chatbots.set(key, [...(chatbots.get(key) ?? []), ...happened]);
    }
    const writes = [...chatbots].flatMap(([key, happened]) =>
      [...byHour(happened)].map(([time, $inc]) => ({
        updateOne: {
          filter: { chatbotId: new ObjectId(key), hour: new Date(time) },
          update: { $inc: { ...$inc, revision: 1 } },
          upsert: true,
        },
      })),
    );
    await upsertAll(counters, writes);
    await outdate(writes.map(({ updateOne: { filter } }) => filter));
    return additions.map(() => undefined);
  });

  /**
   * What is added to an hour long ago, as by a rating that replaces an older one, may be summed up
   * already.
   */
  const outdate = async (changed: readonly { chatbotId: ObjectId; hour: Date }[]): Promise<void> => {
    const recent = clock().getTime() - settledMs;
    const old = changed.filter(({ hour }) => hour.getTime() < recent);
    for (const { chatbotId } of new Map(old.map((one) => [one.chatbotId.toHexString(), one])).values()) {
      const hours = old
        .filter((one) => one.chatbotId.equals(chatbotId))
        .map(({ hour }) => dayOf(quarterOf(hour)));
      await days.outdate(chatbotId, [...new Set(hours)]);
    }
  };

  const readHours = cachedHours(counters);

  return {
    indexes: () => counters.createIndexes([{ key: { chatbotId: 1, hour: 1 }, unique: true }]),

    /**
     * Adds to the quarters of some instants, such as `[at, { messages: 1, 'visitors.0': 1 }]`: one
     * write for each hour, which is nearly always one.
     */
    add: (chatbotId: ObjectId, ...happened: Happened[]): Promise<void> =>
      addInBatches({ chatbotId, happened }),

    /** The quarters in `[from, to)` in which something happened, in order. */
    read: async (chatbotId: ObjectId, from: Quarter, to: Quarter): Promise<[Quarter, Counts][]> => {
      const hours = await readHours(chatbotId, placeOf(from).hour, startOf(to));
      return hours.flatMap(({ hour, quarters }) => {
        const first = quarterOf(hour);
        return places.flatMap((place): [Quarter, Counts][] => {
          const counts = quarters[place];
          const quarter = first + place;
          return counts && quarter >= from && quarter < to ? [[quarter, counts]] : [];
        });
      });
    },

    /** As they are kept, in order. */
    all: (chatbotId: ObjectId) => counters.find({ chatbotId }, { sort: { hour: 1 } }),

    /** What all hours have had, or those after a time. */
    sum: async (chatbotId: ObjectId, after: Date | null): Promise<Totals> => {
      const sum = { messages: 0, views: 0 };
      for await (const hour of counters.find({ chatbotId, ...(after && { hour: { $gt: after } }) })) {
        const { messages, views } = totalsOf(hour);
        sum.messages += messages;
        sum.views += views;
      }
      return sum;
    },

    /** The oldest hours before a time, at most `limit` of them. */
    oldest: async (
      chatbotId: ObjectId,
      before: Date,
      limit: number,
    ): Promise<(Totals & { hour: Date })[]> => {
      const found = await counters
        .find({ chatbotId, hour: { $lt: before } }, { sort: { hour: 1 }, limit })
        .toArray();
      return found.map((document) => ({ hour: document.hour, ...totalsOf(document) }));
    },

    removeUntil: (chatbotId: ObjectId, hour: Date) =>
      deleteInBatches(db, 'counters', { chatbotId, hour: { $lte: hour } }),

    remove: (chatbotId: ObjectId) => deleteInBatches(db, 'counters', { chatbotId }),
  };
};
export type CountersStore = ReturnType<typeof countersStore>;

const totalsOf = ({ quarters }: CountersDocument): Totals => {
  const counts = Object.values(quarters);
  return {
    messages: counts.reduce((sum, { messages = 0 }) => sum + messages, 0),
    views: counts.reduce((sum, { views = 0 }) => sum + views, 0),
  };
};

/** Of the quarters in their hour. */
const places = [0, 1, 2, 3];

/** By the time of the hour's document: what is to be added to which of its fields. */
function byHour(happened: readonly Happened[]): Map<number, Record<string, number>> {
  const hours = new Map<number, Record<string, number>>();
  for (const [at, amounts] of happened) {
    const { hour, place } = placeOf(quarterOf(at));
    const fields = hours.get(hour.getTime()) ?? {};
    hours.set(hour.getTime(), fields);
    for (const [name, amount] of Object.entries(amounts)) {
      const field = `quarters.${place}.${name}`;
      fields[field] = (fields[field] ?? 0) + amount;
    }
  }
  for (const [hour, fields] of hours) {
    for (const [field, amount] of Object.entries(fields)) if (amount === 0) delete fields[field];
    if (Object.keys(fields).length === 0) hours.delete(hour);
  }
  return hours;
}
