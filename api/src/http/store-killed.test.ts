import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startEmbeddedMongo } from '@askwell/embedded-mongo';
import { startApi, visitor, type TestApi } from '@askwell/testing';
import { expect, onTestFinished, test } from 'vitest';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to forty countries.' }];

test.each([
  ['and the process goes on', 50],
  ['and the process stops', 1],
])(
  'while the store dies, %s, every call that fails reports that the service is unavailable',
  async (after, leastRefused) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'askwell-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const store = await startEmbeddedMongo({ dataDir });
    const api = await startApi({
      mongodbUri: `${store.uri}&serverSelectionTimeoutMS=1000`,
      env: { RATE_LIMIT_FACTOR: '10000' },
    });
    const owner = await api.build.owner();
    const { _id } = await api.build.chatbot(owner, { knowledgeBase: { faqs } });

    const statuses: number[] = [];
    let isOver = false;
    const callers = callsOf(api, owner, _id).map(async (call) => {
      while (!isOver) {
        const status = await call().catch(() => null);
        if (status === null) return;
        statuses.push(status);
        await nextTurn();
      }
    });
    await expect.poll(() => statuses.length).toBeGreaterThan(100);
    process.kill(store.pid, 'SIGKILL');
    const stopped = after === 'and the process stops' ? store.exited.then(() => api.stop()) : undefined;
    const refused = () => statuses.filter((status) => status === 503).length;
    await expect.poll(refused, { timeout: 60_000 }).toBeGreaterThanOrEqual(leastRefused);
    await stopped;
    isOver = true;
    await Promise.all(callers);

    const unexpected = api.logged
      .map((line) => JSON.parse(line))
      .filter(({ msg }) => msg === 'unexpected error');
    expect(unexpected.map(({ error }) => error)).toEqual([]);
    expect(statuses).not.toContain(500);
  },
);

/** Calls that read, write and stream, each by several callers at once. */
function callsOf(api: TestApi, owner: { token: string }, chatbotId: string): (() => Promise<number>)[] {
  const client = api.as(owner);
  const calls = [
    async () => (await client.get('/api/auth/me')).status,
    async () => (await client.get('/api/chatbot')).status,
    async () => (await client.get(`/api/chatbot/${chatbotId}/analytics`)).status,
    async () => (await client.put(`/api/chatbot/${chatbotId}`, { name: 'Shop' })).status,
    async () => (await client.put(`/api/chatbot/${chatbotId}/knowledge-base`, { faqs })).status,
    async () => (await visitor(api.url, chatbotId).ask('Do you ship abroad?')).status,
    async () =>
      (await api.anonymous.post('/api/auth/login', { email: 'a@example.com', password: 'not the one' }))
        .status,
    async () =>
      (
        await api.anonymous.post('/api/auth/register', {
          name: 'A',
          email: `${Math.random()}@example.com`,
          password: 'a long password',
        })
      ).status,
  ];
  return Array.from({ length: 4 }, () => calls).flat();
}
