import { rateLimits as table, type RateLimitName } from '@askwell/contracts';
import { LRUCache } from 'lru-cache';
import type { Db } from 'mongodb';
import { batchPerTick } from '../kernel/batches/batch-per-tick.ts';
import type { Clock } from '../kernel/clock.ts';
import { duplicatesIn } from '../kernel/database.ts';
import { Problem } from '../kernel/problem.ts';

type LimitDocument = { _id: string; count: number; expire: Date };

/** A use of a limit. `key`: the one whom the limit is counted for. */
export type LimitUse = readonly [name: RateLimitName, key: string];

type Standing = { limit: number; remaining: number; resetSeconds: number; isOver: boolean };

type Window = { _id: string; times: number; ms: number };

/**
 * Counts the uses of rate limits. The first use of a key opens a window, which the database deletes
 * after its end. Windows are kept in the database, so that a limit holds over all processes; a
 * process remembers the keys that are over their limit, and refuses them without asking the
 * database. Decision 0008 says why this is not a library.
 */
export const rateLimits = (db: Db, clock: Clock, factor: number) => {
  const limits = db.collection<LimitDocument>('limits');
  /** Until when the keys are refused that this process has found over their limit. */
  const refused = new LRUCache<string, number>({ max: 10_000 });

  const windowOf = ([name, key]: LimitUse): Window => {
    const { times, seconds } = table[name];
    return { _id: `${name}:${key}`, times: Math.max(1, Math.round(times * factor)), ms: seconds * 1000 };
  };

  /** Throws while the process knows that the key is over its limit. */
  const refuseKnown = ({ _id, ms }: Window, now: number) => {
    const until = refused.get(_id) ?? 0;
    if (until > now && until <= now + ms)
      throw new Problem('too_many_requests', { retryAfter: (until - now) / 1000 });
    refused.delete(_id);
  };

  /**
   * Counts a use in an open window with room, or opens the first window of the key. False
   * otherwise.
   */
  const countUp = batchPerTick(async (uses: { window: Window; now: number }[]): Promise<boolean[]> => {
    const writes = uses.map(({ window: { _id, times, ms }, now }) => ({
      updateOne: {
        filter: { _id, count: { $lt: times }, expire: isOpen(now, ms) },
        update: { $inc: { count: 1 }, $setOnInsert: { expire: new Date(now + ms) } },
        upsert: true,
      },
    }));
    const failed = await limits.bulkWrite(writes, { ordered: false }).then((): number[] => [], duplicatesIn);
    return uses.map((_, at) => !failed.includes(at));
  });

  /**
   * Counts a use that `countUp` did not: the window is over, was opened by another process just
   * now, or is full.
   */
  const lookAgain = async ({ _id, times, ms }: Window, now: number): Promise<void> => {
    const expire = new Date(now + ms);
    const renewed = await limits.updateOne(
      { _id, expire: { $not: isOpen(now, ms) } },
      { $set: { count: 1, expire } },
    );
    if (renewed.modifiedCount === 1) return;
    const counted = await limits.updateOne(
      { _id, count: { $lt: times }, expire: isOpen(now, ms) },
      { $inc: { count: 1 } },
    );
    if (counted.modifiedCount === 1) return;
    const full = await limits.findOne({ _id });
    // The database has just forgotten a window that was over.
    if (!full) return;
    refused.set(_id, full.expire.getTime());
    refuseKnown({ _id, times, ms }, now);
  };

  return {
    indexes: () => limits.createIndexes([{ key: { expire: 1 }, expireAfterSeconds: 0 }]),

    /**
     * Counts one use of each. Throws `too_many_requests` with the time to wait when one of them is
     * over its limit.
     */
    take: async (...uses: readonly LimitUse[]): Promise<void> => {
      const now = clock().getTime();
      const windows = uses.map(windowOf);
      for (const window of windows) refuseKnown(window, now);
      const counted = await Promise.all(windows.map((window) => countUp({ window, now })));
      await Promise.all(windows.filter((_, at) => !counted[at]).map((window) => lookAgain(window, now)));
    },

    /** Takes back one use of each, for limits that count failures only. */
    giveBack: async (...uses: LimitUse[]): Promise<void> => {
      const ids = uses.map((use) => windowOf(use)._id);
      for (const id of ids) refused.delete(id);
      await limits.updateMany({ _id: { $in: ids }, count: { $gt: 0 } }, { $inc: { count: -1 } });
    },

    /** Counts one use and returns how much of the window is left, for the `RateLimit` headers. */
    count: async (name: RateLimitName, key: string): Promise<Standing> => {
      const now = clock().getTime();
      const { _id, times, ms } = windowOf([name, key]);
      const after = { returnDocument: 'after' } as const;
      const expire = new Date(now + ms);
      const renewed = await limits.findOneAndUpdate(
        { _id, expire: { $not: isOpen(now, ms) } },
        { $set: { count: 1, expire } },
        after,
      );
      const up = { $inc: { count: 1 }, $setOnInsert: { expire } };
      const countUpOnce = () => limits.findOneAndUpdate({ _id }, up, { ...after, upsert: true });
      // Of two that open a window at once, the second finds it open.
      const counted = renewed ?? (await countUpOnce().catch(() => countUpOnce()));
      const used = counted?.count ?? 1;
      return {
        limit: times,
        remaining: Math.max(0, times - used),
        resetSeconds: Math.ceil(((counted?.expire.getTime() ?? now + ms) - now) / 1000),
        isOver: used > times,
      };
    },

    /** Forgets what was counted for a key, alone or together with another, such as an address. */
    forget: (key: string) => {
      const ids = Object.keys(table).map((name) => `${name}:${key}`);
      const pairs = Object.entries(table)
        .filter(([, { per }]) => per.includes(' and '))
        .map(([name]) => `${name}:${key}`);
      return limits.deleteMany({
        // Of a pair, all that begin with the key and a space; `!` is the next character.
        $or: [{ _id: { $in: ids } }, ...pairs.map((id) => ({ _id: { $gte: `${id} `, $lt: `${id}!` } }))],
      });
    },
  };
};
/**
 * A window that is not over. One that would last longer than its length was opened while the clock
 * was ahead, and counts as over: otherwise it would lock its key until the clock gets there.
 */
const isOpen = (now: number, ms: number) => ({ $gt: new Date(now), $lte: new Date(now + ms) });

export type RateLimits = ReturnType<typeof rateLimits>;
