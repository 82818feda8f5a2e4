import { Long } from 'mongodb';
import { expect, test } from 'vitest';
import { refusal, testDatabase, type Item } from '../database.ts';

const { collection, db } = testDatabase();

async function withItem(fields: object) {
  const items = collection();
  await items.insertOne({ _id: 1, ...fields });
  return {
    items,
    /** The fields of the document after a change. */
    after: async (update: object): Promise<object> => {
      await items.updateOne({ _id: 1 }, update);
      const { _id: _, ...rest }: Partial<Item> = (await items.findOne({ _id: 1 })) ?? {};
      return rest;
    },
  };
}

test('$set makes the documents on its way', async () => {
  const { after } = await withItem({ a: 1, o: { x: 1 } });
  expect(await after({ $set: { 'o.y': 2, 'p.q.r': 3, a: null } })).toEqual({
    a: null,
    o: { x: 1, y: 2 },
    p: { q: { r: 3 } },
  });
});

test('$set reaches into arrays by position', async () => {
  const { after } = await withItem({ l: [{ a: 1 }] });
  expect(await after({ $set: { 'l.0.a': 2, 'l.2': 'x' } })).toEqual({ l: [{ a: 2 }, null, 'x'] });
});

test('$unset takes a field away, and leaves null in an array', async () => {
  const { after } = await withItem({ a: 1, o: { x: 1, y: 2 }, l: [1, 2] });
  expect(await after({ $unset: { a: '', 'o.x': '', 'l.0': '', none: '', 'o.z.q': '' } })).toEqual({
    o: { y: 2 },
    l: [null, 2],
  });
});

test('$inc counts from zero, through dots and exactly for longs', async () => {
  const { items, after } = await withItem({ n: 1 });
  expect(await after({ $inc: { n: 2, 'hours.5': 1 } })).toEqual({ n: 3, hours: { 5: 1 } });
  await items.updateOne({ _id: 1 }, { $set: { n: Long.fromString('9007199254740992') } });
  await items.updateOne({ _id: 1 }, { $inc: { n: 1 } });
  const found = await items.findOne({ _id: 1 }, { promoteLongs: false });
  expect(String(found?.['n'])).toBe('9007199254740993');
});

test('$inc refuses what is no number', async () => {
  const { items } = await withItem({ s: 'x', nothing: null });
  expect(await refusal(items.updateOne({ _id: 1 }, { $inc: { s: 1 } }))).toMatchObject({ code: 14 });
  expect(await refusal(items.updateOne({ _id: 1 }, { $inc: { nothing: 1 } }))).toMatchObject({ code: 14 });
  const text: object = { $inc: { n: '1' } };
  expect(await refusal(items.updateOne({ _id: 1 }, text))).toMatchObject({ code: 14 });
});

test('$min and $max set a field only downwards or upwards, across types', async () => {
  const { after } = await withItem({ low: 5, high: 5, text: 'x' });
  expect(await after({ $min: { low: 3, text: 9, fresh: 1 }, $max: { high: 4 } })).toEqual({
    low: 3,
    high: 5,
    text: 9,
    fresh: 1,
  });
});

test('a change that changes nothing matches and modifies nothing', async () => {
  const { items } = await withItem({ a: 1 });
  const same = await items.updateOne({ _id: 1 }, { $set: { a: 1 } });
  expect([same.matchedCount, same.modifiedCount]).toEqual([1, 0]);
  const none = await items.updateOne({ _id: 2 }, { $set: { a: 1 } });
  expect([none.matchedCount, none.modifiedCount]).toEqual([0, 0]);
});

test('updateMany changes all that match, once each', async () => {
  const items = collection();
  await items.createIndex({ n: 1 });
  await items.insertMany([...Array(300).keys()].map((n) => ({ _id: n, n })));
  const result = await items.updateMany({ n: { $gte: 100 } }, { $inc: { n: 1000 } });
  expect([result.matchedCount, result.modifiedCount]).toEqual([200, 200]);
  expect(await items.countDocuments({ n: { $gte: 1100, $lt: 1300 } })).toBe(200);
});

test('a replacement keeps the id and nothing else', async () => {
  const items = collection();
  await items.insertOne({ _id: 1, a: 1, b: 2 });
  await items.replaceOne({ _id: 1 }, { c: 3 });
  expect(await items.findOne({})).toEqual({ _id: 1, c: 3 });
});

test('an id never changes', async () => {
  const { items } = await withItem({ a: 1 });
  expect(await refusal(items.updateOne({ a: 1 }, { $set: { _id: 2 } }))).toMatchObject({ code: 66 });
  expect(await refusal(items.updateOne({ a: 1 }, { $unset: { _id: '' } }))).toMatchObject({ code: 66 });
  await items.updateOne({ a: 1 }, { $set: { _id: 1, a: 2 } });
  expect(await items.findOne({})).toEqual({ _id: 1, a: 2 });
});

