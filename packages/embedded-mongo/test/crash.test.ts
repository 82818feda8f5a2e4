import { MongoClient, type Collection } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedMongo } from '../src/index.ts';
import { bundledEntry } from '../measure/bundle.ts';
import { temporaryDirectory } from './directory.ts';
import type { Item } from './database.ts';

const rounds = 12;
const writers = 8;

/** What the server has acknowledged: for each document the last count, or that it was deleted. */
type Acknowledged = Map<string, number | 'deleted'>;

interface Place {
  dataDir: string;
  entry: string;
}

test('a store killed in the middle of writes loses no acknowledged one, and its indexes agree', async () => {
  const bundle = await bundledEntry();
  onTestFinished(bundle.remove);
  const place: Place = { dataDir: await temporaryDirectory(), entry: bundle.entry };
  const acknowledged: Acknowledged = new Map();
  const attempted: Acknowledged = new Map();
  for (let round = 0; round < rounds; round += 1) {
    await writeUntilKilled(place, round, acknowledged, attempted);
  }
  await expectAll(place, acknowledged, attempted);
  expect(acknowledged.size).toBeGreaterThan(rounds * writers);
});

async function writeUntilKilled(
  { dataDir, entry }: Place,
  round: number,
  acknowledged: Acknowledged,
  attempted: Acknowledged,
): Promise<void> {
  const store = await startEmbeddedMongo({ dataDir, entry });
  const client = new MongoClient(store.uri, {
    serverSelectionTimeoutMS: 3_000,
    // Half of the rounds wait for the disk as well.
    ...(round % 2 === 0 && { writeConcern: { w: 'majority', journal: true } }),
  });
  const items = client.db('crash').collection<Item>('items');
  await items.createIndex({ key: 1 }, { unique: true });
  await items.createIndex({ tags: 1, n: -1 });
  expect(await validated(items)).toEqual([]);
  // Another number of writes each time, so that the kill meets every phase.
  const enough = 20 + 12 * round;
  let done = 0;
  const writing = Promise.allSettled(
    [...Array(writers).keys()].map(async (writer) => {
      for (let at = 0; ; at += 1) {
        await change(items, `${round}-${writer}-${at}`, acknowledged, attempted);
        done += 1;
        if (done === enough) process.kill(store.pid, 'SIGKILL');
      }
    }),
  );
  await store.exited;
  // Also ends the wait for a server in writers that had just begun with their next change.
  await client.close();
  await writing;
}

/** Inserts a document, counts in it three times, and deletes every fourth. */
async function change(
  items: Collection<Item>,
  id: string,
  acknowledged: Acknowledged,
  attempted: Acknowledged,
): Promise<void> {
  attempted.set(id, 0);
  await items.insertOne({ _id: id, key: `key ${id}`, tags: ['a', id], n: 0 });
  acknowledged.set(id, 0);
  for (let n = 1; n <= 3; n += 1) {
    attempted.set(id, n);
    await items.updateOne({ key: `key ${id}` }, { $inc: { n: 1 }, $set: { tags: ['b', String(n)] } });
    acknowledged.set(id, n);
  }
  if (!id.endsWith('3')) return;
  attempted.set(id, 'deleted');
  await items.deleteOne({ _id: id });
  acknowledged.set(id, 'deleted');
}

/**
 * Each document is as it was acknowledged, or one step further where the kill came before the
 * answer.
 */
async function expectAll(
  { dataDir, entry }: Place,
  acknowledged: Acknowledged,
  attempted: Acknowledged,
): Promise<void> {
  const store = await startEmbeddedMongo({ dataDir, entry });
  const client = await new MongoClient(store.uri).connect();
  const items = client.db('crash').collection<Item>('items');
  expect(await validated(items)).toEqual([]);
  const found = await items.find().toArray();
  await client.close();
  await store.stop();
  const stored = new Map(found.map(({ _id, n }) => [String(_id), Number(n)] as const));
  const wrong = [...attempted].filter(([id, tried]) => {
    const state = stored.get(id) ?? 'absent';
    const isAcknowledged = state === (stateOf(acknowledged.get(id)) ?? 'absent');
    return !isAcknowledged && state !== stateOf(tried);
  });
  expect(wrong).toEqual([]);
}

/** What the server finds wrong with the file, or with an index beside its documents. */
async function validated(items: Collection<Item>): Promise<unknown> {
  const { errors } = await items.db.command({ validate: items.collectionName, full: true });
  return errors;
}

const stateOf = (step: number | 'deleted' | undefined) => (step === 'deleted' ? 'absent' : step);
