import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listChatbots, listConversations } from '@askwell/contracts';
import { emptyDatabase, startApi } from '@askwell/testing';
import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';
import { readArchive } from '../backup/archive.ts';
import { writeDatabase } from '../backup/write-database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const command = fileURLToPath(new URL('../process/migrate-command.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Runs `npm run migrate` as an operator would. */
const runMigrate = (mongodbUri: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...process.env, MONGODB_URI: mongodbUri };
    execFile(process.execPath, ['--import', tsx, command], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr });
    });
  });

/** An empty database, and the way to look into it. */
async function database() {
  const mongodbUri = await emptyDatabase();
  const client = await new MongoClient(mongodbUri).connect();
  onTestFinished(() => client.close());
  return { mongodbUri, db: client.db() };
}

/** A store that version 0 wrote (see `write-store.fixture.ts`). */
async function storeOfVersion0() {
  const { mongodbUri, db } = await database();
  const file = fileURLToPath(new URL('fixtures/version-0.backup', import.meta.url));
  await writeDatabase(db, 'version 0', readArchive(file), () => {});
  const version = async () => (await db.collection('schema').findOne({}))?.['version'];
  return { mongodbUri, db, version };
}

/** Signs in to the account of that store and reads its conversations. */
async function conversationsIn(mongodbUri: string, env: Record<string, string> = {}) {
  const api = await startApi({ mongodbUri, env });
  const { body } = await api.anonymous.post('/api/auth/login', {
    email: 'asha@example.com',
    password: 'correct horse',
  });
  const token = typeof body['token'] === 'string' ? body['token'] : '';
  const client = api.as({ token });
  const id = (await client.call(listChatbots)).chatbots[0]?._id ?? '';
  const { data } = await client.call(listConversations, { params: { id }, query: { timeRange: '90d' } });
  return data.conversations.map(({ lastMessage }) => lastMessage).toSorted();
}

const said = ['Can I bring my dog?', 'Do you ship abroad?', 'Hello'];

test('an operator migrates a database, and owners find everything that an older version stored', async () => {
  const { mongodbUri, db, version } = await storeOfVersion0();
  const env = { MONGODB_URI: mongodbUri };
  await expect(startApi({ mongodbUri, env })).rejects.toThrow('Run `npm run migrate` first');

  const { code, output } = await runMigrate(mongodbUri);
  expect([code, output]).toEqual([0, expect.stringContaining(`has schema ${migrations.length}`)]);
  expect(await version()).toBe(migrations.length);
  const indexes = await db.collection('conversations').listIndexes().toArray();
  expect(indexes.map(({ name }) => name)).toContain('chatbotId_1_lastMessageAt_-1__id_-1');
  const ofMessages = await db.collection('messages').listIndexes().toArray();
  expect(ofMessages.filter(({ unique }) => unique).map(({ name }) => name)).toEqual([
    'chatbotId_1_conversationId_1_seq_1',
    'chatbotId_1_conversationId_1_clientId_1',
  ]);
  expect(await conversationsIn(mongodbUri, env)).toEqual(said);
});

test('the embedded store of an older version is migrated at the start', async () => {
  const { mongodbUri, version } = await storeOfVersion0();
  expect(await conversationsIn(mongodbUri)).toEqual(said);
  expect(await version()).toBe(migrations.length);
});

test('a database of a newer version is not touched, and the operator reads why', async () => {
  const { mongodbUri, db } = await database();
  await db.collection<{ _id: string; version: number }>('schema').insertOne({ _id: 'schema', version: 999 });
  const sentence = 'schema 999, and this version of Askwell knows only';
  await expect(startApi({ mongodbUri })).rejects.toThrow(sentence);
  const { code, output } = await runMigrate(mongodbUri);
  expect([code, output]).toEqual([1, expect.stringContaining(sentence)]);
  const collections = await db.listCollections().toArray();
  expect(collections.map(({ name }) => name)).toEqual(['schema']);
});

test('a migration that was interrupted goes on where it stopped', async () => {
  const { db } = await storeOfVersion0();
  const done: string[] = [];
  let isInterrupted = true;
  const steps = ['one', 'two', 'three'].map((name) => ({
    name,
    run: async () => {
      if (name === 'two' && isInterrupted) throw new Error('interrupted');
      done.push(name);
    },
  }));
  const createIndexes = async () => void done.push('indexes');
  const run = () => migrate({ db, createIndexes, say: () => {}, migrations: steps });
  await expect(run()).rejects.toThrow('interrupted');
  isInterrupted = false;
  await run();
  expect(done).toEqual(['one', 'two', 'three', 'indexes']);
});

test('two operators do not migrate one database at the same time', async () => {
  const { db } = await storeOfVersion0();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const slow = {
    name: 'slow',
    run: () => {
      begin();
      return finished;
    },
  };
  const run = () => migrate({ db, createIndexes: async () => {}, say: () => {}, migrations: [slow] });
  const first = run();
  await begun;
  await expect(run()).rejects.toThrow('Another process is migrating this database');
  finish();
  await first;
});
