import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { refusal, testDatabase } from '../database.ts';

const { collection, documents } = testDatabase();

test('an upsert inserts what the filter says and what the update sets', async () => {
  const items = documents();
  const inserted = await items.updateOne(
    { k: 'x', 'o.p': 1, n: { $gt: 5 }, m: { $eq: 2 }, $and: [{ q: 3 }] },
    { $inc: { count: 1 }, $setOnInsert: { at: 7 } },
    { upsert: true },
  );
  expect([inserted.matchedCount, inserted.modifiedCount, inserted.upsertedCount]).toEqual([0, 0, 1]);
  const { _id: id, ...fields } = (await items.findOne({ k: 'x' })) ?? {};
  expect(id).toEqual(inserted.upsertedId);
  expect(fields).toEqual({ k: 'x', o: { p: 1 }, m: 2, q: 3, count: 1, at: 7 });
});

test('$setOnInsert does nothing to a document that is there', async () => {
  const items = collection();
  const visit = (at: number) =>
    items.updateOne({ _id: 1 }, { $inc: { n: 1 }, $setOnInsert: { at } }, { upsert: true });
  await visit(7);
  await visit(9);
  expect(await items.findOne({})).toEqual({ _id: 1, n: 2, at: 7 });
});

test('findOneAndUpdate with upsert answers with what it inserted, or with nothing before', async () => {
  const items = collection();
  const after = { upsert: true, returnDocument: 'after' } as const;
  expect(await items.findOneAndUpdate({ _id: 1 }, { $inc: { n: 5 } }, after)).toEqual({ _id: 1, n: 5 });
  expect(await items.findOneAndUpdate({ _id: 2 }, { $inc: { n: 5 } }, { upsert: true })).toBeNull();
  const result = await items.findOneAndUpdate(
    { _id: 3 },
    { $set: { a: 1 } },
    { ...after, includeResultMetadata: true },
  );
  expect(result.lastErrorObject).toMatchObject({ n: 1, updatedExisting: false, upserted: 3 });
});

test('a replacement is inserted when nothing is there to be replaced', async () => {
  const items = collection();
  await items.replaceOne({ _id: 'q', other: 1 }, { a: 1 }, { upsert: true });
  expect(await items.findOne({})).toEqual({ _id: 'q', a: 1 });
});

test('an upsert that finds a taken unique key is a duplicate', async () => {
  const items = documents();
  await items.createIndex({ key: 1 }, { unique: true });
  await items.insertOne({ key: 'a', expired: true });
  const attempt = items.updateOne({ key: 'a', expired: false }, { $set: { n: 1 } }, { upsert: true });
  expect(await refusal(attempt)).toMatchObject({ code: 11_000 });
});

test('concurrent upserts of one unique key make one document and lose no count', async () => {
  const items = documents();
  await items.createIndex({ key: 1 }, { unique: true });
  await Promise.all(
    [...Array(50)].map(() => items.updateOne({ key: 'a' }, { $inc: { n: 1 } }, { upsert: true })),
  );
  const found = await items.find({}, { projection: { _id: 0 } }).toArray();
  expect(found).toEqual([{ key: 'a', n: 50 }]);
});

test('a bulk write does its operations one by one and tells what each did', async () => {
  const items = collection();
  const result = await items.bulkWrite([
    { insertOne: { document: { _id: 1, a: 1 } } },
    { updateOne: { filter: { _id: 1 }, update: { $inc: { a: 1 } } } },
    { updateOne: { filter: { _id: 2 }, update: { $set: { a: 5 } }, upsert: true } },
    { replaceOne: { filter: { _id: 2 }, replacement: { b: 1 } } },
    { deleteOne: { filter: { _id: 1 } } },
  ]);
  expect(result).toMatchObject({
    insertedCount: 1,
    matchedCount: 2,
    modifiedCount: 2,
    upsertedCount: 1,
    deletedCount: 1,
    upsertedIds: { 2: 2 },
  });
  expect(await items.find().toArray()).toEqual([{ _id: 2, b: 1 }]);
});

test('an ordered insert stops at the first refusal, an unordered one goes on', async () => {
  const ordered = collection();
  await ordered.insertOne({ _id: 2 });
  const stopped = await refusal(ordered.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]));
  expect(stopped).toMatchObject({ code: 11_000, result: { insertedCount: 1 } });
  expect(await ordered.countDocuments()).toBe(2);
  const unordered = collection();
  await unordered.insertOne({ _id: 2 });
  const error = await refusal(unordered.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }], { ordered: false }));
  expect(error).toMatchObject({ code: 11_000, result: { insertedCount: 2 } });
  expect(await unordered.countDocuments()).toBe(3);
});

test('an id that is an ObjectId is found by another one of the same value', async () => {
  const items = documents();
  const id = new ObjectId();
  await items.insertOne({ _id: id, ref: id });
  const same = new ObjectId(id.toHexString());
  expect(await items.findOne({ _id: same, ref: same })).toEqual({ _id: id, ref: id });
});

test('an upsert by a unique key meets no other document, whatever was read before it', async () => {
  const items = documents();
  await items.createIndex({ tenant: 1, hour: 1 }, { unique: true });
  const count = (tenant: string) =>
    items.updateOne({ tenant, hour: 1 }, { $inc: { n: 1 } }, { upsert: true });
  for (const tenant of ['a', 'b', 'c']) {
    await count(tenant);
    await count(tenant);
    expect(await items.find({ tenant }).toArray()).toMatchObject([{ tenant, n: 2 }]);
  }
});
