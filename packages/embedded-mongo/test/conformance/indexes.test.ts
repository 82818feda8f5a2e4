import { expect, test } from 'vitest';
import { refusal, testDatabase } from '../database.ts';

const { collection, documents, db } = testDatabase();

test('a unique index refuses a second document and says which key', async () => {
  const users = documents();
  await users.createIndex({ email: 1 }, { unique: true });
  await users.insertMany([{ email: 'a' }, { email: 'b' }]);
  const error = await refusal(users.insertOne({ email: 'a' }));
  expect(error.code).toBe(11_000);
  expect(error.message).toContain('index: email_1 dup key');
  const updated = await refusal(users.updateOne({ email: 'b' }, { $set: { email: 'a' } }));
  expect(updated).toMatchObject({ keyPattern: { email: 1 }, keyValue: { email: 'a' } });
  expect(await users.countDocuments({ email: 'b' })).toBe(1);
});

test('an id is unique', async () => {
  const items = collection();
  await items.insertOne({ _id: 'x' });
  const error = await refusal(items.insertOne({ _id: 'x', other: 1 }));
  expect(error).toMatchObject({ keyPattern: { _id: 1 } });
});

test('a unique key that was given up can be taken again', async () => {
  const items = collection();
  await items.createIndex({ a: 1 }, { unique: true });
  await items.insertOne({ _id: 1, a: 'x' });
  await items.updateOne({ _id: 1 }, { $set: { a: 'y' } });
  await items.insertOne({ _id: 2, a: 'x' });
  await items.deleteOne({ _id: 1 });
  await items.insertOne({ _id: 3, a: 'y' });
  expect(await items.countDocuments()).toBe(2);
});

test('a compound unique index compares all its fields', async () => {
  const items = collection();
  await items.createIndex({ a: 1, b: -1 }, { unique: true });
  await items.insertMany([
    { _id: 1, a: 1, b: 1 },
    { _id: 2, a: 1, b: 2 },
    { _id: 3, a: 1 },
  ]);
  expect(await refusal(items.insertOne({ _id: 4, a: 1, b: 2 }))).toMatchObject({ code: 11_000 });
  expect(await refusal(items.insertOne({ _id: 4, a: 1, b: null }))).toMatchObject({ code: 11_000 });
});

test('a sparse unique index leaves out documents without the field', async () => {
  const items = collection();
  await items.createIndex({ x: 1 }, { unique: true, sparse: true });
  await items.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3, x: null }]);
  expect(await refusal(items.insertOne({ _id: 4, x: null }))).toMatchObject({ code: 11_000 });
  expect(await items.countDocuments({ x: null })).toBe(3);
  expect((await items.find().sort({ x: 1 }).toArray()).length).toBe(3);
});

test('a partial unique index holds only the documents that its filter meets', async () => {
  const items = collection();
  await items.createIndex({ a: 1 }, { unique: true, partialFilterExpression: { live: true } });
  await items.insertMany([
    { _id: 1, a: 1, live: true },
    { _id: 2, a: 1 },
    { _id: 3, a: 1 },
  ]);
  expect(await refusal(items.insertOne({ _id: 4, a: 1, live: true }))).toMatchObject({ code: 11_000 });
  expect(await refusal(items.updateOne({ _id: 2 }, { $set: { live: true } }))).toMatchObject({
    code: 11_000,
  });
  expect(await items.countDocuments({ a: 1 })).toBe(3);
});

test('an index over an array holds each element, and one document may repeat a key', async () => {
  const users = collection();
  await users.createIndex({ 'sessions.id': 1 }, { unique: true });
  await users.insertOne({ _id: 1, sessions: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] });
  expect(await refusal(users.insertOne({ _id: 2, sessions: [{ id: 'b' }] }))).toMatchObject({ code: 11_000 });
  expect(await users.findOne({ 'sessions.id': 'b' }, { projection: { _id: 1 } })).toEqual({ _id: 1 });
  const signOut: object = { $pull: { sessions: { id: 'b' } } };
  await users.updateOne({ _id: 1 }, signOut);
  expect(await users.findOne({ 'sessions.id': 'b' })).toBeNull();
  await users.insertOne({ _id: 2, sessions: [{ id: 'b' }] });
  expect(await users.find({ 'sessions.id': { $in: ['a', 'b'] } }).toArray()).toHaveLength(2);
});

test('two arrays cannot be in one index', async () => {
  const items = collection();
  await items.createIndex({ a: 1, b: 1 });
  await items.insertMany([
    { _id: 1, a: [1, 2], b: 1 },
    { _id: 2, a: 1, b: [1, 2] },
  ]);
  expect(await refusal(items.insertOne({ _id: 3, a: [1], b: [1] }))).toMatchObject({ code: 171 });
  expect(await items.countDocuments({ a: 1, b: 2 })).toBe(1);
});

test('an index is built over what is there already, unless keys are taken twice', async () => {
  const items = collection();
  await items.insertMany([...Array(2_500).keys()].map((_id) => ({ _id, a: _id % 2_400 })));
  expect(await refusal(items.createIndex({ a: 1 }, { unique: true }))).toMatchObject({ code: 11_000 });
  expect(await items.indexes()).toHaveLength(1);
  await items.createIndex({ a: 1 });
  expect(await items.countDocuments({ a: 50 })).toBe(2);
});

test('indexes are listed, kept when asked for again, and dropped', async () => {
  const items = collection();
  expect(await items.createIndex({ at: -1 }, { expireAfterSeconds: 60 })).toBe('at_-1');
  await items.createIndex({ at: -1 }, { expireAfterSeconds: 60 });
  await items.createIndexes([{ key: { a: 1, b: 1 }, name: 'ab', unique: true }]);
  expect(await items.indexes()).toMatchObject([
    { v: 2, key: { _id: 1 }, name: '_id_' },
    { v: 2, key: { at: -1 }, name: 'at_-1', expireAfterSeconds: 60 },
    { v: 2, key: { a: 1, b: 1 }, name: 'ab', unique: true },
  ]);
  await items.dropIndex('ab');
  expect(await refusal(items.dropIndex('ab'))).toMatchObject({ code: 27 });
  expect(await items.indexes()).toHaveLength(2);
});

test('one name cannot stand for two indexes', async () => {
  const items = collection();
  await items.createIndex({ a: 1 }, { name: 'one' });
  expect(await refusal(items.createIndex({ b: 1 }, { name: 'one' }))).toMatchObject({ code: 86 });
  expect(await refusal(items.createIndex({ a: 1 }, { name: 'two' }))).toMatchObject({ code: 85 });
});

test('collections are listed and dropped with their indexes', async () => {
  const items = db().collection('to-drop');
  await items.createIndex({ a: 1 }, { unique: true });
  await items.insertOne({ a: 1 });
  const names = async () => (await db().listCollections().toArray()).map(({ name }) => name);
  expect(await names()).toContain('to-drop');
  await items.drop();
  expect(await names()).not.toContain('to-drop');
  await items.insertMany([{ a: 1 }, { a: 1 }]);
  expect(await items.countDocuments({ a: 1 })).toBe(2);
});
