import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, ObjectId, type Collection } from 'mongodb';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/index.ts';

export { bundledEntry } from './bundle.ts';

/**
 * Processor time of one operation in microseconds: of the store's process, and of the one that uses
 * the driver.
 */
export interface OperationCost {
  operation: string;
  server: number;
  client: number;
}

/**
 * What a store's usual operations cost, ten at a time. `entry` is the bundled child (see
 * `startEmbeddedMongo`). Linux only: the child's time is read from /proc, in ticks of 10 ms, so
 * take thousands of repetitions.
 */
export const operationCosts = (entry: string, repetitions: number): Promise<OperationCost[]> =>
  inEmptyDirectory((dataDir) =>
    withStore({ entry, dataDir }, async (store, items) => {
      await items.insertMany(documents(0, 1_000));
      const costs: OperationCost[] = [];
      for (const [operation, run] of Object.entries(operations(items))) {
        await tenAtATime(repetitions / 4, run);
        const before = { server: processorTime(store.pid), client: process.cpuUsage() };
        await tenAtATime(repetitions, run);
        const client = process.cpuUsage(before.client);
        costs.push({
          operation,
          server: Math.round((processorTime(store.pid) - before.server) / repetitions),
          client: Math.round((client.user + client.system) / repetitions),
        });
      }
      return costs;
    }),
  );

/**
 * Milliseconds from the start of the store's process to its first answer, with this many documents
 * stored.
 */
export const openingTime = (entry: string, stored: number): Promise<number> =>
  inEmptyDirectory(async (dataDir) => {
    await withStore({ entry, dataDir }, async (_, items) => {
      for (let made = 0; made < stored; made += 5_000) {
        await items.insertMany(documents(made, Math.min(5_000, stored - made)));
      }
    });
    const started = performance.now();
    return withStore({ entry, dataDir }, async (_, items) => {
      await items.findOne({ key: 'key 1' });
      return performance.now() - started;
    });
  });

type Operation = (at: number) => Promise<unknown>;

const operations = (items: Collection): Record<string, Operation> => {
  const upsert = { upsert: true, returnDocument: 'after' } as const;
  return {
    'find by _id': (at) => items.findOne({ _id: idOf(at % 1_000) }),
    'find by a unique key': (at) => items.findOne({ key: `key ${at % 1_000}` }),
    '$inc by _id': (at) => items.updateOne({ _id: idOf(at % 1_000) }, { $inc: { n: 1 } }),
    'findOneAndUpdate with upsert': (at) =>
      items.findOneAndUpdate({ key: `count ${at % 50}` }, { $inc: { n: 1 } }, upsert),
    insert: () => items.insertOne({ ...document(0), _id: new ObjectId(), key: new ObjectId() }),
  };
};

const documents = (from: number, count: number) => [...Array(count).keys()].map((at) => document(from + at));

const document = (at: number) => ({
  _id: idOf(at),
  key: `key ${at}`,
  owner: at % 100,
  at: new Date(at),
  n: 0,
  text: 'What a visitor may ask in a sentence or two. '.repeat(5),
});

const idOf = (at: number): ObjectId => ObjectId.createFromTime(at);

async function tenAtATime(repetitions: number, run: Operation): Promise<void> {
  let at = 0;
  const work = async (): Promise<void> => {
    while (at < repetitions) await run((at += 1));
  };
  await Promise.all([...Array(10)].map(work));
}

async function withStore<T>(
  options: { entry: string; dataDir: string },
  use: (store: EmbeddedMongo, items: Collection) => Promise<T>,
): Promise<T> {
  const store = await startEmbeddedMongo(options);
  const client = await new MongoClient(store.uri).connect();
  try {
    const items = client.db('measured').collection('items');
    await items.createIndexes([{ key: { key: 1 }, unique: true }, { key: { owner: 1, at: -1 } }]);
    return await use(store, items);
  } finally {
    await client.close();
    await store.stop();
  }
}

async function inEmptyDirectory<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-measure-'));
  try {
    return await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/**
 * User and system time of a process in microseconds: fields 14 and 15 of its stat file, see
 * proc(5).
 */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}
