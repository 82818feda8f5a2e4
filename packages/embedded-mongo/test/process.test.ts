import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedMongo } from '../src/index.ts';
import { bundledEntry } from '../measure/bundle.ts';
import { temporaryDirectory } from './directory.ts';

let entry = '';
let removeBundle = async (): Promise<void> => undefined;
beforeAll(async () => {
  ({ entry, remove: removeBundle } = await bundledEntry());
});
afterAll(() => removeBundle());

async function insertAndCount(uri: string): Promise<number> {
  const client = await new MongoClient(uri).connect();
  const items = client.db('test').collection('items');
  await items.insertOne({ a: 1 });
  const n = await items.countDocuments();
  await client.close();
  return n;
}

test('a store keeps its documents from one start to the next, from sources or a bundle', async () => {
  const dataDir = await temporaryDirectory();
  for (const [at, options] of [{ dataDir }, { dataDir, entry }].entries()) {
    const store = await startEmbeddedMongo(options);
    expect(await insertAndCount(store.uri)).toBe(at + 1);
    await store.stop();
    expect(await store.exited).toEqual({ code: 0, signal: null });
  }
});

test('a data directory serves one process, and a killed one leaves it free', async () => {
  const dataDir = await temporaryDirectory();
  const first = await startEmbeddedMongo({ dataDir, entry });
  await expect(startEmbeddedMongo({ dataDir, entry })).rejects.toThrow(
    `The data directory ${dataDir} is in use by another process.`,
  );
  process.kill(first.pid, 'SIGKILL');
  expect(await first.exited).toEqual({ code: null, signal: 'SIGKILL' });
  const second = await startEmbeddedMongo({ dataDir, entry });
  expect(await insertAndCount(second.uri)).toBe(1);
  await second.stop();
});

test('nobody but the account that runs a store can reach it', async () => {
  const dataDir = await temporaryDirectory();
  const store = await startEmbeddedMongo({ dataDir, entry });
  const { mode } = await stat(join(dataDir, 'mongodb.sock'));
  expect(mode & 0o777).toBe(0o600);
  expect(store.uri).toContain(encodeURIComponent(join(dataDir, 'mongodb.sock')));
  await store.stop();
  expect(await readdir(dataDir)).not.toContain('mongodb.sock');
});

test('nobody but the account that runs a store can read its files, also in a directory of another program', async () => {
  const dataDir = await temporaryDirectory();
  await chmod(dataDir, 0o755);
  await writeFile(join(dataDir, 'store.sqlite'), '', { mode: 0o644 });
  const store = await startEmbeddedMongo({ dataDir, entry });
  expect(await insertAndCount(store.uri)).toBe(1);
  for (const name of ['store.sqlite', 'store.sqlite-wal']) {
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);
  }
  await store.stop();
});

test('a data directory may have a path that is too long for a socket', async () => {
  const dataDir = join(await temporaryDirectory(), 'a-long-name/'.repeat(10));
  await mkdir(dataDir, { recursive: true });
  const store = await startEmbeddedMongo({ dataDir, entry });
  expect(await insertAndCount(store.uri)).toBe(1);
  await store.stop();
  await expect(stat(decodeURIComponent(new URL(store.uri).hostname))).rejects.toThrow('ENOENT');
});

test('a store outlives the signals that stop its whole group, until its parent lets it go', async () => {
  const store = await startEmbeddedMongo({ dataDir: await temporaryDirectory(), entry });
  process.kill(store.pid, 'SIGTERM');
  process.kill(store.pid, 'SIGINT');
  expect(await insertAndCount(store.uri)).toBe(1);
  await store.stop();
});

test('the death of the parent ends the store', async () => {
  const dataDir = await temporaryDirectory();
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const parent = fork(fileURLToPath(new URL('parent.ts', import.meta.url)), [dataDir, entry], {
    execArgv: ['--import', loader],
  });
  const [started]: unknown[] = await once(parent, 'message');
  expect(started).toBe('started');
  parent.kill('SIGKILL');
  // The directory is free as soon as the store has ended.
  const reopened = () => startEmbeddedMongo({ dataDir, entry }).then((store) => store.stop());
  await expect.poll(reopened).toBeUndefined();
});
