import {
  emptyDatabase,
  failoverErrors,
  faultProxy,
  startApi,
  type Fault,
  type TestApi,
  visitor,
} from '@askwell/testing';
import { MongoClient } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to forty countries.' }];

/** How many visitors there are, and how many questions each of them asks. */
const [visitors, questions] = [4, 12];

/** A deployed chatbot, whose visitors ask at once and go on after each refusal. */
async function busyShop(api: TestApi) {
  const { _id } = await api.build.chatbot(await api.build.owner({ plan: 'premium' }), {
    knowledgeBase: { faqs },
  });
  const acknowledged: string[] = [];
  const refused: { status: number; retryAfter: string | null }[] = [];
  const talk = async (name: number) => {
    const guest = visitor(api.url, _id);
    for (let at = 0; at < questions; at += 1) {
      const text = `Question ${at} of visitor ${name}: do you ship abroad?`;
      const { status, headers } = await guest.ask(text);
      if (status === 200) acknowledged.push(text);
      else refused.push({ status, retryAfter: headers.get('retry-after') });
    }
  };
  return {
    acknowledged,
    refused,
    talk: () => Promise.all(Array.from({ length: visitors }, (_, name) => talk(name))),
    ask: () => visitor(api.url, _id).ask('Do you ship abroad?'),
  };
}

/** Connects past the API and its faults. */
async function look(uri: string) {
  const client = await new MongoClient(uri).connect();
  onTestFinished(() => client.close());
  return client.db();
}

const isRefusal = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) };

const faults: Fault[] = [
  { kind: 'reset before' },
  { kind: 'reset after' },
  { kind: 'delay', ms: 40 },
  ...failoverErrors,
];

test('no acknowledged message is lost while the connections to the database fail', async () => {
  const mongodbUri = await emptyDatabase();
  const proxy = await faultProxy(mongodbUri);
  onTestFinished(proxy.stop);
  const api = await startApi({ mongodbUri: proxy.uri, env: { RATE_LIMIT_FACTOR: '1000' } });
  const shop = await busyShop(api);

  let commands = 0;
  proxy.inject(() => ((commands += 1) % 11 === 0 ? (faults[(commands / 11) % faults.length] ?? null) : null));
  await shop.talk();
  expect(proxy.injected()).toBeGreaterThan(faults.length);
  proxy.inject(() => null);

  expect(shop.refused).toEqual(shop.refused.map(() => isRefusal));
  expect(shop.acknowledged.length).toBeGreaterThan(0);
  const db = await look(mongodbUri);
  const stored = await db.collection('messages').distinct('text', { role: 'visitor' });
  expect(shop.acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
  await expect.poll(async () => (await shop.ask()).status).toBe(200);
});

test.skipIf(process.env['MONGODB_IS_REPLICA_SET'] === undefined)(
  'no acknowledged message is lost while a replica set elects another primary',
  async () => {
    const mongodbUri = await emptyDatabase();
    const api = await startApi({ mongodbUri, env: { RATE_LIMIT_FACTOR: '1000' } });
    const shop = await busyShop(api);
    const db = await look(mongodbUri);
    const talking = shop.talk();
    await expect.poll(() => shop.acknowledged.length).toBeGreaterThan(visitors);
    await db.admin().command({ replSetStepDown: 10, secondaryCatchUpPeriodSecs: 5, force: true });
    await talking;

    expect(shop.refused).toEqual(shop.refused.map(() => isRefusal));
    const stored = await db.collection('messages').distinct('text', { role: 'visitor' });
    expect(shop.acknowledged.filter((text) => !stored.includes(text))).toEqual([]);
    await expect.poll(async () => (await shop.ask()).status).toBe(200);
  },
);
