import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { encodeIndex, indexFormat, openIndex } from '@askwell/answers';
import { largeKnowledge } from '@askwell/answers/measure';
import { updateKnowledgeBase } from '@askwell/contracts';
import { startEmbeddedMongo } from '@askwell/embedded-mongo';
import { makeChatbot } from '@askwell/testing';
import { MongoClient, ObjectId } from 'mongodb';
import { largestKnowledge } from '../api/src/modules/knowledge/knowledge.fixture.ts';
import { storedIndexesStore } from '../api/src/modules/knowledge/stored-indexes.store.ts';
import { median, type Figure } from './lib/figures.ts';
import { question, withProduct, type Running } from './lib/running.ts';

/**
 * What the other calls notice while the largest index is built, and how long a stored index takes
 * to load.
 */
export default async function knowledge(): Promise<Figure[]> {
  return [...(await withProduct(duringBuild, atOnce, withoutVectors)), ...(await loading())];
}

const atOnce = { firstMs: 0, pieceMs: 0 };
/** The simulator would compute the vectors of all texts in this process, which measures. */
const withoutVectors = { GEMINI_EMBEDDING_MODEL: 'off' };

const callsWhenIdle = 200;
const builds = 4;

async function duringBuild(running: Running): Promise<Figure[]> {
  await calls(running, new Promise((resolve) => setTimeout(resolve, 2_000))); // warms up
  const idle = await calls(running, undefined);
  const busy = { health: new Array<number>(), message: new Array<number>() };
  for (let build = 1; build <= builds; build += 1) {
    const { health, message } = await calls(running, buildLargest(running, build));
    busy.health.push(...health);
    busy.message.push(...message);
  }
  const ratio = (name: string, kind: 'health' | 'message'): Figure => ({
    name: `${name}, p99 while the largest index is built, against none`,
    value: p99(busy[kind]) / p99(idle[kind]),
    unit: '×',
    budget: 3,
    note: `${p99(idle[kind]).toFixed(1)} ms before, ${busy[kind].length} calls meanwhile`,
  });
  return [ratio('/healthz', 'health'), ratio("another chatbot's message", 'message')];
}

/** Saves the largest knowledge base and asks it, which waits for its index. */
async function buildLargest({ url, owner }: Running, seed: number): Promise<void> {
  const { _id } = await makeChatbot(owner);
  await owner.api.call(updateKnowledgeBase, { params: { id: _id }, body: largestKnowledge(seed) });
  await send(url, _id, seed);
}

/**
 * The milliseconds of /healthz and of a message, one after the other, until `end` settles or often
 * enough.
 */
async function calls({ url, chatbotId }: Running, end: Promise<void> | undefined) {
  const health: number[] = [];
  const message: number[] = [];
  const state = { isOver: false };
  const over = end?.finally(() => {
    state.isOver = true;
  });
  while (end ? !state.isOver : message.length < callsWhenIdle) {
    health.push(await timed(() => fetch(`${url}/healthz`)));
    message.push(await timed(() => send(url, chatbotId, message.length)));
  }
  await over;
  return { health, message };
}

async function send(url: string, chatbotId: string, index: number): Promise<void> {
  const response = await fetch(`${url}/api/widget/${chatbotId}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(question(index)),
  });
  if (response.status !== 200) throw new Error(`a message was answered ${response.status}`);
  await response.text();
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await call();
  return performance.now() - started;
}

const p99 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.99)] ?? Number.NaN;

const loads = 15;

/** From the store to the first match, as after a restart. */
async function loading(): Promise<Figure[]> {
  const { faqs, questions } = largeKnowledge();
  const dataDir = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  const mongo = await startEmbeddedMongo({ dataDir });
  const client = new MongoClient(new URL('/askwell', mongo.uri).href);
  try {
    const stored = storedIndexesStore(client.db(), () => new Date(), {
      collection: 'knowledgeIndexes',
      format: String(indexFormat),
    });
    const of = { ownerId: new ObjectId(), chatbotId: new ObjectId(), knowledgeId: new ObjectId() };
    await stored.indexes();
    await stored.replace(of, encodeIndex({ faqs, data: '{}' }));
    const times: number[] = [];
    const pauses: number[] = [];
    const used = process.cpuUsage();
    for (const text of questions.slice(0, loads)) {
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      times.push(
        await timed(async () => {
          const buffer = await stored.find(of);
          if (!buffer) throw new Error('the index was not stored');
          openIndex(buffer).find(text);
        }),
      );
      delay.disable();
      pauses.push(delay.max / 1e6);
    }
    const { user, system } = process.cpuUsage(used);
    const name = 'a stored index of 1,000 FAQs with 10 wordings';
    return [
      { name: `${name}: load`, value: median(times), unit: 'ms', budget: 50 },
      { name: `${name}: CPU of the main thread`, value: (user + system) / 1_000 / loads, unit: 'ms' },
      { name: `${name}: longest pause of the main thread`, value: median(pauses), unit: 'ms', budget: 20 },
    ];
  } finally {
    await client.close();
    await mongo.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
