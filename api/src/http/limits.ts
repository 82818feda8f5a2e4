import type { Db, MongoClient } from 'mongodb';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

const minute = 60;
const hour = 60 * minute;

/** How often something may be done: `[times, per so many seconds]`, for each address, account, visitor or chatbot. */
const table = {
  signInPerAccount: [10, 15 * minute],
  signInPerAddress: [50, 15 * minute],
  signUpPerAddress: [10, 30 * minute],
  codePerAccount: [5, hour],
  codeGuessPerAddress: [50, 15 * minute],
  passwordPerAccount: [10, 15 * minute],
  apiKeyPerAccount: [20, 15 * minute],
  contactPerAddress: [5, hour],
  messagePerVisitor: [20, minute],
  messagePerAddress: [100, minute],
  messagePerChatbot: [300, minute],
  viewPerAddress: [300, minute],
} as const satisfies Record<string, readonly [times: number, seconds: number]>;

export type LimitName = keyof typeof table;

/**
 * The rate limits of the whole product. They are kept in the database, so that they hold over all processes; a key that
 * is over its limit is also remembered in the process and then costs nothing.
 */
export const rateLimits = (client: MongoClient, db: Db, factor: number) => {
  const limiters = new Map(
    Object.entries(table).map(([name, [times, seconds]]) => {
      const points = Math.max(1, Math.round(times * factor));
      const limiter = new RateLimiterMongo({
        storeClient: client,
        dbName: db.databaseName,
        tableName: 'limits',
        keyPrefix: name,
        points,
        duration: seconds,
        inMemoryBlockOnConsumed: points,
        disableIndexesCreation: true,
      });
      return [name, limiter];
    }),
  );
  const limits = db.collection('limits');

  return {
    indexes: () =>
      limits.createIndexes([
        { key: { key: 1 }, unique: true },
        { key: { expire: 1 }, expireAfterSeconds: 0 },
      ]),

    /** Counts one use. Throws `too_many_requests` with the time to wait when there were too many. */
    take: async (name: LimitName, key: string): Promise<void> => {
      try {
        await limiters.get(name)?.consume(key);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw new Problem('too_many_requests', { retryAfter: refusal.msBeforeNext / 1000 });
      }
    },
  };
};
export type RateLimits = ReturnType<typeof rateLimits>;
