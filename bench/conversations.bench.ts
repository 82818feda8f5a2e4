import { listConversations } from '@askwell/contracts';
import { makeChatbot } from '@askwell/testing';
import { type Db, MongoClient } from 'mongodb';
import type { Figure } from './lib/figures.ts';
import { withProduct, type Running } from './lib/running.ts';
import { storeConversations } from './lib/stored-conversations.ts';

const rounds = 15;
const pageSize = 20;
const [few, many] = [1_000, 27_000];
const recentCharacters = 3_600;
/** As many as a search reads for one page (`find-conversations.ts`). */
const searched = 2_000;

/**
 * Pages of a list of 27,000 conversations of 4 KB, against the first of 1,000, and the dearest page
 * of a search: of words that nobody said.
 */
export default function conversations(): Promise<Figure[]> {
  return withProduct(async (running) => {
    const client = await new MongoClient(running.mongodbUri).connect();
    try {
      const [small, large] = [running.chatbotId, (await makeChatbot(running.owner))._id];
      const each = { questions: 0, recentCharacters };
      await storeConversations(client.db(), { chatbotId: small, count: few, ...each });
      await storeConversations(client.db(), { chatbotId: large, count: many, ...each });
      const first = await cursorsOf(running, small, [0]);
      const wanted = [0, 0.25, 0.5, 0.75, 0.99];
      const pages = await cursorsOf(
        running,
        large,
        wanted.map((share) => Math.floor((share * many) / pageSize)),
      );
      // In turns, and the best of each, so that other work of the machine decides nothing.
      const times = new Map<string | null, number>();
      let against = Infinity;
      for (let round = 0; round < rounds; round += 1) {
        against = Math.min(against, await timeOf(running, small, first[0] ?? null));
        for (const cursor of pages) {
          const time = await timeOf(running, large, cursor);
          times.set(cursor, Math.min(times.get(cursor) ?? Infinity, time));
        }
      }
      const searching = await timeOfSearch(running, client.db(), against);
      return pages
        .map((cursor, at): Figure => ({
          name: `page at ${100 * (wanted[at] ?? 0)} % of 27,000, against the first of 1,000`,
          value: (times.get(cursor) ?? Number.NaN) / against,
          unit: '×',
          budget: 1.5,
          note: `${(times.get(cursor) ?? Number.NaN).toFixed(1)} ms and ${against.toFixed(1)} ms`,
        }))
        .concat(searching);
    } finally {
      await client.close();
    }
  });
}

async function timeOfSearch(running: Running, db: Db, against: number): Promise<Figure> {
  const chatbotId = (await makeChatbot(running.owner))._id;
  await storeConversations(db, { chatbotId, count: searched, questions: 2, recentCharacters });
  let best = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    best = Math.min(best, await timeOf(running, chatbotId, null, 'a word that nobody said'));
  }
  return {
    name: `page of a search that reads ${searched} conversations and finds none`,
    value: best / against,
    unit: '×',
    note: `${best.toFixed(1)} ms`,
  };
}

const read = async ({ owner }: Running, id: string, before: string | null, search = '') =>
  (
    await owner.api.call(listConversations, {
      params: { id },
      query: { timeRange: '30d', ...(search !== '' && { search }), ...(before !== null && { before }) },
    })
  ).data;

/** What leads to some pages, by their numbers in ascending order; null leads to the first one. */
async function cursorsOf(
  running: Running,
  id: string,
  numbers: readonly number[],
): Promise<(string | null)[]> {
  const cursors: (string | null)[] = [];
  let cursor: string | null = null;
  for (let page = 0; cursors.length < numbers.length; page += 1) {
    if (numbers[cursors.length] === page) cursors.push(cursor);
    const { conversations, next } = await read(running, id, cursor);
    if (conversations.length === 0) throw new Error(`there are only ${page} pages`);
    cursor = next;
  }
  return cursors;
}

async function timeOf(running: Running, id: string, cursor: string | null, search = ''): Promise<number> {
  const started = performance.now();
  await read(running, id, cursor, search);
  return performance.now() - started;
}
