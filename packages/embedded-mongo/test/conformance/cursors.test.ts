import { expect, test } from 'vitest';
import { refusal, testDatabase } from '../database.ts';

const { collection, db } = testDatabase();

test('a long result comes in batches, whole and in order', async () => {
  const items = collection();
  await items.insertMany([...Array(3_000).keys()].map((_id) => ({ _id, n: 3_000 - _id })));
  const seen: number[] = [];
  for await (const { _id } of items.find().batchSize(70)) seen.push(Number(_id));
  expect(seen).toEqual([...Array(3_000).keys()]);
  const sorted = await items
    .find({ n: { $lte: 2_000 } })
    .sort({ n: -1 })
    .limit(1_500)
    .toArray();
  expect(sorted.map(({ n }) => Number(n))).toEqual([...Array(1_500).keys()].map((at) => 2_000 - at));
});

test('a cursor goes on while others write', async () => {
  const items = collection();
  await items.createIndex({ n: 1 });
  await items.insertMany([...Array(500).keys()].map((_id) => ({ _id, n: _id })));
  const seen = new Set<unknown>();
  for await (const { _id } of items
    .find({ n: { $gte: 0 } })
    .sort({ n: 1 })
    .batchSize(10)) {
    if (seen.size === 20) await items.deleteMany({ n: { $gte: 400 } });
    seen.add(_id);
  }
  expect(seen.size).toBe(400);
});

test('results are sorted, cut at both ends and sorted by several fields', async () => {
  const items = collection();
  await items.insertMany([
    { _id: 1, a: 1, b: 1 },
    { _id: 2, a: 2, b: 1 },
    { _id: 3, a: 1, b: 2 },
    { _id: 4, b: 3 },
  ]);
  const ids = async (sort: Record<string, 1 | -1>, skip = 0, limit = 0) =>
    (await items.find().sort(sort).skip(skip).limit(limit).toArray()).map(({ _id }) => _id);
  for (const indexed of [false, true]) {
    if (indexed) await items.createIndex({ a: 1, b: -1 });
    expect(await ids({ a: 1, b: -1 })).toEqual([4, 3, 1, 2]);
    expect(await ids({ a: -1, b: 1 })).toEqual([2, 1, 3, 4]);
    expect(await ids({ a: 1, b: -1 }, 1, 2)).toEqual([3, 1]);
    expect(await ids({ a: 1, _id: -1 })).toEqual([4, 3, 1, 2]);
  }
});

test('an array sorts by its smallest or its largest element', async () => {
  const items = collection();
  await items.insertMany([
    { _id: 1, a: [5, 1] },
    { _id: 2, a: 3 },
    { _id: 3, a: [] },
  ]);
  for (const indexed of [false, true]) {
    if (indexed) await items.createIndex({ a: 1 });
    const ids = async (direction: 1 | -1) =>
      (await items.find().sort({ a: direction }).toArray()).map(({ _id }) => _id);
    expect(await ids(1)).toEqual([3, 1, 2]);
    expect(await ids(-1)).toEqual([1, 2, 3]);
  }
});

test('a projection includes or excludes fields, through arrays too', async () => {
  const items = collection();
  await items.insertOne({ _id: 1, a: 1, o: { x: 1, y: 2 }, l: [{ x: 1, y: 2 }, 5, { y: 3 }] });
  const shown = (projection: Record<string, 0 | 1 | boolean>) => items.findOne({}, { projection });
  expect(await shown({ a: 1 })).toEqual({ _id: 1, a: 1 });
  expect(await shown({ a: true, _id: 0 })).toEqual({ a: 1 });
  expect(await shown({ 'o.x': 1, 'l.x': 1 })).toEqual({ _id: 1, o: { x: 1 }, l: [{ x: 1 }, {}] });
  expect(await shown({ o: 0, 'l.y': 0 })).toEqual({ _id: 1, a: 1, l: [{ x: 1 }, 5, {}] });
  expect(await shown({ _id: 0 })).toEqual({ a: 1, o: { x: 1, y: 2 }, l: [{ x: 1, y: 2 }, 5, { y: 3 }] });
  expect(await refusal(shown({ a: 1, o: 0 }))).toMatchObject({ code: 31_254 });
  expect(await refusal(shown({ o: 0, a: 1 }))).toMatchObject({ code: 31_253 });
});

test('a cursor that was closed is gone', async () => {
  const items = collection();
  await items.insertMany([...Array(10).keys()].map((_id) => ({ _id })));
  const { cursor } = await db().command({ find: items.collectionName, batchSize: 2 });
  await db().command({ killCursors: items.collectionName, cursors: [cursor.id] });
  expect(await refusal(db().command({ getMore: cursor.id, collection: items.collectionName }))).toMatchObject(
    { code: 43 },
  );
});

test('a collection that was never written to is empty', async () => {
  const items = collection();
  expect(await items.find().toArray()).toEqual([]);
  expect(await items.findOne({ _id: 1 })).toBeNull();
  expect(await items.countDocuments()).toBe(0);
  expect((await items.deleteMany({})).deletedCount).toBe(0);
  expect(await items.distinct('a')).toEqual([]);
});

test('a cursor ends with its collection, and nobody else is told', async () => {
  const [items, others] = [collection(), collection()];
  await items.insertMany([...Array(500).keys()].map((_id) => ({ _id })));
  const { cursor } = await db().command({ find: items.collectionName, batchSize: 2 });
  await items.drop();
  const more = () => db().command({ getMore: cursor.id, collection: items.collectionName });
  const [read, ...written] = await Promise.all([
    refusal(more()),
    ...[...Array(20).keys()].map((_id) => others.insertOne({ _id })),
  ]);
  expect(read.codeName).toMatch(/CursorNotFound|QueryPlanKilled/);
  expect(written).toHaveLength(20);
  expect(await others.countDocuments()).toBe(20);
});
