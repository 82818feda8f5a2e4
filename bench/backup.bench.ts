import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startEmbeddedMongo } from '@askwell/embedded-mongo';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import type { Figure } from './lib/figures.ts';
import { storeConversations } from './lib/stored-conversations.ts';

const conversations = 10_000;
const questions = 5;
const command = fileURLToPath(new URL('../api/src/backup/main.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Backup, restore and move of 100,000 messages. Each command compares the counts and hashes of what
 * it has written, and fails if they differ.
 */
export default async function backup(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  const [from, restored, moved] = ['from', 'restored', 'moved'].map((name) => join(folder, name));
  const file = join(folder, 'askwell.backup');
  const source = await startEmbeddedMongo({ dataDir: join(from ?? '', 'store') });
  const target = await startEmbeddedMongo({ dataDir: moved ?? '' });
  const client = await new MongoClient(source.uri).connect();
  const db = client.db('askwell');
  try {
    await fill(db);
    const dataDir = { DATA_DIR: from ?? '', MONGODB_URI: '' };
    const quiet = await secondsOf(dataDir, 'backup', `${file}.quiet`);
    const alone = await writes(db, quiet * 1_000, new AbortController().signal);
    const isOver = new AbortController();
    const during = writes(db, Infinity, isOver.signal);
    const busy = await secondsOf(dataDir, 'backup', file);
    isOver.abort();
    const restore = await secondsOf({ DATA_DIR: restored ?? '', MONGODB_URI: '' }, 'restore', file);
    const move = await secondsOf(dataDir, 'move', new URL('/askwell', target.uri).href);
    return [
      { name: 'backup of 100,000 messages', value: quiet, unit: 's' },
      { name: 'the same while documents are written', value: busy, unit: 's' },
      { name: 'writes a second meanwhile, against without it', value: (await during) / alone, unit: '×' },
      { name: 'restore', value: restore, unit: 's' },
      { name: 'move to a server', value: move, unit: 's' },
    ];
  } finally {
    await client.close();
    await Promise.all([source.stop(), target.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
}

/** A chatbot with the conversations, and the indexes that the product makes for them. */
async function fill(db: Db): Promise<void> {
  const _id = new ObjectId();
  await db.collection('chatbots').insertOne({ _id, ownerId: new ObjectId() });
  await db.collection('conversations').createIndex({ chatbotId: 1, lastMessageAt: -1, _id: -1 });
  await db.collection('messages').createIndex({ chatbotId: 1, conversationId: 1, at: 1 });
  await storeConversations(db, { chatbotId: _id.toHexString(), count: conversations, questions });
}

/** How many durable writes a second one client gets done, for a time or until the signal. */
async function writes(db: Db, ms: number, signal: AbortSignal): Promise<number> {
  const probes = db.collection('probes', { writeConcern: { w: 'majority', journal: true } });
  const begun = performance.now();
  let written = 0;
  for (; performance.now() - begun < ms && !signal.aborted; written += 1) {
    await probes.insertOne({ at: new Date(), text: 'x'.repeat(300) });
  }
  return written / ((performance.now() - begun) / 1_000);
}

/** Runs one of the commands as an operator does. Throws with what it printed when it fails. */
const secondsOf = (variables: Record<string, string>, ...args: string[]) =>
  new Promise<number>((resolve, reject) => {
    const begun = performance.now();
    const env = { ...process.env, ...variables };
    execFile(process.execPath, ['--import', tsx, command, ...args], { env }, (error, stdout, stderr) => {
      if (error) reject(new Error(stdout + stderr, { cause: error }));
      else resolve((performance.now() - begun) / 1_000);
    });
  });
