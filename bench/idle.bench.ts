import { setTimeout as pause } from 'node:timers/promises';
import { createWebhook } from '@askwell/contracts';
import { startProduct } from '@askwell/testing';
import { type Db, MongoClient, ObjectId } from 'mongodb';
import type { Figure } from './lib/figures.ts';
import { withProduct, type Running } from './lib/running.ts';

const owners = 200;
const processes = 4;
/** As long as two runs of the job that looks for ended conversations. */
const watchedMs = 120_000;
const secret = 'a secret that all processes share, long enough';
const env = { AUTH_SECRET: secret, ENCRYPTION_KEY: secret };
const pace = { firstMs: 0, pieceMs: 0 };

/** Commands to the database while nobody calls, with 200 owners who have a webhook each. */
export default function idle(): Promise<Figure[]> {
  return withProduct(
    async (running) => {
      await addOwners(running);
      const one = await commandsASecond(running);
      const others = [];
      while (others.length < processes - 1) others.push(await startAnother(running));
      try {
        const four = await commandsASecond(running);
        return [
          { name: 'idle commands a second, one process', value: one, unit: '' },
          { name: `idle commands a second, ${processes} processes`, value: four, unit: '' },
          { name: 'of four processes, against one', value: four / one, unit: '×', budget: 2 },
        ];
      } finally {
        await Promise.all(others.map(({ stop }) => stop()));
      }
    },
    pace,
    env,
    { isCounted: true },
  );
}

const startAnother = ({ commands, gemini }: Running) =>
  startProduct({
    env: {
      ...env,
      MONGODB_URI: new URL('/askwell?directConnection=true', commands?.uri).href,
      GEMINI_BASE_URL: gemini.url,
      LOG_LEVEL: 'warn',
    },
  });

async function commandsASecond({ commands }: Running): Promise<number> {
  if (!commands) throw new Error('the commands are not counted');
  // A new process takes over what a killed one may have held for its first minute.
  await pause(70_000);
  const before = commands.count();
  await pause(watchedMs);
  return (commands.count() - before) / (watchedMs / 1_000);
}

/** Copies the owner with the chatbot and a webhook, until there are 200. */
async function addOwners({ owner, mongodbUri }: Running): Promise<void> {
  const body = { url: 'https://example.com/', events: ['conversation.ended'] } as const;
  await owner.api.call(createWebhook, { body: { ...body, events: [...body.events] } });
  const client = await new MongoClient(mongodbUri).connect();
  try {
    const db = client.db();
    const ids = Array.from({ length: owners - 1 }, () => new ObjectId());
    await copy(db, 'users', (user, at) => ({ ...user, _id: ids[at], email: `owner-${at}@example.com` }));
    for (const name of ['chatbots', 'webhooks']) {
      await copy(db, name, (one, at) => ({ ...one, _id: new ObjectId(), ownerId: ids[at] }));
    }
  } finally {
    await client.close();
  }
}

/** Inserts copies of the only document of a collection. */
async function copy(db: Db, name: string, change: (one: object, at: number) => object): Promise<void> {
  const one = await db.collection(name).findOne({});
  if (!one) throw new Error(`there is nothing in ${name}`);
  await db.collection(name).insertMany(Array.from({ length: owners - 1 }, (_, at) => change(one, at)));
}