test('updates that contradict themselves or lead nowhere are refused and change nothing', async () => {
  const { items } = await withItem({ a: 1, l: [1] });
  expect(await refusal(items.updateOne({ _id: 1 }, { $set: { b: 1 }, $inc: { b: 1 } }))).toMatchObject({
    code: 40,
  });
  expect(await refusal(items.updateOne({ _id: 1 }, { $set: { 'b.c': 1 }, $unset: { b: '' } }))).toMatchObject(
    { code: 40 },
  );
  expect(await refusal(items.updateOne({ _id: 1 }, { $set: { c: 1, 'a.b': 1 } }))).toMatchObject({
    code: 28,
  });
  expect(await refusal(items.updateOne({ _id: 1 }, { $set: { 'l.x': 1 } }))).toMatchObject({ code: 28 });
  const unknown: object = { $nope: { a: 1 } };
  expect(await refusal(items.updateOne({ _id: 1 }, unknown))).toMatchObject({ code: 9 });
  expect(await items.findOne({})).toEqual({ _id: 1, a: 1, l: [1] });
});

test('findOneAndUpdate answers with the document before, or after', async () => {
  const { items } = await withItem({ n: 1 });
  expect(await items.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } })).toEqual({ _id: 1, n: 1 });
  expect(await items.findOneAndUpdate({ _id: 1 }, { $inc: { n: 1 } }, { returnDocument: 'after' })).toEqual({
    _id: 1,
    n: 3,
  });
  expect(await items.findOneAndUpdate({ _id: 9 }, { $inc: { n: 1 } })).toBeNull();
});

test('findOneAndUpdate takes the first in an order and shows the fields asked for', async () => {
  const items = collection();
  await items.insertMany([
    { _id: 1, p: 2, q: 1 },
    { _id: 2, p: 1, q: 1 },
  ]);
  const taken = await items.findOneAndUpdate(
    { q: 1 },
    { $set: { taken: true } },
    { sort: { p: 1 }, projection: { taken: 1 }, returnDocument: 'after' },
  );
  expect(taken).toEqual({ _id: 2, taken: true });
});

test('a used-up quota is not counted further', async () => {
  const { items } = await withItem({ used: 0 });
  const attempts = await Promise.all(
    [...Array(20)].map(() => items.findOneAndUpdate({ _id: 1, used: { $lt: 7 } }, { $inc: { used: 1 } })),
  );
  expect(attempts.filter((attempt) => attempt !== null)).toHaveLength(7);
  expect(await items.findOne({})).toEqual({ _id: 1, used: 7 });
});

test('findOneAndDelete and findOneAndReplace answer with what was there', async () => {
  const { items } = await withItem({ a: 1 });
  expect(await items.findOneAndReplace({ _id: 1 }, { b: 2 })).toEqual({ _id: 1, a: 1 });
  expect(await items.findOneAndDelete({ _id: 1 })).toEqual({ _id: 1, b: 2 });
  expect(await items.findOneAndDelete({ _id: 1 })).toBeNull();
});

test('deleting takes one or all', async () => {
  const items = collection();
  await items.insertMany([1, 2, 3, 4].map((_id) => ({ _id, a: 1 })));
  expect((await items.deleteOne({ a: 1 })).deletedCount).toBe(1);
  expect((await items.deleteMany({ a: 1 })).deletedCount).toBe(3);
  expect((await items.deleteMany({ a: 1 })).deletedCount).toBe(0);
});

test('a field may be called like what every object has', async () => {
  const items = collection();
  await items.insertMany([{ _id: 1 }, { _id: 2, constructor: { name: 'x' }, toString: 1 }]);
  expect(await items.countDocuments({ constructor: { $exists: true } })).toBe(1);
  const update: object = { $inc: { valueOf: 1, 'toString.length': 1 } };
  await items.updateOne({ _id: 1 }, update);
  expect(await items.findOne({ _id: 1 })).toEqual({ _id: 1, valueOf: 1, toString: { length: 1 } });
  expect(await items.findOne({ _id: 2 }, { projection: { toString: 0 } })).toEqual({
    _id: 2,
    constructor: { name: 'x' },
  });
});

test('an update may hold a list of documents under any name', async () => {
  const items = collection();
  await items.insertOne({ _id: 1, inner: { documents: [{ a: 1 }] } });
  const documents = [{ a: 2 }, { a: 3 }];
  await items.updateOne({ _id: 1 }, { $set: { documents } });
  expect(
    await items.findOneAndUpdate({ documents }, { $set: { 'inner.documents': documents } }),
  ).not.toBeNull();
  expect(await items.findOne({ _id: 1 })).toEqual({ _id: 1, documents, inner: { documents } });
});

test('a document does not outgrow 16 MiB, and stays as it was', async () => {
  const items = collection();
  const part = 'x'.repeat(9 * 1024 * 1024);
  await items.insertOne({ _id: 1, parts: [part] });
  const push: object = { $push: { parts: part } };
  expect(await refusal(items.updateOne({ _id: 1 }, push))).toMatchObject({ code: 10_334 });
  const tooLong = 'x'.repeat(16.5 * 1024 * 1024);
  const insert = { insert: items.collectionName, documents: [{ _id: 2, tooLong }] };
  expect(await db().command(insert)).toMatchObject({ n: 0, writeErrors: [{ code: 10_334 }] });
  expect(await items.findOne({}, { projection: { parts: 0 } })).toEqual({ _id: 1 });
});
