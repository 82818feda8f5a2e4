import { once } from 'node:events';
import { connect } from 'node:net';
import { cutStore, emptyDatabase, startApi, visitor, type TestApi } from '@askwell/testing';
import { expect, test } from 'vitest';

/** Longer than the product waits for a database that hangs, and shorter than the driver does. */
const soon = () => AbortSignal.timeout(9_000);

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];

async function apiOnWire() {
  const wire = await cutStore(await emptyDatabase());
  const api = await startApi({ mongodbUri: wire.uri, env: { DATABASE_TIMEOUT: '4' } });
  const owner = await api.build.owner();
  const chatbot = await api.build.chatbot(owner, { knowledgeBase: { faqs } });
  return { wire, api, owner, chatbot };
}

const readiness = async ({ url }: TestApi) => {
  const response = await fetch(`${url}/readyz`, { signal: soon() });
  return { status: response.status, body: await response.json() };
};

test('a database that hangs is reported before a load balancer or a caller gives up', async () => {
  const { wire, api, owner, chatbot } = await apiOnWire();
  expect(await readiness(api)).toEqual({ status: 200, body: { status: 'ready' } });
  wire.freeze();
  try {
    const call = fetch(`${api.url}/api/chatbot`, {
      headers: { Authorization: `Bearer ${owner.token}` },
      signal: soon(),
    });
    const loader = fetch(`${api.url}/widget/${chatbot._id}.js`, { signal: soon() });
    expect(await readiness(api)).toEqual({
      status: 503,
      body: { status: 'not ready', reason: 'The database does not answer.' },
    });
    expect((await api.anonymous.get('/healthz')).status).toBe(200);
    expect((await call).status).toBe(503);
    expect(await (await call).json()).toMatchObject({ success: false, code: 'unavailable' });
    // The customer's console shows no error, and the next page view asks again.
    expect((await loader).status).toBe(200);
    expect((await loader).headers.get('cache-control')).toBe('no-store');
  } finally {
    await wire.stop();
  }
});

test("while the database is away, a customer's page gets a script that does nothing and is not cached", async () => {
  const { wire, api, chatbot } = await apiOnWire();
  await wire.stop();
  const { status, headers } = await api.anonymous.get(`/widget/${chatbot._id}.js`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('javascript');
  expect(headers.get('cache-control')).toBe('no-store');
});

test("with a full disk, changes are refused with a sentence and visitors still get the FAQ's answer", async () => {
  const { wire, api, owner, chatbot } = await apiOnWire();
  const person = visitor(api.url, chatbot._id);
  try {
    wire.setFull(true);
    expect(await readiness(api)).toEqual({
      status: 503,
      body: { status: 'not ready', reason: 'The database cannot write: its disk is full or fails.' },
    });
    const change = await api.as(owner).put(`/api/chatbot/${chatbot._id}`, { name: 'Other' });
    expect(change).toMatchObject({ status: 503, body: { code: 'unavailable' } });

    const asked = await person.ask('Do you ship abroad?');
    expect(asked).toMatchObject({
      status: 200,
      body: { text: faqs[0]?.answer, answered: true, source: 'faq' },
    });
    const events = [];
    for await (const event of person.stream('Do you ship abroad?')) events.push(event);
    expect(events.map(({ event }) => event)).toEqual(['start', 'delta', 'done']);

    wire.setFull(false);
    expect((await readiness(api)).status).toBe(200);
    expect((await person.ask('Do you ship abroad?')).status).toBe(200);
    expect((await person.transcript()).status).toBe(200);
  } finally {
    await wire.stop();
  }
});

test('a full disk opens no conversation to a stranger who knows its id', async () => {
  const { wire, api, chatbot } = await apiOnWire();
  const person = visitor(api.url, chatbot._id);
  try {
    await person.ask('Do you ship abroad?');
    const { conversationId = '' } = person.conversation() ?? {};
    wire.setFull(true);
    const stranger = visitor(api.url, chatbot._id);
    const { status, body } = await stranger.ask('Do you ship abroad?', { conversationId });
    expect(status).toBe(200);
    expect(body['conversationId']).not.toBe(conversationId);
  } finally {
    await wire.stop();
  }
});

test('a client that never finishes the headers of its request loses its connection', async () => {
  const { url } = await startApi();
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
  socket.write('GET /healthz HTTP/1.1\r\nHost: askwell.test\r\nX-Slow: ');
  socket.resume();
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(25_000) });
  await expect(closed).resolves.toBeDefined();
});
