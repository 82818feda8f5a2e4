import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startEmbeddedMongo } from '@askwell/embedded-mongo';
import { faultProxy } from '@askwell/testing';
import { Binary, Decimal128, Double, Long, MongoClient, type Db } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';

const main = fileURLToPath(new URL('main.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** An empty directory that goes with the test. */
async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'askwell-test-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Runs one of the commands as an owner of the server would. */
const run = (dataDir: string, ...args: string[]) => runWith({ DATA_DIR: dataDir, MONGODB_URI: '' }, ...args);

const runWith = (variables: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, ...variables };
    execFile(process.execPath, ['--import', tsx, main, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

/** A running store of a data directory. */
async function storeIn(dataDir: string): Promise<{ db: Db; stop: () => Promise<void> }> {
  const server = await startEmbeddedMongo({ dataDir: join(dataDir, 'store') });
  const client = await new MongoClient(server.uri, { promoteValues: false }).connect();
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= client.close().then(server.stop));
  onTestFinished(stop);
  return { db: client.db('askwell'), stop };
}

const messages = 3_000;

/** Late enough that the index of the messages, which lets them expire, keeps them. */
const startedAt = Date.UTC(2030, 0);

async function fill(db: Db): Promise<void> {
  await db.collection('messages').insertMany(
    Array.from({ length: messages }, (_, at) => ({
      at: new Date(startedAt + at),
      text: `Message ${at} — ä 茶`,
      seq: Long.fromNumber(at),
    })),
  );
  await db.collection('messages').createIndex({ at: 1 }, { expireAfterSeconds: 1e9 });
  await db.collection('users').createIndex({ email: 1 }, { unique: true });
  await db.collection('users').insertOne({
    email: 'ada@example.com',
    ratio: new Double(2),
    price: Decimal128.fromString('9.90'),
    key: new Binary(Buffer.from([1, 2, 3])),
  });
}

const contents = async (db: Db) => ({
  messages: await db.collection('messages').find().sort({ _id: 1 }).toArray(),
  users: await db.collection('users').find().toArray(),
  indexes: await db.collection('users').listIndexes().toArray(),
  lifetimes: await db.collection('messages').listIndexes().toArray(),
});

test('a backup of a running server restores to the same documents and indexes', async () => {
  const [from, to] = [await temporaryDirectory(), await temporaryDirectory()];
  const source = await storeIn(from);
  await fill(source.db);
  const file = join(from, 'askwell.backup');
  expect(await run(from, 'backup', file)).toMatchObject({ code: 0 });
  const before = await contents(source.db);
  const restored = await run(to, 'restore', file);
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.output).toContain('3,001 documents in 2 collections');
  expect(await contents((await storeIn(to)).db)).toEqual(before);
});

test('writes go on during a backup, and it holds the state of its beginning or a later one, never a mixture', async () => {
  const [from, to] = [await temporaryDirectory(), await temporaryDirectory()];
  const source = await storeIn(from);
  const [first, second] = [
    source.db.collection<{ _id: number }>('a'),
    source.db.collection<{ _id: number }>('b'),
  ];
  const file = join(from, 'askwell.backup');
  let isDone = false;
  const backup = run(from, 'backup', file).finally(() => (isDone = true));
  let written = 0;
  for (; !isDone; written += 1) {
    await first.insertOne({ _id: written });
    await second.insertOne({ _id: written });
  }
  expect(await backup).toMatchObject({ code: 0 });
  expect(await run(to, 'restore', file)).toMatchObject({ code: 0 });
  const { db } = await storeIn(to);
  const [a, b] = [await db.collection('a').countDocuments(), await db.collection('b').countDocuments()];
  expect(a - b).toBeGreaterThanOrEqual(0);
  expect(a - b).toBeLessThanOrEqual(1);
  expect(Number(await first.countDocuments())).toBe(written);
});

test('a damaged or cut backup is refused before anything is written', async () => {
  const [from, to] = [await temporaryDirectory(), await temporaryDirectory()];
  const source = await storeIn(from);
  await fill(source.db);
  const file = join(from, 'askwell.backup');
  await run(from, 'backup', file);
  const bytes = await readFile(file);
  await truncate(file, bytes.length - 100);
  expect(await run(to, 'restore', file)).toMatchObject({ code: 1 });
  bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 0xff;
  await writeFile(file, bytes);
  const damaged = await run(to, 'restore', file);
  expect(damaged.code).toBe(1);
  expect(damaged.output).toContain('cannot be restored');
  expect(await (await storeIn(to)).db.listCollections().toArray()).toEqual([]);
});

test('a backup is not restored over other data, nor into a store that a server uses', async () => {
  const from = await temporaryDirectory();
  const source = await storeIn(from);
  await fill(source.db);
  const file = join(from, 'askwell.backup');
  await run(from, 'backup', file);
  expect((await run(from, 'restore', file)).output).toContain('in use by another process');
  await source.stop();
  const refused = await run(from, 'restore', file);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain('is not empty');
});

test('a restore that was interrupted goes on with the collection that was not whole', async () => {
  const [from, to] = [await temporaryDirectory(), await temporaryDirectory()];
  const source = await storeIn(from);
  await fill(source.db);
  const file = join(from, 'askwell.backup');
  const made = await run(from, 'backup', file);
  const checksum = /contents (\w+)/.exec(made.output)?.[1] ?? '';
  // As an interrupted run leaves it: one collection whole, of the other a part.
  const interrupted = await storeIn(to);
  await interrupted.db
    .collection('messages')
    .insertMany(await source.db.collection('messages').find().toArray());
  await interrupted.db.collection('messages').createIndex({ at: 1 }, { expireAfterSeconds: 1e9 });
  await interrupted.db.collection('users').insertOne({ email: 'half@example.com' });
  await interrupted.db
    .collection<{ _id: string; done: string[] }>('restoreState')
    .insertOne({ _id: checksum, done: ['messages'] });
  await interrupted.stop();
  expect(await run(to, 'restore', file)).toMatchObject({ code: 0 });
  expect(await contents((await storeIn(to)).db)).toEqual(await contents(source.db));
});

/** A MongoDB to move to: any server that speaks the protocol; this one is embedded too. */
async function mongodbIn(dataDir: string): Promise<{ uri: string; db: Db }> {
  const mongodb = await startEmbeddedMongo({ dataDir });
  onTestFinished(mongodb.stop);
  const uri = mongodb.uri.replace('/?', '/askwell?');
  const client = await new MongoClient(uri, { promoteValues: false }).connect();
  onTestFinished(() => client.close());
  return { uri, db: client.db('askwell') };
}

test('data moves from the embedded store to a MongoDB and back', async () => {
  const [from, between, back] = [
    await temporaryDirectory(),
    await temporaryDirectory(),
    await temporaryDirectory(),
  ];
  const source = await storeIn(from);
  await fill(source.db);
  const { uri, db } = await mongodbIn(between);
  expect(await run(from, 'move', uri)).toMatchObject({ code: 0 });
  expect(await contents(db)).toEqual(await contents(source.db));
  expect(await runWith({ DATA_DIR: back, MONGODB_URI: uri }, 'move', 'embedded')).toMatchObject({ code: 0 });
  expect(await contents((await storeIn(back)).db)).toEqual(await contents(source.db));
});

test('a move that was killed goes on, and copies again what has changed at the source since', async () => {
  const [from, to] = [await temporaryDirectory(), await temporaryDirectory()];
  const source = await storeIn(from);
  await fill(source.db);
  const { uri, db } = await mongodbIn(to);
  const env = { ...process.env, DATA_DIR: from, MONGODB_URI: '' };
  const proxy = await faultProxy(uri);
  onTestFinished(proxy.stop);
  // After the state and the first batch, so that a part of a collection is there.
  let inserts = 0;
  const isLate = (command: string) => command === 'insert' && (inserts += 1) > 2;
  proxy.inject((command) => (isLate(command) ? { kind: 'delay', ms: 60_000 } : null));
  const killed = spawn(process.execPath, ['--import', tsx, main, 'move', proxy.uri], {
    env,
    stdio: 'ignore',
  });
  await expect.poll(proxy.injected).toBeGreaterThan(0);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(await run(from, 'move', uri)).toMatchObject({ code: 0 });
  expect(await contents(db)).toEqual(await contents(source.db));

  // As if it had been killed once more, after a collection that has changed since.
  await db
    .collection<{ _id: string; done: string[] }>('restoreState')
    .insertOne({ _id: `move from ${from}`, done: ['messages'] });
  await source.db.collection('messages').insertOne({ at: new Date(startedAt), text: 'Said since' });
  const refused = await run(from, 'move', uri);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.output).toContain('has changed since the last run (messages)');
  expect(await run(from, 'move', uri)).toMatchObject({ code: 0 });
  expect(await contents(db)).toEqual(await contents(source.db));
});
