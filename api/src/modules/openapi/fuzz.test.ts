import { createToken, createWebhook, initiatePayment, listSessions } from '@askwell/contracts';
import { visitor, type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { readDocument, type DocumentedCall } from './documented.fixture.ts';
import { hostileTexts, valuesOf } from './hostile.fixture.ts';

// Half a minute alone; beside all other tests, on a slow machine, ten times as much.
vi.setConfig({ testTimeout: 1_200_000 });

const requests = 5_200;
const atOnce = 12;

const test = apiTest({
  env: { RATE_LIMIT_FACTOR: '1000000', WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true', LOG_LEVEL: 'fatal' },
});
type Subject = { ids: Record<string, string>; tokens: (string | null)[] };

/** Somebody with something of everything, whose things the requests are about. */
async function subject(api: TestApi): Promise<Subject> {
  const owner = await api.build.owner({ plan: 'premium' });
  const client = api.as(owner);
  const chatbot = await api.build.chatbot(owner, {
    knowledgeBase: { faqs: [{ question: 'Do you ship abroad?', answer: 'Yes.' }] },
  });
  const guest = visitor(api.url, chatbot._id);
  const asked: { messageId?: string } = JSON.parse((await guest.ask('Do you ship abroad?')).text);
  const { data } = await client.call(createToken, { body: { name: 'Fuzz' } });
  const webhook = await client.call(createWebhook, {
    body: { url: 'http://127.0.0.1:9/', events: ['contact.left'] },
  });
  const buyer = await api.build.owner();
  const order = await api.as(buyer).call(initiatePayment, { body: { plan: 'premium' } });
  const sessions = await client.call(listSessions);
  return {
    ids: {
      chatbot: chatbot._id,
      conversation: guest.conversation()?.conversationId ?? '',
      message: asked.messageId ?? '',
      webhook: webhook.data.webhook.id,
      order: order.orderId,
      session: sessions.data.sessions[0]?.id ?? '',
    },
    tokens: [
      owner.token,
      owner.token,
      owner.token,
      data.secret,
      guest.conversation()?.conversationToken ?? null,
      null,
      'x',
    ],
  };
}

/** A URL has no lone surrogates, and one beyond 16 kB is refused by Node before we see it. */
const wellFormed = (text: string) => Buffer.from(text.slice(0, 500)).toString();

/** What takes away that which other requests are about. */
const isDestructive = ({ method, path }: DocumentedCall) =>
  method === 'delete' || /logout|password|deletion$/.test(path);

type Asked = {
  path: string;
  query: Record<string, unknown>;
  body: unknown;
  token: string | null;
  accept: string;
};

/** What a parameter of a path names. */
const kindOf = (path: string, name: string): string => {
  if (name !== 'id') return name.replace(/Id$/, '');
  return /(webhook|conversation|message)s\/\{id\}/.exec(path)?.[1] ?? 'chatbot';
};

/** Nothing, or dots, in a place of a path make it another path. */
const hostileSegments = hostileTexts.map(wellFormed).filter((text) => !/^\.{0,2}$/.test(text));

/**
 * Requests of a call: about somebody's own things or about nonsense, as their owner or as somebody
 * else.
 */
function requestsOf(call: DocumentedCall, { ids, tokens }: Subject): fc.Arbitrary<Asked> {
  const segment = (name: string) =>
    fc.oneof(
      { weight: 12, arbitrary: fc.constant(ids[kindOf(call.path, name)] ?? '') },
      { weight: 2, arbitrary: fc.constantFrom(...Object.values(ids)) },
      { weight: 1, arbitrary: fc.constantFrom(...hostileSegments) },
    );
  const named = call.parameters.filter((parameter) => parameter.in === 'path');
  const query = fc.record(
    Object.fromEntries(
      call.parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name, schema }) => [name, valuesOf(schema)]),
    ),
    { requiredKeys: [] },
  );
  return fc.record({
    path: fc
      .tuple(...named.map(({ name }) => segment(name)))
      .map((values) =>
        named.reduce(
          (path, { name }, at) => path.replace(`{${name}}`, encodeURIComponent(values[at] ?? '')),
          call.path,
        ),
      ),
    query,
    body: call.body ? valuesOf(call.body, 8) : fc.constant(undefined),
    token: fc.constantFrom(...tokens),
    accept: fc.constantFrom('application/json', 'application/json', 'text/event-stream', '*/*'),
  });
}

async function send(api: TestApi, { method }: DocumentedCall, { path, query, body, token, accept }: Asked) {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [
      name,
      typeof value === 'string' ? wellFormed(value) : wellFormed(JSON.stringify(value)),
    ]),
  ).toString();
  const response = await fetch(`${api.url}${path}${search && `?${search}`}`, {
    method: method.toUpperCase(),
    headers: {
      Accept: accept,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const type = response.headers.get('content-type') ?? '';
  // A stream of news ends when its reader leaves; that of a reply ends by itself.
  const isEndless = method === 'get' && type.startsWith('text/event-stream');
  if (isEndless) await response.body?.cancel();
  return { status: response.status, type, text: isEndless ? '' : await response.text() };
}

test('5,000 requests, good and hostile, are all answered as the document says, and none by a 5xx', async ({
  api,
}) => {
  const { calls, undocumented } = await readDocument(api.anonymous);
  const seed = Math.floor(Math.random() * 2 ** 31);
  const each = Math.ceil(requests / calls.length);
  const wrong: unknown[] = [];
  const statuses = new Map<number, number>();
  const work: { call: DocumentedCall; asked: Asked }[] = [];
  let all = 0;

  const worker = async () => {
    for (let next = work.pop(); next; next = work.pop()) {
      const { call, asked } = next;
      const answer = await send(api, call, asked).catch((error: unknown) => ({
        status: 599,
        type: '',
        text: `no answer: ${String(error instanceof Error ? error.cause : error)}`,
      }));
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      // A path that hostile text has changed is another path.
      const isElsewhere = answer.status === 404 && answer.text.includes('"not_found"');
      // The server may not have seen yet that the readers of earlier streams left.
      const isFull = answer.text.includes('"too_many_streams"');
      const isFault = answer.status >= 500 && !isFull;
      const complaint = isFault ? '5xx' : isElsewhere ? null : undocumented(call, answer);
      if (complaint !== null) {
        wrong.push({
          seed,
          call: `${call.method} ${call.path}`,
          complaint,
          asked: JSON.stringify(asked).slice(0, 1500),
          answer: answer.text.slice(0, 300),
        });
      }
    }
  };
  const [victim, ...others] = await Promise.all(Array.from({ length: 6 }, () => subject(api)));
  for (const [at, call] of calls.entries()) {
    const whose = isDestructive(call) ? victim : others[at % others.length];
    if (!whose) continue;
    const arbitrary = requestsOf(call, whose);
    for (const asked of fc.sample(arbitrary, { numRuns: each, seed })) work.push({ call, asked });
    all += work.length;
    // Call by call: while many are made up nothing is answered, and connections that wait too
    // long are closed.
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  expect(all).toBeGreaterThanOrEqual(5_000);
  expect(wrong, `such as ${JSON.stringify(wrong[0])}`).toEqual([]);
  expect(statuses.get(200) ?? 0, 'many requests are good ones').toBeGreaterThan(500);
  expect((await api.anonymous.get('/readyz')).status).toBe(200);
});
