import { once } from 'node:events';
import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbeddedMongo } from '../src/index.ts';
import { bundledEntry } from './bundle.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

async function insertAndCount(uri: string): Promise<number> {
  const client = await new MongoClient(uri).connect();
  const items = client.db('test').collection('items');
  await items.insertOne({ a: 1 });
  const n = await items.countDocuments();
  await client.close();
  return n;
}

test('a store keeps its documents from one start to the next', async () => {
  for (const expected of [1, 2]) {
    const store = await startEmbeddedMongo({ dataDir });
    expect(await insertAndCount(store.uri)).toBe(expected);
    await store.stop();
    expect(await store.exited).toEqual({ code: 0, signal: null });
  }
});

test('a data directory serves one process, and a killed one leaves it free', async () => {
  const first = await startEmbeddedMongo({ dataDir });
  await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
    `The data directory ${dataDir} is in use by another process.`,
  );
  process.kill(first.pid, 'SIGKILL');
  expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' });
  const second = await startEmbeddedMongo({ dataDir });
  expect(await insertAndCount(second.uri)).toBe(1);
  await second.stop();
});

test('a store outlives the signals that stop its whole group, until its parent lets it go', async () => {
  const store = await startEmbeddedMongo({ dataDir });
  process.kill(store.pid, 'SIGTERM');
  process.kill(store.pid, 'SIGINT');
  expect(await insertAndCount(store.uri)).toBe(1);
  await store.stop();
});

test('the death of the parent ends the store', async () => {
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const parent = fork(fileURLToPath(new URL('parent.ts', import.meta.url)), [dataDir], {
    execArgv: ['--import', loader],
  });
  const [started]: unknown[] = await once(parent, 'message');
  parent.kill('SIGKILL');
  expect(started).toBe('started');
  // The directory is free as soon as the store has ended.
  await expect
    .poll(() => startEmbeddedMongo({ dataDir }).then((store) => store.stop()), { timeout: 10_000 })
    .toBeUndefined();
});

test('the store runs from a bundle', async () => {
  const bundle = await bundledEntry();
  const store = await startEmbeddedMongo({ dataDir, entry: bundle.entry });
  expect(await insertAndCount(store.uri)).toBe(1);
  await store.stop();
  await bundle.remove();
});
