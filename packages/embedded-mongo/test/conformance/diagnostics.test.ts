import { expect, test } from 'vitest';
import { refusal, testDatabase } from '../database.ts';

/** What mongosh, Compass and mongodump ask beside documents. */
const { collection, db } = testDatabase();

test('the databases are listed', async () => {
  await collection().insertOne({ _id: 1 });
  const { databases } = await db().admin().listDatabases({ nameOnly: true });
  expect(databases.map(({ name }) => name)).toContain(db().databaseName);
});

test('the figures of a collection and of a database count its documents', async () => {
  const items = collection();
  await items.insertMany([{ _id: 1 }, { _id: 2 }]);
  await items.createIndex({ a: 1 });
  expect(await db().command({ collStats: items.collectionName })).toMatchObject({ count: 2, nindexes: 2 });
  const [stage] = await items.aggregate([{ $collStats: { count: {}, storageStats: {} } }]).toArray();
  expect(stage).toMatchObject({ count: 2, storageStats: { nindexes: 2 } });
  expect(Number((await db().command({ dbStats: 1 }))['objects'])).toBeGreaterThanOrEqual(2);
});

test('a query explains which index it uses', async () => {
  const items = collection();
  await items.createIndex({ a: 1 });
  await items.insertOne({ _id: 1, a: 1 });
  const stages = async (filter: object) => JSON.stringify(await items.find(filter).explain('queryPlanner'));
  expect(await stages({ a: 1 })).toContain('IXSCAN');
  expect(await stages({ b: 1 })).toContain('COLLSCAN');
});

test('tools learn the version, the parameters and the state of the connection', async () => {
  expect((await db().admin().serverStatus())['version']).toMatch(/^\d/);
  const parameter = { getParameter: 1, featureCompatibilityVersion: 1 };
  expect(await db().admin().command(parameter)).toHaveProperty('featureCompatibilityVersion');
  expect(await db().admin().command({ connectionStatus: 1 })).toHaveProperty('authInfo');
  expect(await refusal(db().admin().command({ getParameter: 1, noSuch: 1 }))).toBeInstanceOf(Error);
});
