import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase, type Item } from './database.ts';

const { collection } = testDatabase();

const scalar = fc.oneof(
  fc.integer({ min: -2, max: 3 }),
  fc.constantFrom('', 'a', 'ab', 'b'),
  fc.constantFrom(null, true, new Date(0), new Date(5)),
);
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 3 }) },
);
const document = fc.record(
  { a: value, b: scalar, c: fc.record({ d: scalar }, { requiredKeys: [] }) },
  { requiredKeys: [] },
);
const condition = fc.oneof(
  scalar,
  fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $gte: scalar, $lt: scalar }, { requiredKeys: [] }),
  fc.record({ $gt: scalar, $lte: scalar }, { requiredKeys: [] }),
  fc.record({ $ne: scalar }),
);
const filter = fc.record({ a: condition, b: condition, 'c.d': condition }, { requiredKeys: [] });
const direction = fc.constantFrom<1 | -1>(1, -1);
const sort = fc.record({ a: direction, b: direction, 'c.d': direction }, { requiredKeys: [] });

test('indexes change nothing of what a query finds, nor of its order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, { maxLength: 25 }),
      fc.array(fc.tuple(filter, sort), { minLength: 5, maxLength: 10 }),
      async (documents, queries) => {
        const [plain, indexed] = [collection(), collection()];
        await indexed.createIndex({ a: 1, b: -1 });
        await indexed.createIndex({ b: 1, 'c.d': 1 });
        await indexed.createIndex({ 'c.d': -1 }, { sparse: true });
        const items: Item[] = documents.map((fields, _id) => ({ _id, ...fields }));
        if (items.length === 0) return;
        await plain.insertMany(items);
        await indexed.insertMany(items);
        for (const [wanted, order] of queries) {
          const bothSorted: Record<string, 1 | -1> = { ...order, _id: 1 };
          const ids = (target: typeof plain) =>
            target
              .find(wanted)
              .sort(bothSorted)
              .map(({ _id }) => _id)
              .toArray();
          expect(await ids(indexed)).toEqual(await ids(plain));
          expect(await indexed.countDocuments(wanted)).toBe(await plain.countDocuments(wanted));
        }
      },
    ),
    { numRuns: 40 },
  );
});
