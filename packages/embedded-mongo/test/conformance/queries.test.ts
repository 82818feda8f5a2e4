import { Binary, Double, Long, ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { refusal, testDatabase, type Item } from '../database.ts';

const { collection } = testDatabase();

async function withItems(items: Item[]) {
  const target = collection();
  await target.insertMany(items);
  return async (filter: object) =>
    (await target.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
}

test('a missing field equals null, and only $exists tells them apart', async () => {
  const ids = await withItems([{ _id: 1, a: null }, { _id: 2 }, { _id: 3, a: 1 }, { _id: 4, a: [] }]);
  expect(await ids({ a: null })).toEqual([1, 2]);
  expect(await ids({ a: { $exists: false } })).toEqual([2]);
  expect(await ids({ a: { $exists: true } })).toEqual([1, 3, 4]);
  expect(await ids({ a: { $ne: null } })).toEqual([3, 4]);
  expect(await ids({ a: { $in: [null, 1] } })).toEqual([1, 2, 3]);
});

test('an array matches by itself or by an element', async () => {
  const ids = await withItems([
    { _id: 1, tags: ['a', 'b'] },
    { _id: 2, tags: 'a' },
    { _id: 3, tags: [['a', 'b']] },
    { _id: 4, tags: [] },
  ]);
  expect(await ids({ tags: 'a' })).toEqual([1, 2]);
  expect(await ids({ tags: ['a', 'b'] })).toEqual([1, 3]);
  expect(await ids({ tags: { $size: 2 } })).toEqual([1]);
  expect(await ids({ tags: { $all: ['a', 'b'] } })).toEqual([1]);
  expect(await ids({ tags: { $nin: ['a'] } })).toEqual([3, 4]);
});

test('a dotted path goes through documents, positions and the elements of arrays', async () => {
  const ids = await withItems([
    { _id: 1, a: { b: 1 } },
    { _id: 2, a: [{ b: 1 }, { b: 2 }] },
    { _id: 3, a: [{ b: [1, 3] }] },
    { _id: 4, a: 1 },
  ]);
  expect(await ids({ 'a.b': 1 })).toEqual([1, 2, 3]);
  expect(await ids({ 'a.1.b': 2 })).toEqual([2]);
  expect(await ids({ 'a.b.1': 3 })).toEqual([3]);
  expect(await ids({ 'a.b': { $exists: false } })).toEqual([4]);
});

test('conditions on one path may be met by different elements, $elemMatch asks for one', async () => {
  const ids = await withItems([
    { _id: 1, n: [1, 9], o: [{ x: 1, y: 2 }] },
    { _id: 2, n: [5], o: [{ x: 1 }, { y: 2 }] },
  ]);
  expect(await ids({ n: { $gt: 4, $lt: 6 } })).toEqual([1, 2]);
  expect(await ids({ n: { $elemMatch: { $gt: 4, $lt: 6 } } })).toEqual([2]);
  expect(await ids({ 'o.x': 1, 'o.y': 2 })).toEqual([1, 2]);
  expect(await ids({ o: { $elemMatch: { x: 1, y: 2 } } })).toEqual([1]);
});

test('an embedded document equals only one with the same fields in the same order', async () => {
  const ids = await withItems([{ _id: 1, o: { a: 1, b: 2 } }]);
  expect(await ids({ o: { a: 1, b: 2 } })).toEqual([1]);
  expect(await ids({ o: { b: 2, a: 1 } })).toEqual([]);
  expect(await ids({ o: { a: 1 } })).toEqual([]);
});

test('conditions are joined with $and, $or, $nor and $not', async () => {
  const ids = await withItems([
    { _id: 1, a: 1 },
    { _id: 2, a: 2 },
    { _id: 3, b: 1 },
  ]);
  expect(await ids({ $or: [{ a: 1 }, { b: 1 }] })).toEqual([1, 3]);
  expect(await ids({ $and: [{ a: { $gt: 0 } }, { a: { $lt: 2 } }] })).toEqual([1]);
  expect(await ids({ $nor: [{ a: 1 }, { b: 1 }] })).toEqual([2]);
  expect(await ids({ a: { $not: { $gt: 1 } } })).toEqual([1, 3]);
});

test('regular expressions look at texts only', async () => {
  const ids = await withItems([
    { _id: 1, s: 'Hello' },
    { _id: 2, s: 'yellow' },
    { _id: 3, s: 5 },
    { _id: 4, s: ['x', 'hell'] },
  ]);
  expect(await ids({ s: /^hel/i })).toEqual([1, 4]);
  expect(await ids({ s: { $regex: 'ell', $options: 'i' } })).toEqual([1, 2, 4]);
  expect(await ids({ s: { $in: [/^y/] } })).toEqual([2]);
  expect(await ids({ s: { $not: /l/ } })).toEqual([3]);
});

test('operators that do not exist are refused', async () => {
  const target = collection();
  expect(await refusal(target.findOne({ a: { $nope: 1 } }))).toMatchObject({ code: 2 });
  expect(await refusal(target.findOne({ $nope: [] }))).toMatchObject({ code: 2 });
  expect(await refusal(target.findOne({ $or: [] }))).toMatchObject({ code: 2 });
  expect(await refusal(target.findOne({ a: { $in: 5 } }))).toMatchObject({ code: 2 });
  expect(await refusal(target.findOne({ a: { $regex: '(' } }))).toMatchObject({ code: 51_091 });
});

test('distinct gives each value once, elements of arrays too', async () => {
  const target = collection();
  await target.insertMany([{ _id: 1, a: 1 }, { _id: 2, a: [3, 2] }, { _id: 3, a: 1 }, { _id: 4 }]);
  expect(await target.distinct('a')).toEqual([1, 2, 3]);
  expect(await target.distinct('a', { _id: { $gt: 2 } })).toEqual([1]);
});

test('counting takes a filter, a start and a limit', async () => {
  const target = collection();
  await target.insertMany([1, 2, 3, 4, 5].map((_id) => ({ _id, even: _id % 2 === 0 })));
  expect(await target.countDocuments({})).toBe(5);
  expect(await target.countDocuments({ even: false })).toBe(3);
  expect(await target.countDocuments({ even: false }, { skip: 1, limit: 1 })).toBe(1);
  expect(await target.estimatedDocumentCount()).toBe(5);
});

test('an id is found by itself, in an array and nowhere else, whether or not an index holds it', async () => {
  const [mine, other] = [new ObjectId(), new ObjectId()];
  const ids = await withItems([
    { _id: 1, list: 'x', owner: mine },
    { _id: 2, list: 'x', owner: other },
    { _id: 3, list: 'x', owner: [other, mine] },
    { _id: 4, list: 'x', owner: mine.toHexString() },
    { _id: 5, list: 'x', inner: { owner: mine } },
    { _id: 6, list: 'x', ownership: mine },
    { _id: 7, list: 'x', owner: [] },
  ]);
  expect(await ids({ owner: mine })).toEqual([1, 3]);
  expect(await ids({ list: 'x', owner: other })).toEqual([2, 3]);
  expect(await ids({ 'inner.owner': mine })).toEqual([5]);
});

test('who asks for some fields gets these as they are, of every type, and the id unless it is left out', async () => {
  const target = collection();
  const fields = {
    text: 'Grüße',
    number: 1.5,
    long: Long.fromString('9007199254740993'),
    whole: new Double(2),
    date: new Date(0),
    none: null,
    yes: true,
    id: new ObjectId(),
    bytes: new Binary(Buffer.from([1, 2])),
    pattern: /a+/i,
    list: [1, { a: 'b' }],
    inner: { a: { b: 1 } },
  };
  await target.insertOne({ _id: 1, ...fields });
  for (const [name, value] of Object.entries(fields)) {
    const projected = await target.findOne({}, { projection: { _id: 0, [name]: 1 }, promoteLongs: false });
    expect(projected).toEqual({ [name]: value instanceof Double ? 2 : value });
  }
  expect(await target.findOne({}, { projection: { yes: 1, text: 1, missing: 1 } })).toEqual({
    _id: 1,
    text: 'Grüße',
    yes: true,
  });
  expect(await target.findOne({}, { projection: { 'inner.a': 1 } })).toEqual({
    _id: 1,
    inner: { a: { b: 1 } },
  });
});

test('a limit holds where most of what an index finds is not wanted', async () => {
  const target = collection();
  await target.createIndex({ list: 1, n: 1 });
  await target.insertMany(
    Array.from({ length: 900 }, (_, n) => ({ _id: n, list: 'x', n, isOdd: n % 100 === 99 })),
  );
  const found = await target.find({ list: 'x', isOdd: true }, { sort: { n: 1 }, limit: 5 }).toArray();
  expect(found.map(({ _id }) => _id)).toEqual([99, 199, 299, 399, 499]);
});
