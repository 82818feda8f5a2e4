import { expect, test } from 'vitest';
import { refusal, testDatabase } from '../database.ts';

const { documents } = testDatabase();

/** The windows of a rate limiter, as rate-limiter-flexible and others keep them. */
async function limiter() {
  const limits = documents();
  await limits.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
  await limits.createIndex({ key: 1 }, { unique: true });
  const after = { upsert: true, returnDocument: 'after' } as const;
  return {
    limits,
    consume: (key: string, expire: Date | null) =>
      limits.findOneAndUpdate(
        { $or: [{ expire: { $gt: new Date() } }, { expire: { $eq: null } }], key },
        { $setOnInsert: { key, expire }, $inc: { points: 1 } },
        after,
      ),
    renew: (key: string, expire: Date) =>
      limits.findOneAndUpdate(
        { $or: [{ expire: { $lte: new Date() } }, { expire: { $eq: null } }], key },
        { $set: { key, points: 1, expire } },
        after,
      ),
  };
}

const inAnHour = () => new Date(Date.now() + 3_600_000);

test('uses of one key are counted in its window, however many come at once', async () => {
  const { consume, limits } = await limiter();
  const results = await Promise.all([...Array(20)].map(() => consume('a', inAnHour())));
  const points = results.map((result) => Number(result?.['points'])).sort((a, b) => a - b);
  expect(points).toEqual([...Array(20).keys()].map((at) => at + 1));
  await consume('b', null);
  expect(await consume('b', null)).toMatchObject({ key: 'b', points: 2, expire: null });
  expect(await limits.countDocuments()).toBe(2);
});

test('a window that is over is a duplicate until it is renewed', async () => {
  const { consume, renew } = await limiter();
  await consume('a', new Date(0));
  expect(await refusal(consume('a', inAnHour()))).toMatchObject({ code: 11_000 });
  expect(await renew('a', inAnHour())).toMatchObject({ points: 1 });
  expect(await consume('a', inAnHour())).toMatchObject({ points: 2 });
  expect(await refusal(renew('a', inAnHour()))).toMatchObject({ code: 11_000 });
});

test('several limits are taken with one command, and the full ones are told apart', async () => {
  const limits = documents();
  const now = new Date();
  const take = (...names: string[]) =>
    limits.bulkWrite(
      names.map((name) => ({
        updateOne: {
          filter: { name, count: { $lt: 2 }, expire: { $gt: now } },
          update: { $inc: { count: 1 }, $setOnInsert: { expire: inAnHour() } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  await limits.createIndex({ name: 1 }, { unique: true });
  await take('visitor', 'chatbot');
  await take('visitor');
  const error = await refusal(take('visitor', 'chatbot'));
  expect(error).toMatchObject({ code: 11_000, writeErrors: [{ index: 0 }] });
  expect(await limits.findOne({ name: 'chatbot' })).toMatchObject({ count: 2 });
});
