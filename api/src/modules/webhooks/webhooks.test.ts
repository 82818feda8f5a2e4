import {
  createWebhook,
  listDeliveries,
  listWebhooks,
  rotateWebhookSecret,
  webhookEvents,
  type WebhookEventType,
} from '@askwell/contracts';
import { emptyDatabase, startApi, visitor, type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect, onTestFinished, vi } from 'vitest';
import { isSigned, startReceiver } from './receiver.fixture.ts';

const test = apiTest({ env: { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true', RATE_LIMIT_FACTOR: '1000' } });

/** For a busy machine; whoever waits goes on as soon as it has happened. */
const patienceMs = 60_000;

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes.' }];

async function listening(api: TestApi, events: WebhookEventType[] = [...webhookEvents]) {
  const receiver = await startReceiver();
  onTestFinished(() => receiver.stop());
  const owner = await api.build.owner({ plan: 'premium', staysSignedIn: true });
  const chatbot = await api.build.chatbot(owner, { knowledgeBase: { faqs } });
  const client = api.as(owner);
  const { data } = await client.call(createWebhook, { body: { url: receiver.url, events } });
  const params = { id: data.webhook.id };
  const deliveries = async () => (await client.call(listDeliveries, { params })).data.deliveries;
  return {
    receiver,
    owner,
    client,
    chatbot,
    ...data,
    params,
    deliveries,
    guest: visitor(api.url, chatbot._id),
  };
}

const received = (receiver: { received: unknown[] }, count: number) =>
  vi.waitFor(() => expect(receiver.received).toHaveLength(count), patienceMs);

test('a question that was not answered is told, signed, to the owner’s server', async ({ api }) => {
  const { receiver, secret, guest, chatbot, deliveries } = await listening(api, ['question.unanswered']);
  await guest.ask('Do you ship abroad?');
  await guest.ask('How do quarks taste on the moon?');
  await received(receiver, 1);
  const [sent] = receiver.received;
  expect(sent?.event).toMatchObject({
    type: 'question.unanswered',
    data: { chatbotId: chatbot._id, question: 'How do quarks taste on the moon?' },
  });
  expect(sent?.event.id).toBe(sent?.headers['webhook-id']);
  expect(sent && isSigned(sent, secret)).toBe(true);
  expect(sent && isSigned({ ...sent, body: `${sent.body} ` }, secret)).toBe(false);
  await vi.waitFor(
    async () =>
      expect(await deliveries()).toMatchObject([
        { status: 'delivered', attempts: [{ status: 200, error: null }] },
      ]),
    patienceMs,
  );
});

test('an address that a visitor left is told', async ({ api }) => {
  const { receiver, guest } = await listening(api, ['contact.left']);
  await guest.ask('Do you ship abroad?');
  await guest.leaveContact({ email: 'guest@example.com', message: 'Please write to me' });
  await received(receiver, 1);
  expect(receiver.received[0]?.event).toMatchObject({
    type: 'contact.left',
    data: { email: 'guest@example.com', name: null, message: 'Please write to me' },
  });
});

test('a conversation has ended after 30 minutes of silence, and is told once', async ({ api }) => {
  const { receiver, guest } = await listening(api, ['conversation.ended']);
  await guest.ask('Do you ship abroad?');
  api.clock.advance({ minutes: 20 });
  await guest.ask('Do you ship abroad?');
  api.clock.advance({ minutes: 29 });
  api.runJobs();
  api.clock.advance({ minutes: 2 });
  await vi.waitFor(() => {
    api.runJobs();
    expect(receiver.received).toHaveLength(1);
  }, patienceMs);
  expect(receiver.received[0]?.event).toMatchObject({
    type: 'conversation.ended',
    data: { conversationId: guest.conversation()?.conversationId, messageCount: 2 },
  });
  api.clock.advance({ minutes: 5 });
  api.runJobs();
  await guest.ask('Do you ship abroad?');
  api.clock.advance({ minutes: 31 });
  await vi.waitFor(() => {
    api.runJobs();
    expect(receiver.received).toHaveLength(2);
  }, patienceMs);
});

test('a delivery that was refused is tried again, later and later, and then given up', async ({ api }) => {
  const { receiver, client, params, deliveries } = await listening(api);
  receiver.answer(500);
  await client.post(`/api/webhooks/${params.id}/test`);
  const pauses = [0, 31, 121, 901, 3_601, 14_401, 43_201];
  for (const [at, seconds] of pauses.entries()) {
    api.clock.advance({ seconds });
    await vi.waitFor(() => {
      api.runJobs();
      expect(receiver.received).toHaveLength(at + 1);
    }, patienceMs);
    await vi.waitFor(async () => expect((await deliveries())[0]?.attempts).toHaveLength(at + 1), patienceMs);
  }
  const [failed] = await deliveries();
  expect(failed).toMatchObject({ status: 'failed', nextAttemptAt: null, attempts: { 0: { status: 500 } } });
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(1);

  receiver.answer(204);
  await client.post(`/api/webhooks/${params.id}/deliveries/${failed?.id ?? ''}/redelivery`);
  await vi.waitFor(async () => expect((await deliveries())[0]?.status).toBe('delivered'), patienceMs);
});

test('a redirect is not followed', async ({ api }) => {
  const [{ receiver, client, params, deliveries }, elsewhere] = [await listening(api), await startReceiver()];
  onTestFinished(() => elsewhere.stop());
  receiver.answer(307, { Location: elsewhere.url });
  await client.post(`/api/webhooks/${params.id}/test`);
  await vi.waitFor(
    async () =>
      expect((await deliveries())[0]?.attempts).toMatchObject([
        { status: 307, error: 'It answered 307. Redirects are not followed.' },
      ]),
    patienceMs,
  );
  expect(elsewhere.received).toEqual([]);
});

test('a receiver that is down does not keep others waiting', async ({ api }) => {
  const [down, up] = [await listening(api), await listening(api)];
  down.receiver.stop();
  for (let count = 0; count < 20; count += 1) await down.client.post(`/api/webhooks/${down.params.id}/test`);
  await up.client.post(`/api/webhooks/${up.params.id}/test`);
  await received(up.receiver, 1);
  await vi.waitFor(
    async () =>
      expect((await down.deliveries()).find(({ attempts }) => attempts.length > 0)?.attempts[0]?.error).toBe(
        'It refused the connection.',
      ),
    patienceMs,
  );
});

test('a new secret signs what is sent from then on', async ({ api }) => {
  const { receiver, client, params, secret } = await listening(api);
  const renewed = await client.call(rotateWebhookSecret, { params });
  await client.post(`/api/webhooks/${params.id}/test`);
  await received(receiver, 1);
  const [sent] = receiver.received;
  expect([sent && isSigned(sent, secret), sent && isSigned(sent, renewed.data.secret)]).toEqual([
    false,
    true,
  ]);
  expect((await client.get('/api/webhooks')).text).not.toContain('whsec_');
});

test('a webhook that is switched off, or whose plan has ended, is told nothing', async ({ api }) => {
  const { receiver, client, params, guest, deliveries } = await listening(api, ['question.unanswered']);
  await client.put(`/api/webhooks/${params.id}`, { isActive: false });
  await guest.ask('How do quarks taste on the moon?');
  await client.put(`/api/webhooks/${params.id}`, { isActive: true });
  expect(await deliveries()).toEqual([]);
  api.clock.advance({ days: 20 });
  await api.services.db.collection('users').updateMany({}, { $set: { 'subscription.active': false } });
  await guest.ask('How do quarks taste on the moon?');
  expect(await deliveries()).toEqual([]);
  expect(receiver.received).toEqual([]);
  await api.services.db.collection('users').updateMany({}, { $set: { 'subscription.active': true } });
});

test('what a visitor deletes goes from the deliveries too', async ({ api }) => {
  const { guest, deliveries } = await listening(api, ['question.unanswered']);
  await guest.ask('How do quarks taste on the moon?');
  expect(await deliveries()).toHaveLength(1);
  await guest.forget();
  expect(await deliveries()).toEqual([]);
});

test('of forty webhooks added at once in two processes an account gets its ten', async () => {
  const env = { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' };
  const mongodbUri = await emptyDatabase();
  const processes = [await startApi({ mongodbUri, env }), await startApi({ mongodbUri, env })] as const;
  const owner = await processes[0].build.owner({ plan: 'premium' });
  const draft = { url: 'http://127.0.0.1:9/', events: ['contact.left'] };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      processes[at % 2 === 0 ? 0 : 1].as(owner).post('/api/webhooks', draft),
    ),
  );
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(30).fill(409)]);
  expect((await processes[1].as(owner).call(listWebhooks)).data.webhooks).toHaveLength(10);
});

