import { startApi, type HttpClient, type OwnerOptions, type StreamedEvent } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import type { Behaviour } from '@askwell/testing/gemini';
import { ObjectId } from 'mongodb';
import { expect, onTestFinished } from 'vitest';

const faqs = [
  { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe. Shipping takes five days.' },
];

const options = { shop: { knowledgeBase: { faqs } } };

/** The product's own limits, for tests in which the model answers, however slow the machine is. */
const test = apiTest(options);

/**
 * Gives up soon, for tests in which the model sends no text: a slow machine changes nothing in
 * them.
 */
const testWithoutText = apiTest({
  ...options,
  geminiLimits: { firstByte: 500, pause: 500, total: 3_000 },
});
/** Waits for the first text, and gives up on a model that stops after it. */
const testInterrupted = apiTest({ ...options, geminiLimits: { pause: 2_000, total: 10_000 } });

/** An owner with a key that no other test uses, since a throttled key is not used for a while. */
const ownKey = (more: OwnerOptions = {}) => ({
  owner: { apiKey: `AIza-${new ObjectId().toHexString()}`, ...more },
});

const me = async (client: HttpClient) => (await client.get('/api/auth/me')).body.user;

async function collect(stream: AsyncIterable<StreamedEvent>) {
  const events: StreamedEvent[] = [];
  for await (const event of stream) events.push(event);
  return {
    kinds: events.map(({ event }) => event),
    text: events.map((event) => (event.event === 'delta' ? event.data.text : '')).join(''),
    last: events.at(-1),
  };
}

const beforeAnyText: Behaviour[] = [
  'rejects_the_key',
  'rejects_the_request',
  'forbids',
  'misses_the_model',
  'throttles',
  'crashes',
  'is_overloaded',
  'answers_html',
  'answers_html_as_success',
  'hangs_up',
  'never_answers',
  'never_starts',
  'reports_an_error_in_the_stream',
  'says_nothing',
  'runs_out_of_tokens',
  'finds_it_unsafe',
  'finds_it_prohibited',
  'blocks_the_question',
];

testWithoutText.for(beforeAnyText)(
  "a visitor gets the FAQ's own answer when the model %s",
  async (behaviour, { gemini, shop }) => {
    const { visitor, client } = await shop(ownKey());
    gemini.behave(behaviour);
    const reply = await collect(visitor.stream('Do you ship abroad?'));
    expect(reply).toMatchObject({
      kinds: ['start', 'delta', 'done'],
      text: faqs[0]?.answer,
      last: { data: { answered: true, source: 'faq' } },
    });
    expect(await me(client)).toMatchObject({ usage: { messages: 1 } });
  },
);

testWithoutText.for(beforeAnyText)(
  'a visitor gets an apology, and the owner the message back, when the model %s',
  async (behaviour, { gemini, shop }) => {
    const { visitor, client } = await shop(ownKey());
    gemini.behave(behaviour);
    const { status, body } = await visitor.ask('Who painted the Mona Lisa?');
    expect(status).toBe(200);
    expect(body).toMatchObject({ answered: false, source: 'none' });
    expect(body.text).toMatch(/leave your email address/);
    expect(await me(client)).toMatchObject({ usage: { messages: 0 } });
  },
);

const afterSomeText: Behaviour[] = [
  'stalls_midway',
  'breaks_off',
  'breaks_inside_an_event',
  'reports_an_error_after_text',
  'ends_without_a_reason',
  'drips',
];

testInterrupted.for(afterSomeText)(
  'a visitor keeps the text sent so far and learns that it was cut off when the model %s',
  async (behaviour, { gemini, shop }) => {
    const { visitor, client } = await shop(ownKey());
    gemini.behave(behaviour);
    const reply = await collect(visitor.stream('Do you ship abroad?'));
    expect(reply.text).toMatch(/^Yes, to all/);
    expect(reply.last).toEqual({
      event: 'error',
      data: { code: 'provider_interrupted', message: 'The answer was cut off. Please try again.' },
    });
    expect(reply.kinds).not.toContain('done');
    const { body } = await visitor.transcript();
    expect(body.data?.conversation?.messages).toMatchObject([
      { role: 'visitor' },
      { role: 'bot', text: reply.text },
    ]);
    expect(await me(client)).toMatchObject({ usage: { messages: 0 } });
  },
);

testInterrupted.for(afterSomeText)(
  'a visitor who takes the reply whole gets the FAQ when the model %s',
  async (behaviour, { gemini, shop }) => {
    const { visitor } = await shop(ownKey());
    gemini.behave(behaviour);
    const { body } = await visitor.ask('Do you ship abroad?');
    expect(body).toMatchObject({ text: faqs[0]?.answer, source: 'faq', answered: true });
  },
);

test.for<Behaviour>(['thinks_aloud', 'splits_every_byte'])(
  'a visitor reads the plain answer when the model %s',
  async (behaviour, { gemini, shop }) => {
    const { visitor } = await shop(ownKey());
    gemini.behave(behaviour);
    const reply = await collect(visitor.stream('Do you ship abroad?'));
    expect(reply).toMatchObject({ text: faqs[0]?.answer, last: { event: 'done', data: { source: 'ai' } } });
  },
);

test('an owner sees that the key was rejected, and that a new one is valid', async ({ gemini, shop }) => {
  const { visitor, client } = await shop(ownKey());
  gemini.behave('rejects_the_key');
  await visitor.ask('Do you ship abroad?');
  expect(await me(client)).toMatchObject({ geminiApiKeyStatus: 'rejected' });
  gemini.reset();
  await client.put('/api/auth/profile', { geminiApiKey: 'AIza-a-new-key-of-this-owner' });
  expect(await me(client)).toMatchObject({ geminiApiKeyStatus: 'valid' });
});

test('an owner sees that an unchecked key is valid after the first reply', async ({ shop }) => {
  const { visitor, client } = await shop(ownKey({ apiKeyStatus: 'unchecked' }));
  await visitor.ask('Do you ship abroad?');
  expect(await me(client)).toMatchObject({ geminiApiKeyStatus: 'valid' });
});

test('a throttled key is not used again at once: the next visitor gets the FAQ', async ({ gemini, shop }) => {
  const { visitor } = await shop(ownKey());
  gemini.behave('throttles', { times: 1 });
  await visitor.ask('Do you ship abroad?');
  expect((await visitor.ask('Do you ship abroad?')).body.source).toBe('faq');
  expect(gemini.requests).toHaveLength(1);
});

test('the fallback model answers when the model was shut down', async ({ gemini, shop }) => {
  const { visitor } = await shop(ownKey());
  gemini.behave('misses_the_model', { model: 'gemini-3.8-flash' });
  expect((await visitor.ask('Do you ship abroad?')).body.source).toBe('ai');
});

test('the provider is told to stop when the visitor leaves, and what was read is kept', async ({
  api,
  gemini,
  shop,
}) => {
  const { visitor, client, chatbotId } = await shop(ownKey());
  gemini.behave('drips');
  const asked = gemini.nextRequest();
  for await (const { event } of visitor.stream('Do you ship abroad?')) if (event === 'delta') break;
  expect(await (await asked).ended).toBe('abandoned');
  await expect
    .poll(() =>
      api.services.db.collection('messages').findOne({ chatbotId: new ObjectId(chatbotId), role: 'bot' }),
    )
    .toMatchObject({ isPartial: true, text: expect.stringMatching(/^Yes, to/) });
  expect(await me(client)).toMatchObject({ usage: { messages: 1 } });
});

test("visitors of one owner take no more than half of the process's calls to Gemini, and the others get the FAQ", async ({
  gemini,
}) => {
  const patient = { firstByte: 200_000, pause: 200_000, total: 200_000 };
  const env = { GEMINI_CONNECTIONS: '4', GEMINI_EMBEDDING_MODEL: 'off' };
  const api = await startApi({ gemini, geminiLimits: patient, env });
  onTestFinished(() => api.stop());
  const busy = await api.build.shop({ ...options.shop, ...ownKey() });
  const other = await api.build.shop({ ...options.shop, ...ownKey() });
  gemini.behave('stalls_midway', { times: 2 });
  const open = [busy.visitor, busy.newVisitor()].map((visitor) => visitor.stream('Do you ship abroad?'));
  for (const stream of open) while ((await stream.next()).value?.event !== 'delta');

  expect((await busy.newVisitor().ask('Do you ship abroad?')).body).toMatchObject({
    source: 'faq',
    text: faqs[0]?.answer,
  });
  expect((await other.visitor.ask('Do you ship abroad?')).body.source).toBe('ai');

  await Promise.all(open.map((stream) => stream.return(undefined)));
  await expect.poll(async () => (await busy.newVisitor().ask('Do you ship abroad?')).body.source).toBe('ai');
});

test('a reply that is under way when the server stops ends with an event', async ({ gemini }) => {
  const other = await startApi({ gemini });
  const { visitor } = await other.build.shop(options.shop);
  gemini.behave('stalls_midway');
  const events: StreamedEvent[] = [];
  let stopped: Promise<void> | undefined;
  for await (const event of visitor.stream('Do you ship abroad?')) {
    events.push(event);
    if (event.event === 'delta') stopped ??= other.stop();
  }
  await stopped;
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'provider_interrupted' } });
});
