import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedMongo, type EmbeddedMongo } from '../src/index.ts';
import { bundledEntry } from '../measure/bundle.ts';
import { temporaryDirectory } from './directory.ts';

/** Linux counts what a process reads: proc_pid_io(5). */
const isCounted = existsSync('/proc/self/io');

test.runIf(isCounted)('opening reads as little of a large store as of an empty one', async () => {
  const { entry, remove } = await bundledEntry();
  onTestFinished(remove);
  const dataDir = await temporaryDirectory();
  const empty = await readByOpening({ dataDir, entry });
  await fill({ dataDir, entry }, 20_000);
  const { size } = await stat(join(dataDir, 'store.sqlite'));
  const full = await readByOpening({ dataDir, entry });
  expect(full - empty).toBeLessThan(size / 10);
});

type Options = Parameters<typeof startEmbeddedMongo>[0];

/** Bytes that the store's process has read when it answers its first query. */
const readByOpening = (options: Options): Promise<number> =>
  withStore(options, async (store, items) => {
    await items.findOne({ key: 'key 1' });
    const counted = await readFile(`/proc/${store.pid}/io`, 'utf8');
    return Number(/^rchar: (\d+)$/m.exec(counted)?.[1]);
  });

const fill = (options: Options, count: number): Promise<void> =>
  withStore(options, async (_, items) => {
    const text = 'A question and its answer. '.repeat(20);
    await items.insertMany(Array.from({ length: count }, (__, at) => ({ key: `key ${at}`, text })));
  });

async function withStore<T>(
  options: Options,
  use: (store: EmbeddedMongo, items: ReturnType<typeof itemsOf>) => Promise<T>,
): Promise<T> {
  const store = await startEmbeddedMongo(options);
  const client = await new MongoClient(store.uri).connect();
  try {
    const items = itemsOf(client);
    await items.createIndex({ key: 1 }, { unique: true });
    return await use(store, items);
  } finally {
    await client.close();
    await store.stop();
  }
}

const itemsOf = (client: MongoClient) => client.db('opened').collection('items');
