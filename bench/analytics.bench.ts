import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAnalytics, pathOf, timeRanges, type TimeRange } from '@askwell/contracts';
import { historyOf, storeHistory } from '@askwell/api';
import { startEmbeddedMongo } from '@askwell/embedded-mongo';
import { startApi, type TestApi } from '@askwell/testing';
import { ObjectId } from 'mongodb';
import type { Figure } from './lib/figures.ts';

const days = 180;
const rounds = 25;
const faqs = Array.from({ length: 40 }, (_, index) => ({
  question: `How much is item ${index}?`,
  answer: `$${index + 1}.`,
  variants: [`What is the price of item ${index}?`],
}));

/**
 * What it costs to read a period of a chatbot that had a hundred times the messages of another one.
 */
export default async function analytics(): Promise<Figure[]> {
  return withApi(async (api) => {
    const quiet = await chatbotWith(api, 1.25);
    const busy = await chatbotWith(api, 125);
    const figures: Figure[] = [];
    for (const timeRange of timeRanges) {
      // The first reading of a day sums it up, as it does for whoever opens the page after a night.
      const [firstOfQuiet, firstOfBusy] = [await quiet.read(timeRange), await busy.read(timeRange)];
      // In turns, and the best of each, so that whatever else the machine does decides nothing.
      const [few, many]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        few.push(await quiet.read(timeRange));
        many.push(await busy.read(timeRange));
      }
      figures.push({
        name: `analytics of ${timeRange}: ${written(busy.messages)} messages against ${written(quiet.messages)}`,
        value: Math.min(...many) / Math.min(...few),
        unit: '×',
        budget: 1.5,
        note: `${ms(Math.min(...many))} and ${ms(Math.min(...few))}; at first ${ms(firstOfBusy)} and ${ms(firstOfQuiet)}`,
      });
    }
    return figures;
  });
}

/** Runs with an API on a store of its own, which ends, and leaves nothing, when this does. */
async function withApi<Result>(run: (api: TestApi) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'askwell-bench-'));
  const store = await startEmbeddedMongo({ dataDir });
  const api = await startApi({ mongodbUri: store.uri });
  try {
    return await run(api);
  } finally {
    await api.stop();
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * A chatbot with half a year of conversations, and how many milliseconds it takes to read its
 * analytics.
 */
async function chatbotWith({ build, services, url }: TestApi, times: number) {
  const owner = await build.owner({ plan: 'premium' });
  const { _id } = await build.chatbot(owner, { knowledgeBase: { faqs } });
  const chatbot = await services.chatbots.find(new ObjectId(owner.id), new ObjectId(_id));
  if (!chatbot) throw new Error('the chatbot is not there');
  const history = historyOf(faqs, days, services.clock(), times);
  await storeHistory(services, chatbot, toldOf(history, `${times} times as busy as the demo`));
  const messages = await services.db.collection('messages').countDocuments({ chatbotId: chatbot._id });
  // The page's own request.
  const address = url + pathOf(getAnalytics, { id: _id });
  const headers = { Authorization: `Bearer ${owner.token}` };
  const read = async (timeRange: TimeRange): Promise<number> => {
    const started = performance.now();
    const response = await fetch(`${address}?timeRange=${timeRange}&timeZone=Asia/Kolkata`, { headers });
    const text = await response.text();
    if (!response.ok) throw new Error(`the analytics answered ${response.status}: ${text}`);
    return performance.now() - started;
  };
  return { messages, read };
}

/** The same hours; says how far they are, for whoever waits for a million messages. */
function* toldOf<Hour>(history: Iterable<Hour>, name: string): Generator<Hour> {
  const started = performance.now();
  let hours = 0;
  for (const hour of history) {
    hours += 1;
    if (hours % (days * 6) === 0) {
      const seconds = (performance.now() - started) / 1000;
      console.log(`  ${name}: ${hours / 24} of ${days} days stored after ${seconds.toFixed(0)} s`);
    }
    yield hour;
  }
}

const written = (count: number): string => count.toLocaleString('en');
const ms = (time: number): string => `${time.toFixed(1)} ms`;
