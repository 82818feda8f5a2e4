import {
  Binary,
  BSONRegExp,
  Decimal128,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
} from 'mongodb';
import { expect, test } from 'vitest';
import { testDatabase } from '../database.ts';

const { collection, documents } = testDatabase();

test('every type comes back as it was stored', async () => {
  const items = documents();
  const stored = {
    _id: new ObjectId(),
    text: 'naïve 🙂 \0 end',
    int: new Int32(7),
    double: new Double(7),
    long: Long.fromString('9007199254740993'),
    decimal: Decimal128.fromString('1.10'),
    yes: true,
    nothing: null,
    date: new Date(-5),
    id: new ObjectId(),
    bytes: new Binary(Buffer.from([0, 1, 255])),
    uuid: new Binary(Buffer.alloc(16, 3), Binary.SUBTYPE_UUID),
    regex: new BSONRegExp('^a', 'i'),
    time: Timestamp.fromBits(1, 2),
    nested: { list: [1, [2, { deep: [] }], {}], empty: {} },
    least: new MinKey(),
    most: new MaxKey(),
  };
  await items.insertOne(stored);
  const found = await items.findOne(
    { _id: stored._id },
    { promoteValues: false, bsonRegExp: true, promoteBuffers: false },
  );
  expect(found).toMatchObject({ double: stored.double, long: stored.long, regex: stored.regex });
  expect(await items.findOne({ _id: stored._id }, { bsonRegExp: true, promoteLongs: false })).toEqual({
    ...stored,
    int: 7,
    double: 7,
  });
});

test('a long, a date and bytes survive a change of another field', async () => {
  const items = collection();
  const long = Long.fromString('9007199254740993');
  await items.insertOne({ _id: 1, long, bytes: new Binary(Buffer.from('hi')), at: new Date(9) });
  await items.updateOne({ _id: 1 }, { $set: { other: 1 } });
  const found = await items.findOne({ _id: 1 }, { promoteLongs: false });
  expect(found).toEqual({ _id: 1, long, bytes: new Binary(Buffer.from('hi')), at: new Date(9), other: 1 });
});

test('numbers are equal whatever type holds them', async () => {
  const items = collection();
  await items.insertMany([
    { _id: 1, n: new Int32(5) },
    { _id: 2, n: new Double(5) },
    { _id: 3, n: Long.fromNumber(5) },
    { _id: 4, n: '5' },
  ]);
  expect(await items.countDocuments({ n: 5 })).toBe(3);
  expect(await items.countDocuments({ n: Long.fromNumber(5) })).toBe(3);
});

test('longs beyond the exact doubles are told apart and kept in order', async () => {
  const items = collection();
  await items.createIndex({ n: 1 }, { unique: true });
  const near = ['9007199254740992', '9007199254740993', '9223372036854775807'].map((text) =>
    Long.fromString(text),
  );
  await items.insertMany(near.map((n, at) => ({ _id: at, n })).reverse());
  expect(await items.countDocuments({ n: near[1] })).toBe(1);
  const sorted = await items.find().sort({ n: 1 }).toArray();
  expect(sorted.map(({ _id }) => _id)).toEqual([0, 1, 2]);
});

test('values of different types sort in the order of types', async () => {
  const items = collection();
  const inOrder = [
    new MinKey(),
    null,
    -1,
    0.5,
    Long.fromNumber(3),
    'A',
    'a',
    'ä',
    { a: 1 },
    { a: 1, b: 0 },
    { b: 0 },
    new Binary(Buffer.from('z')),
    new Binary(Buffer.from('aa')),
    new ObjectId('000000000000000000000001'),
    false,
    true,
    new Date(-1),
    new Date(1),
    new MaxKey(),
  ];
  await items.insertMany(inOrder.map((v, at) => ({ _id: (at * 7) % inOrder.length, at, v })));
  const order = async () => (await items.find().sort({ v: 1 }).toArray()).map(({ at }) => Number(at));
  const expected = inOrder.map((_, at) => at);
  expect(await order()).toEqual(expected);
  await items.createIndex({ v: 1 });
  expect(await order()).toEqual(expected);
  expect((await items.find().sort({ v: -1 }).toArray()).map(({ at }) => Number(at))).toEqual(
    expected.reverse(),
  );
});

test('text sorts by code points, not by UTF-16 units', async () => {
  const items = collection();
  await items.insertMany([
    { _id: 1, t: '🙂' },
    { _id: 2, t: '\uffee' },
  ]);
  const sorted = await items.find().sort({ t: 1 }).toArray();
  expect(sorted.map(({ _id }) => _id)).toEqual([2, 1]);
});

test('comparisons stay within a type', async () => {
  const items = collection();
  await items.insertMany([
    { _id: 1, v: 9 },
    { _id: 2, v: '9' },
    { _id: 3, v: null },
    { _id: 4 },
    { _id: 5, v: new Date(9) },
    { _id: 6, v: Number.NaN },
  ]);
  const ids = async (filter: object) =>
    (await items.find(filter).sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
  for (const indexed of [false, true]) {
    if (indexed) await items.createIndex({ v: 1 });
    expect(await ids({ v: { $gt: 5 } })).toEqual([1]);
    expect(await ids({ v: { $lt: 50 } })).toEqual([1]);
    expect(await ids({ v: { $gte: '' } })).toEqual([2]);
    expect(await ids({ v: { $lte: new Date(9) } })).toEqual([5]);
    expect(await ids({ v: Number.NaN })).toEqual([6]);
  }
});

test('the id comes first, and is made by the server when an upsert has none', async () => {
  const items = documents();
  await items.insertOne({ a: 1, nested: { _id: 'inner' } });
  expect(Object.keys((await items.findOne({ a: 1 })) ?? {})).toEqual(['_id', 'a', 'nested']);
  const { upsertedId } = await items.updateOne({ b: 1 }, { $set: { c: 1 } }, { upsert: true });
  expect(upsertedId).toBeInstanceOf(ObjectId);
});