test('webhooks are Premium, ten at most, and another owner’s are not there', async ({ api }) => {
  const free = await api.build.owner();
  const draft = { url: 'http://127.0.0.1:9/', events: ['contact.left'] };
  const refused = await api.as(free).post('/api/webhooks', draft);
  expect([refused.status, refused.body['code']]).toEqual([403, 'premium_required']);

  const { client, params } = await listening(api);
  for (let count = 1; count < 10; count += 1) {
    expect((await client.post('/api/webhooks', draft)).status).toBe(201);
  }
  expect((await client.post('/api/webhooks', draft)).body['code']).toBe('limit_reached');
  const other = api.as(await api.build.owner({ plan: 'premium' }));
  expect((await other.get(`/api/webhooks/${params.id}/deliveries`)).status).toBe(404);
  expect((await other.delete(`/api/webhooks/${params.id}`)).status).toBe(404);
  expect((await client.delete(`/api/webhooks/${params.id}`)).status).toBe(200);
});

test('without the switch of development, private addresses are refused with a sentence at the field', async () => {
  const strict = await startApi();
  const owner = await strict.build.owner({ plan: 'premium' });
  for (const url of [
    'https://127.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'http://8.8.8.8/',
  ]) {
    const { status, text } = await strict.as(owner).post('/api/webhooks', { url, events: ['contact.left'] });
    expect([url, status]).toEqual([url, 400]);
    expect(text).toContain('"path":"url"');
  }
});

test('a chatbot that is deleted takes along what was told of its visitors', async ({ api }) => {
  const { receiver, guest, client, chatbot, deliveries } = await listening(api, ['contact.left']);
  await guest.ask('Do you ship abroad?');
  await guest.leaveContact({ email: 'maya@example.com' });
  await received(receiver, 1);
  expect(await deliveries()).toHaveLength(1);
  expect((await client.delete(`/api/chatbot/${chatbot._id}`)).status).toBe(200);
  expect(await deliveries()).toEqual([]);
});
