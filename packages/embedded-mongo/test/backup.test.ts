import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { serveEmbeddedMongo } from '../src/process/serve.ts';
import { temporaryDirectory } from './directory.ts';

async function runningStore() {
  const dataDir = await temporaryDirectory();
  const server = await serveEmbeddedMongo({ dataDir });
  const client = await new MongoClient(server.uri).connect();
  onTestFinished(async () => {
    await client.close();
    await server.stop();
  });
  return { dataDir, client, items: client.db('test').collection<{ _id: number }>('items') };
}

async function idsIn(dataDir: string, isSnapshot: boolean): Promise<number[]> {
  const server = await serveEmbeddedMongo({ dataDir, isSnapshot });
  const client = await new MongoClient(server.uri).connect();
  const found = await client.db('test').collection<{ _id: number }>('items').find().toArray();
  await client.close();
  await server.stop();
  return found.map(({ _id }) => _id);
}

async function copyOf(dataDir: string): Promise<string> {
  const copy = join(await temporaryDirectory(), 'copy');
  await mkdir(copy);
  await copyFile(join(dataDir, 'store.sqlite'), join(copy, 'store.sqlite'));
  return copy;
}

test('a file that is copied during a backup holds what was stored when the backup began', async () => {
  const { dataDir, client, items } = await runningStore();
  await items.insertMany([{ _id: 1 }, { _id: 2 }]);
  const { backupId } = await client.db('admin').command({ beginBackup: 1 });
  await items.insertOne({ _id: 3 });
  const copy = await copyOf(dataDir);
  await client.db('admin').command({ endBackup: 1, backupId });
  expect(await idsIn(copy, true)).toEqual([1, 2]);
  expect(await items.countDocuments()).toBe(3);
});

test('two backups do not run at once, and a backup that was not begun cannot be ended', async () => {
  const { client } = await runningStore();
  const admin = client.db('admin');
  const { backupId } = await admin.command({ beginBackup: 1 });
  await expect(admin.command({ beginBackup: 1 })).rejects.toThrow('Another backup is in progress');
  await admin.command({ endBackup: 1, backupId });
  await expect(admin.command({ endBackup: 1, backupId })).rejects.toThrow('There is no backup');
});

test('a file that was copied without its log while the store ran does not open', async () => {
  const { dataDir, items } = await runningStore();
  await items.insertOne({ _id: 1 });
  const copy = await copyOf(dataDir);
  await expect(serveEmbeddedMongo({ dataDir: copy })).rejects.toThrow('was copied while the store ran');
});

test('a file of a stopped store opens anywhere', async () => {
  const dataDir = await temporaryDirectory();
  const server = await serveEmbeddedMongo({ dataDir });
  const client = await new MongoClient(server.uri).connect();
  await client.db('test').collection<{ _id: number }>('items').insertOne({ _id: 1 });
  await client.close();
  await server.stop();
  expect(await idsIn(await copyOf(dataDir), false)).toEqual([1]);
});
