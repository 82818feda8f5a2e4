import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refusal, testDatabase } from './database.ts';

const { collection, db } = testDatabase();

const id = fc.integer({ min: 0, max: 4 });
const value = fc.oneof(
  fc.constantFrom(null, 1, 2, 'a', 'b'),
  fc.array(fc.constantFrom(1, 2, 'a'), { maxLength: 3 }),
);
const update = fc.oneof(
  fc.record({ $set: fc.record({ a: value, 'o.b': fc.constantFrom(1, 2, null) }, { requiredKeys: [] }) }),
  fc.record({ $unset: fc.constantFrom({ a: '' }, { o: '' }, { 'o.b': '' }) }),
  fc.record({ $inc: fc.constantFrom({ n: 1 }, { 'o.b': 1 }) }),
  fc.record({ $push: fc.constantFrom({ a: 1 }, { list: { k: 'x' } }) }),
  fc.record({ $addToSet: fc.constantFrom({ a: 2 }, { list: { k: 'y' } }) }),
  fc.record({ $pull: fc.constantFrom({ a: 1 }, { list: { k: 'x' } }) }),
);
const step = fc.oneof(
  fc.record({
    kind: fc.constant('update' as const),
    id,
    update: update.map((each): object => each),
    upsert: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('replace' as const), id, fields: fc.record({ a: value }) }),
  fc.record({ kind: fc.constant('delete' as const), id }),
);

test('whatever is changed, refused or deleted, every index agrees with its documents', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const items = collection();
      await items.createIndex({ a: 1, n: -1 });
      await items.createIndex({ 'o.b': 1 }, { unique: true, sparse: true });
      await items.createIndex({ 'list.k': 1 }, { partialFilterExpression: { n: { $gt: 0 } } });
      for (const each of steps) {
        const attempt: Promise<unknown> =
          each.kind === 'delete'
            ? items.deleteOne({ _id: each.id })
            : each.kind === 'replace'
              ? items.replaceOne({ _id: each.id }, each.fields, { upsert: true })
              : items.updateOne({ _id: each.id }, each.update, { upsert: each.upsert });
        await attempt.catch((error: unknown) => refusal(Promise.reject(error)));
      }
      const { valid, errors } = await db().command({ validate: items.collectionName, full: true });
      expect({ valid, errors }).toEqual({ valid: true, errors: [] });
    }),
    { numRuns: 60 },
  );
});
