import { startApi, visitor, type StreamedEvent, type TestApi } from '@askwell/testing';
import { startGemini, type Behaviour, type GeminiSimulator } from '@askwell/testing/gemini';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let gemini: GeminiSimulator;
let api: TestApi;
/** With the product's own limits, for tests in which the model answers, however slow the machine is. */
let patientApi: TestApi;
beforeAll(async () => {
  gemini = await startGemini();
  api = await startApi({ gemini, geminiLimits: { firstByte: 500, pause: 500, total: 3_000 } });
  patientApi = await startApi({ gemini });
});
beforeEach(() => gemini.reset());
afterAll(async () => {
  await api.stop();
  await patientApi.stop();
  await gemini.stop();
});

const faqs = [
  { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe. Shipping takes five days.' },
];

/** A key of its own, since a key that was throttled rests. */
async function shop(more = {}, host = api) {
  const apiKey = `AIza-${new ObjectId().toHexString()}`;
  const owner = await host.build.owner({ apiKey, ...more });
  const chatbot = await host.build.chatbot(owner, { knowledgeBase: { faqs } });
  return { owner, chatbot, visitor: visitor(host.url, chatbot._id) };
}

const me = async (owner: { token: string }, host = api) =>
  (await host.as(owner).get('/api/auth/me')).body.user;

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

test.each(beforeAnyText)("a visitor gets the FAQ's own answer when the model %s", async (behaviour) => {
  const { visitor, owner } = await shop();
  gemini.behave(behaviour);
  const reply = await collect(visitor.stream('Do you ship abroad?'));
  expect(reply).toMatchObject({
    kinds: ['start', 'delta', 'done'],
    text: faqs[0]?.answer,
    last: { data: { answered: true, source: 'faq' } },
  });
  expect(await me(owner)).toMatchObject({ usage: { messages: 1 } });
});

test.each(beforeAnyText)(
  'a visitor gets an apology, and the owner the message back, when the model %s',
  async (behaviour) => {
    const { visitor, owner } = await shop();
    gemini.behave(behaviour);
    const { status, body } = await visitor.ask('Who painted the Mona Lisa?');
    expect(status).toBe(200);
    expect(body).toMatchObject({ answered: false, source: 'none' });
    expect(body.text).toMatch(/leave your email address/);
    expect(await me(owner)).toMatchObject({ usage: { messages: 0 } });
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

test.each(afterSomeText)(
  'what was said stands, and an event says so, when the model %s',
  async (behaviour) => {
    const { visitor, owner } = await shop();
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
    expect(await me(owner)).toMatchObject({ usage: { messages: 0 } });
  },
);

test.each(afterSomeText)('who waits for one body gets the fallback when the model %s', async (behaviour) => {
  const { visitor } = await shop();
  gemini.behave(behaviour);
  const { body } = await visitor.ask('Do you ship abroad?');
  expect(body).toMatchObject({ text: faqs[0]?.answer, source: 'faq', answered: true });
});

test.each<Behaviour>(['thinks_aloud', 'splits_every_byte'])(
  'a visitor sees nothing odd when the model %s',
  async (behaviour) => {
    const { visitor } = await shop({}, patientApi);
    gemini.behave(behaviour);
    const reply = await collect(visitor.stream('Do you ship abroad?'));
    expect(reply).toMatchObject({ text: faqs[0]?.answer, last: { event: 'done', data: { source: 'ai' } } });
  },
);

test('the owner sees that the key was rejected, and sees it healed by a new key', async () => {
  const { visitor, owner } = await shop({}, patientApi);
  gemini.behave('rejects_the_key');
  await visitor.ask('Do you ship abroad?');
  expect(await me(owner, patientApi)).toMatchObject({ geminiApiKeyStatus: 'rejected' });
  gemini.reset();
  await patientApi.as(owner).put('/api/auth/profile', { geminiApiKey: 'AIza-a-new-key-of-this-owner' });
  expect(await me(owner, patientApi)).toMatchObject({ geminiApiKeyStatus: 'valid' });
});

test('a key that could not be checked is known to be good after the first reply', async () => {
  const { visitor, owner } = await shop({ apiKeyStatus: 'unchecked' }, patientApi);
  await visitor.ask('Do you ship abroad?');
  expect(await me(owner, patientApi)).toMatchObject({ geminiApiKeyStatus: 'valid' });
});

test('a throttled key is left in peace: the next visitor is answered at once', async () => {
  const { visitor } = await shop({}, patientApi);
  gemini.behave('throttles', { times: 1 });
  await visitor.ask('Do you ship abroad?');
  expect((await visitor.ask('Do you ship abroad?')).body.source).toBe('faq');
  expect(gemini.requests).toHaveLength(1);
});

test('the fallback model answers when the model was shut down', async () => {
  const { visitor } = await shop({}, patientApi);
  gemini.behave('misses_the_model', { model: 'gemini-3.8-flash' });
  expect((await visitor.ask('Do you ship abroad?')).body.source).toBe('ai');
});

test('the provider is told to stop when the visitor leaves, and what was read is kept', async () => {
  const { visitor, owner, chatbot } = await shop({}, patientApi);
  gemini.behave('drips');
  const asked = gemini.nextRequest();
  for await (const { event } of visitor.stream('Do you ship abroad?')) if (event === 'delta') break;
  expect(await (await asked).ended).toBe('abandoned');
  await expect
    .poll(() =>
      patientApi.services.db
        .collection('messages')
        .findOne({ chatbotId: new ObjectId(chatbot._id), role: 'bot' }),
    )
    .toMatchObject({ isPartial: true, text: expect.stringMatching(/^Yes, to/) });
  expect(await me(owner, patientApi)).toMatchObject({ usage: { messages: 1 } });
});

test('a reply that is under way when the server stops ends with an event', async () => {
  const other = await startApi({ gemini });
  const owner = await other.build.owner();
  const { _id } = await other.build.chatbot(owner, { knowledgeBase: { faqs } });
  gemini.behave('stalls_midway');
  const events: StreamedEvent[] = [];
  let stopped: Promise<void> | undefined;
  for await (const event of visitor(other.url, _id).stream('Do you ship abroad?')) {
    events.push(event);
    if (event.event === 'delta') stopped ??= other.stop();
  }
  await stopped;
  expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'provider_interrupted' } });
});
