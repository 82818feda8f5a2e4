import type { Db } from 'mongodb';
import { batchPerTick } from '../kernel/batch-per-tick.ts';
import type { Clock } from '../kernel/clock.ts';
import { duplicatesIn } from '../kernel/database.ts';
import { Problem } from '../kernel/problem.ts';

const minute = 60;
const hour = 60 * minute;

/** How often something may be done: `[times, per so many seconds]`, for each address, account, visitor or chatbot. */
const table = {
  signInPerAccount: [10, 15 * minute],
  signInPerAddress: [50, 15 * minute],
  signUpPerAddress: [10, 30 * minute],
  codePerAccount: [5, hour],
  codeEntryPerAddress: [30, 5 * minute],
  passwordPerAccount: [10, 15 * minute],
  codePause: [1, minute],
  codePerAddress: [50, hour],
  contactPerAddress: [5, hour],
  contactPerConversation: [5, hour],
  contactPerVisitorAddress: [20, hour],
  contactPerChatbot: [100, hour],
  playgroundPerAccount: [30, minute],
  messagePerVisitor: [20, minute],
  messagePerAddress: [100, minute],
  messagePerChatbot: [300, minute],
  webhookPerAccount: [30, 10 * minute],
  callPerToken: [120, minute],
  exportPerAccount: [5, hour],
  viewPerAddress: [300, minute],
} as const satisfies Record<string, readonly [times: number, seconds: number]>;

type LimitName = keyof typeof table;

type LimitDocument = { _id: string; count: number; expire: Date };

type Use = readonly [name: LimitName, key: string];

type Standing = { limit: number; remaining: number; resetSeconds: number; isOver: boolean };

type Window = { _id: string; times: number; ms: number };

/**
 * The rate limits of the whole product: a window opens with the first use of a key, holds so many, and is forgotten when it
 * is over. They are kept in the database, so that they hold over all processes; a key that is over its limit is also
 * remembered in the process and then costs nothing. Our own, since rate-limiter-flexible takes a command for each of the
 * limits that one message has, and goes by a clock that tests cannot put forward.
 */
export const rateLimits = (db: Db, clock: Clock, factor: number) => {
  const limits = db.collection<LimitDocument>('limits');
  const refused = new Map<string, number>();

  const windowOf = ([name, key]: Use): Window => {
    const [times, seconds] = table[name];
    return { _id: `${name}:${key}`, times: Math.max(1, Math.round(times * factor)), ms: seconds * 1000 };
  };

  /** Throws while the process knows that the key is over its limit. */
  const refuseKnown = ({ _id }: Window, now: number) => {
    const until = refused.get(_id) ?? 0;
    if (until > now) throw new Problem('too_many_requests', { retryAfter: (until - now) / 1000 });
    refused.delete(_id);
  };

  /** Whether it could simply be counted up: there is room in it, or there was none of this key. */
  const countUp = batchPerTick(async (uses: { window: Window; now: number }[]): Promise<boolean[]> => {
    const writes = uses.map(({ window: { _id, times, ms }, now }) => ({
      updateOne: {
        filter: { _id, count: { $lt: times }, expire: { $gt: new Date(now) } },
        update: { $inc: { count: 1 }, $setOnInsert: { expire: new Date(now + ms) } },
        upsert: true,
      },
    }));
    const failed = await limits.bulkWrite(writes, { ordered: false }).then((): number[] => [], duplicatesIn);
    return uses.map((_, at) => !failed.includes(at));
  });

  /** A window that could not simply be counted up is over, was opened by another process just now, or is full. */
  const lookAgain = async ({ _id, times, ms }: Window, now: number): Promise<void> => {
    const [isNow, expire] = [new Date(now), new Date(now + ms)];
    const renewed = await limits.updateOne({ _id, expire: { $lte: isNow } }, { $set: { count: 1, expire } });
    if (renewed.modifiedCount === 1) return;
    const counted = await limits.updateOne(
      { _id, count: { $lt: times }, expire: { $gt: isNow } },
      { $inc: { count: 1 } },
    );
    if (counted.modifiedCount === 1) return;
    const full = await limits.findOne({ _id });
    // The database has just forgotten a window that was over.
    if (!full) return;
    if (refused.size > 10_000) refused.clear();
    refused.set(_id, full.expire.getTime());
    refuseKnown({ _id, times, ms }, now);
  };

  return {
    indexes: () => limits.createIndexes([{ key: { expire: 1 }, expireAfterSeconds: 0 }]),

    /**
     * Counts one use of each. Throws `too_many_requests` with the time to wait when there
     * were too many of one.
     */
    take: async (...uses: Use[]): Promise<void> => {
      const now = clock().getTime();
      const windows = uses.map(windowOf);
      for (const window of windows) refuseKnown(window, now);
      const counted = await Promise.all(windows.map((window) => countUp({ window, now })));
      await Promise.all(windows.filter((_, at) => !counted[at]).map((window) => lookAgain(window, now)));
    },

    /** Takes one use of each back, such as of a sign-in that went through: only failures count. */
    giveBack: async (...uses: Use[]): Promise<void> => {
      const ids = uses.map((use) => windowOf(use)._id);
      for (const id of ids) refused.delete(id);
      await limits.updateMany({ _id: { $in: ids }, count: { $gt: 0 } }, { $inc: { count: -1 } });
    },

    /** Counts one use and says how the window stands, for callers who are told so. */
    count: async (name: LimitName, key: string): Promise<Standing> => {
      const now = clock().getTime();
      const { _id, times, ms } = windowOf([name, key]);
      const after = { returnDocument: 'after' } as const;
      const [isNow, expire] = [new Date(now), new Date(now + ms)];
      const renewed = await limits.findOneAndUpdate(
        { _id, expire: { $lte: isNow } },
        { $set: { count: 1, expire } },
        after,
      );
      const up = { $inc: { count: 1 }, $setOnInsert: { expire } };
      const countUpOnce = () => limits.findOneAndUpdate({ _id }, up, { ...after, upsert: true });
      // Two that open a window at once: the second finds it open.
      const counted = renewed ?? (await countUpOnce().catch(() => countUpOnce()));
      const used = counted?.count ?? 1;
      return {
        limit: times,
        remaining: Math.max(0, times - used),
        resetSeconds: Math.ceil(((counted?.expire.getTime() ?? now + ms) - now) / 1000),
        isOver: used > times,
      };
    },

    /** Forgets what was counted for a key. */
    forget: (key: string) =>
      limits.deleteMany({ _id: { $in: Object.keys(table).map((name) => `${name}:${key}`) } }),
  };
};
export type RateLimits = ReturnType<typeof rateLimits>;
