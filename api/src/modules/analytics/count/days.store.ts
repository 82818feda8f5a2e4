import { LRUCache } from 'lru-cache';
import type { Db, ObjectId } from 'mongodb';
import { deleteInBatches, upsertAll } from '../../../kernel/database.ts';
import type { DaySums } from './day-sums.ts';
import { quarterOf, startOf, type Quarter } from '../../../kernel/quarters.ts';

/**
 * How long a day must be over to be summed up. Adding to an older hour deletes the sum of its day.
 */
export const settledMs = 86_400_000;

/** `sums` are absent until the day is first read, and again after something is added to it. */
type DayDocument = { chatbotId: ObjectId; day: Date; revision: number; sums?: DaySums };

/**
 * Past days, summed up from the counters of their hours, so that a long period is read in few
 * documents. A missing sum is computed again from the counters.
 */
export const daysStore = (db: Db) => {
  const days = db.collection<DayDocument>('days');

  /** Sums that were read, which are right for as long as the day has their revision. */
  const summed = new LRUCache<string, DaySums>({ max: mostKnown });
  const keyOf = (chatbotId: ObjectId, day: Date, revision: number): string =>
    `${chatbotId.toHexString()}:${day.getTime()}:${revision}`;

  return {
    indexes: () => days.createIndexes([{ key: { chatbotId: 1, day: 1 }, unique: true }]),

    /**
     * The sums of some days, as far as they are known, and by which revision the others are to be
     * kept.
     */
    read: async (chatbotId: ObjectId, wanted: readonly Quarter[]) => {
      const filter = { chatbotId, day: { $in: wanted.map(startOf) } };
      const known = new Map<Quarter, DaySums>();
      const revisions = new Map<Quarter, number>();
      const projection = { _id: 0, day: 1, revision: 1 };
      for await (const { day, revision } of days.find(filter, { projection, batchSize: mostKnown })) {
        const sums = summed.get(keyOf(chatbotId, day, revision));
        if (sums) known.set(quarterOf(day), sums);
        else revisions.set(quarterOf(day), revision);
      }
      const missing = { chatbotId, day: { $in: [...revisions.keys()].map(startOf) } };
      const found = revisions.size === 0 ? [] : days.find(missing, { batchSize: mostKnown });
      for await (const { day, revision, sums } of found) {
        revisions.set(quarterOf(day), revision);
        if (!sums) continue;
        known.set(quarterOf(day), sums);
        revisions.delete(quarterOf(day));
        summed.set(keyOf(chatbotId, day, revision), sums);
      }
      const unseen = wanted.filter((day) => !known.has(day) && !revisions.has(day));
      await upsertAll(
        days,
        unseen.map((day) => ({
          updateOne: {
            filter: { chatbotId, day: startOf(day) },
            update: { $setOnInsert: { revision: 0 } },
            upsert: true,
          },
        })),
      );
      for (const day of unseen) revisions.set(day, 0);
      return { known, revisions };
    },

    /** Keeps the sums of a day, unless something was added to it since its revision was read. */
    keep: async (
      chatbotId: ObjectId,
      kept: readonly { day: Quarter; revision: number; sums: DaySums }[],
    ): Promise<void> => {
      if (kept.length === 0) return;
      await days.bulkWrite(
        kept.map(({ day, revision, sums }) => ({
          updateOne: { filter: { chatbotId, day: startOf(day), revision }, update: { $set: { sums } } },
        })),
        { ordered: false },
      );
    },

    /** What was summed up of some days is not right any more. */
    outdate: (chatbotId: ObjectId, outdated: readonly Quarter[]) =>
      days.updateMany(
        { chatbotId, day: { $in: outdated.map(startOf) } },
        { $inc: { revision: 1 }, $unset: { sums: '' } },
      ),

    removeBefore: (chatbotId: ObjectId, day: Date) =>
      deleteInBatches(db, 'days', { chatbotId, day: { $lt: day } }),

    remove: (chatbotId: ObjectId) => deleteInBatches(db, 'days', { chatbotId }),
  };
};
/** So many sums are known in memory, of all chatbots: some years. */
const mostKnown = 1_000;

export type DaysStore = ReturnType<typeof daysStore>;
