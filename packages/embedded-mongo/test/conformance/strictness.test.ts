import { BSONRegExp, Long, MaxKey, MinKey } from 'mongodb';
import { expect, test } from 'vitest';
import { refusal, testDatabase } from '../database.ts';

/** What MongoDB 6 refuses or does, and what a laxer store would hide until production. */
const { collection, documents, db } = testDatabase();

test('a sort by two arrays is refused', async () => {
  const items = collection();
  await items.insertOne({ _id: 1, a: [1, 2], b: [3, 4] });
  expect(await refusal(items.find().sort({ a: 1, b: 1 }).toArray())).toMatchObject({ code: 2 });
});

test('a sort by two fields within one array is answered', async () => {
  const items = collection();
  await items.insertOne({ _id: 1, a: [{ b: 1, c: 2 }] });
  expect(await items.find().sort({ 'a.b': 1, 'a.c': 1 }).toArray()).toHaveLength(1);
});

test('a sort with a limit returns the first documents of the whole order', async () => {
  const items = collection();
  await items.insertMany(Array.from({ length: 100 }, (_, at) => ({ _id: at, n: (at * 37) % 100 })));
  const found = await items.find().sort({ n: -1 }).skip(2).limit(3).toArray();
  expect(found.map(({ n }) => n)).toEqual([97, 96, 95]);
});

test('a query that exceeds its time limit ends with an error', async () => {
  const items = collection();
  const text = 'word '.repeat(50);
  await items.insertMany(Array.from({ length: 20_000 }, (_, at) => ({ _id: at, text })));
  const query = items.find({ text: /(o|r)+ none of this$/ }).maxTimeMS(1);
  expect(await refusal(query.toArray())).toMatchObject({ code: 50 });
});

test('a partial index cannot ask for a difference', async () => {
  const created = collection().createIndex({ a: 1 }, { partialFilterExpression: { b: { $ne: 1 } } });
  expect(await refusal(created)).toMatchObject({ code: 67 });
});

test('an id is no regular expression and no array, and has no operator', async () => {
  const { collectionName } = documents();
  const codes = [];
  for (const id of [new BSONRegExp('a'), [1], { $a: 1 }]) {
    const { writeErrors } = await db().command({ insert: collectionName, documents: [{ _id: id }] });
    codes.push(writeErrors[0].code);
  }
  expect(codes).toEqual([53, 53, 52]);
});

test('a document with 250 levels is refused', async () => {
  const deep = Array.from({ length: 250 }).reduce<object>((inner) => ({ a: inner }), {});
  expect(await refusal(collection().insertOne({ _id: 1, deep }))).toMatchObject({ code: 15 });
});

test('an update statement has no sort', async () => {
  const { collectionName } = collection();
  const updates = [{ q: {}, u: { $set: { a: 1 } }, sort: { a: 1 } }];
  const { version } = await db().admin().buildInfo();
  // MongoDB 8 takes it.
  if (Number.parseInt(version, 10) >= 8) return;
  expect(await refusal(db().command({ update: collectionName, updates }))).toMatchObject({ code: 40415 });
});

test('an Int32 that overflows becomes a Long', async () => {
  const items = db().collection('longs', { promoteLongs: false });
  await items.insertOne({ n: 2_147_483_647 });
  await items.updateOne({}, { $inc: { n: 1 } });
  expect(await items.findOne({}, { projection: { _id: 0 } })).toEqual({ n: Long.fromNumber(2_147_483_648) });
});

test('an amount that is no number is refused before any document is read', async () => {
  const updates = [{ q: { _id: 1 }, u: { $inc: { n: 'x' } } }];
  const { writeErrors } = await db().command({ update: collection().collectionName, updates });
  expect(writeErrors).toMatchObject([{ code: 14 }]);
});

test('$unset through a value without fields changes nothing', async () => {
  const items = collection();
  await items.insertOne({ _id: 1, a: 5 });
  const { modifiedCount } = await items.updateOne({ _id: 1 }, { $unset: { 'a.b': '' } });
  expect(modifiedCount).toBe(0);
});

test('an upsert takes its id from an $or with one branch', async () => {
  const items = collection();
  const { upsertedId } = await items.updateOne({ $or: [{ _id: 7 }] }, { $set: { a: 1 } }, { upsert: true });
  expect(upsertedId).toBe(7);
});

test('an upsert whose filter fixes a field and a part of it is refused', async () => {
  const filter = { a: { b: 1 }, 'a.b': 1 };
  const upsert = collection().updateOne(filter, { $set: { c: 1 } }, { upsert: true });
  expect(await refusal(upsert)).toMatchObject({ code: 54 });
});

test('an index with another lifetime conflicts with the one that exists', async () => {
  const items = collection();
  await items.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  expect(await refusal(items.createIndex({ at: 1 }, { expireAfterSeconds: 90 }))).toMatchObject({ code: 85 });
});

test('MinKey and MaxKey compare with values of every type', async () => {
  const items = collection();
  await items.insertMany([
    { _id: 1, a: 'text' },
    { _id: 2, a: 5 },
    { _id: 3, a: new Date(0) },
  ]);
  await items.createIndex({ a: 1 });
  expect(await items.countDocuments({ a: { $gt: new MinKey(), $lt: new MaxKey() } })).toBe(3);
});

test('$elemMatch takes $and, $or and $nor', async () => {
  const items = collection();
  await items.insertMany([
    { _id: 1, a: [{ x: 1, y: 2 }] },
    { _id: 2, a: [{ x: 2, y: 3 }] },
  ]);
  const ids = async (condition: object) =>
    (await items.find({ a: { $elemMatch: condition } }).toArray()).map(({ _id }) => _id);
  expect(await ids({ $or: [{ x: 1 }, { y: 9 }] })).toEqual([1]);
  expect(await ids({ $and: [{ x: 2 }, { y: 3 }] })).toEqual([2]);
  expect(await ids({ $nor: [{ x: 1 }] })).toEqual([2]);
});

test('a hint chooses the index, and one that does not exist is refused', async () => {
  const items = collection();
  await items.createIndex({ a: 1 });
  await items.insertOne({ _id: 1, a: 1, b: 2 });
  expect(await items.find({ b: 2 }).hint('a_1').toArray()).toHaveLength(1);
  expect(await items.find({ b: 2 }).hint({ $natural: 1 }).toArray()).toHaveLength(1);
  expect(await items.countDocuments({ b: 2 }, { hint: { a: 1 } })).toBe(1);
  const { modifiedCount } = await items.updateOne({ b: 2 }, { $set: { c: 1 } }, { hint: { _id: 1 } });
  expect(modifiedCount).toBe(1);
  expect(await refusal(items.find({ b: 2 }).hint('none').toArray())).toMatchObject({ code: 2 });
});

test('the variables of an aggregation are read by its expressions', async () => {
  const items = collection();
  await items.insertOne({ _id: 1, a: 2 });
  const pipeline = [{ $project: { total: { $add: ['$a', '$$more'] } } }];
  expect(await items.aggregate(pipeline, { let: { more: 3 } }).toArray()).toEqual([{ _id: 1, total: 5 }]);
});
