import type { Db } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

/** A process of ours that stores and counts, gone when it ended by itself; or an outage. */
export type ProcessDocument = {
  _id: string;
  aliveAt: Date;
  /** How often an outage was noted. */
  times?: number;
};

/**
 * Which processes are alive, so that others notice one that was killed in the middle of something.
 */
export const presenceStore = (db: Db) => {
  const processes = db.collection<ProcessDocument>('processes', durable);

  return {
    indexes: async () => [],

    note: (id: string, aliveAt: Date) =>
      processes.updateOne({ _id: id }, { $set: { aliveAt } }, { upsert: true }),

    /**
     * Notes an outage of the database as a process that was lost, since it leaves the same doubts.
     * Processes that note the same outage share a document.
     */
    noteOutage: (at: Date) =>
      processes.updateOne(
        { _id: `outage ${at.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}` },
        { $min: { aliveAt: at }, $inc: { times: 1 } },
        { upsert: true },
      ),

    /** Those that were last alive before an instant, and outages before it. */
    lost: (before: Date) => processes.find({ aliveAt: { $lt: before } }).toArray(),

    /** Unless an outage was noted again since it was read: its times are in doubt once more. */
    forget: ({ _id, times }: Pick<ProcessDocument, '_id' | 'times'>) =>
      processes.deleteOne({ _id, ...(times !== undefined && { times }) }),
  };
};
export type PresenceStore = ReturnType<typeof presenceStore>;
