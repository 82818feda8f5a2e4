import { unrelatedQuestions } from '@askwell/answers';
import { getSearchProgress, updateKnowledgeBase } from '@askwell/contracts';
import { startApi, visitor, type Shop } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect, onTestFinished, vi } from 'vitest';

const env = { GEMINI_EMBEDDING_MODEL: 'gemini-embedding-001' };
const faqs = [
  { question: 'How much is delivery?', answer: 'Shipping costs 4 euros.' },
  { question: 'Can I return what I bought?', answer: 'Yes, within 30 days.' },
  { question: 'Do you sell gift cards?', answer: 'Yes, from 10 euros.' },
  { question: 'When are you open?', answer: 'From 9 to 5.' },
];
/** Every shop has a key of its own: one that was refused or throttled rests. */
let keys = 0;
/** A busy machine may take longer than a visitor waits. */
const geminiLimits = { questionEmbedding: 15_000 };
const test = apiTest({ env, geminiLimits }).extend(
  'ownShop',
  ({ api }) =>
    () =>
      api.build.shop({
        exactAnswers: true,
        knowledgeBase: { faqs },
        owner: { apiKey: `AIzaSyKeyOfShopNumber${(keys += 1)}` },
      }),
);
/** For a busy machine. */
const patience = { timeout: 60_000, interval: 50 };

const progressOf = async ({ client, chatbotId }: Shop) =>
  (await client.call(getSearchProgress, { params: { id: chatbotId } })).data.search;

const untilReady = (shop: Shop) =>
  vi.waitFor(async () => expect(await progressOf(shop)).toMatchObject({ isReady: true }), patience);

test.for([
  ['Wie viel kostet der Versand?', 'Shipping costs 4 euros.'],
  ['¿Puedo devolver mi compra?', 'Yes, within 30 days.'],
  ['Vendez-vous des cartes cadeaux ?', 'Yes, from 10 euros.'],
  ['दुकान कितने बजे खुलती है?', 'From 9 to 5.'],
  ['送料はいくらですか', 'Shipping costs 4 euros.'],
  ['هل يمكنني إرجاع ما اشتريت؟', 'Yes, within 30 days.'],
] as const)('a question in another language finds its FAQ: %s', async ([text, answer], { ownShop }) => {
  const own = await ownShop();
  await untilReady(own);
  expect((await own.visitor.ask(text)).body).toMatchObject({ text: answer, source: 'faq', answered: true });
});

test('the owner sees how many texts of the knowledge base are ready', async ({ ownShop }) => {
  const own = await ownShop();
  await untilReady(own);
  expect(await progressOf(own)).toEqual({ texts: 8, ready: 8, isReady: true, failure: null });
});

test('a question about something else stays unanswered', async ({ ownShop }) => {
  const own = await ownShop();
  await untilReady(own);
  for (const text of [
    'Wer hat die Mona Lisa gemalt?',
    'Who painted the Mona Lisa?',
    'サッカーの試合は誰が勝ちましたか',
  ]) {
    expect((await own.visitor.ask(text)).body).toMatchObject({ answered: false });
  }
});

test('small talk, a wording of the FAQ and what its words settle are not embedded', async ({
  gemini,
  ownShop,
}) => {
  const own = await ownShop();
  await untilReady(own);
  const before = gemini.embeddings.length;
  await own.visitor.ask('Hello');
  await own.visitor.ask('I want to talk to a human');
  await own.visitor.ask('do you sell gift cards');
  await own.visitor.ask('Do you have gift cards to sell?');
  expect(gemini.embeddings.slice(before)).toEqual([]);
});

test('a text that was embedded is not embedded again', async ({ gemini, ownShop }) => {
  const own = await ownShop();
  await untilReady(own);
  const before = gemini.embeddings.length;
  const more = { question: 'Where can I park?', answer: 'Behind the house.', variants: [] };
  const body = { faqs: [...faqs.map((faq) => ({ ...faq, variants: [] })), more], data: '{}' };
  await own.client.call(updateKnowledgeBase, { params: { id: own.chatbotId }, body });
  await untilReady(own);
  expect(gemini.embeddings.slice(before).flatMap(({ texts }) => texts)).toEqual([
    'Where can I park?',
    'Behind the house.',
  ]);
});

test('a long text that is cut within a character is still embedded', async ({ gemini, ownShop }) => {
  const own = await ownShop();
  await untilReady(own);
  const before = gemini.embeddings.length;
  const long = { question: 'Which emoji fits?', answer: `${'x'.repeat(1_999)}😀`, variants: [] };
  const body = { faqs: [long], data: '{}' };
  await own.client.call(updateKnowledgeBase, { params: { id: own.chatbotId }, body });
  await untilReady(own);
  const sent = gemini.embeddings.slice(before).flatMap(({ texts }) => texts);
  expect(sent).toEqual(['Which emoji fits?', `${'x'.repeat(1_999)}\uFFFD`]);
});

test.for([
  ['forbids', 'key_rejected'],
  ['throttles', 'throttled'],
  ['is_overloaded', 'unavailable'],
  ['answers_too_few', 'unavailable'],
  ['answers_wrong_length', 'unavailable'],
  ['answers_html_as_success', 'unavailable'],
] as const)(
  'with a provider that %s, the owner sees why and visitors get answers by words',
  async ([behaviour, failure], { gemini, ownShop }) => {
    gemini.behaveEmbeddings(behaviour);
    const own = await ownShop();
    await vi.waitFor(
      async () => expect(await progressOf(own)).toMatchObject({ isReady: false, failure }),
      patience,
    );
    expect((await own.visitor.ask('What does delivery cost?')).body.text).toBe('Shipping costs 4 euros.');
  },
);

test('a throttled key is asked again after the time that the provider names', async ({
  api,
  gemini,
  ownShop,
}) => {
  gemini.behaveEmbeddings('throttles', { retrySeconds: 1 });
  const own = await ownShop();
  await vi.waitFor(
    async () => expect(await progressOf(own)).toMatchObject({ failure: 'throttled' }),
    patience,
  );
  gemini.behaveEmbeddings('answers');
  await vi.waitFor(async () => {
    api.clock.advance({ minutes: 2 });
    await api.services.jobs.run('embeddings');
    expect(await progressOf(own)).toMatchObject({ isReady: true, failure: null });
  }, patience);
});

test('a new key is used at once after the old one was refused', async ({ gemini, ownShop }) => {
  gemini.behaveEmbeddings('forbids');
  const own = await ownShop();
  await vi.waitFor(
    async () => expect(await progressOf(own)).toMatchObject({ failure: 'key_rejected' }),
    patience,
  );
  gemini.behaveEmbeddings('answers');
  await own.client.put('/api/auth/profile', { geminiApiKey: 'AIzaSyAnotherKeyThatIsGoodEnough4g0L' });
  await untilReady(own);
});

test.for(['throttles', 'forbids', 'crashes', 'answers_wrong_length', 'hangs_up'] as const)(
  'when the question cannot be embedded because the provider %s, the chatbot searches by words',
  async (behaviour, { gemini, ownShop }) => {
    const own = await ownShop();
    await untilReady(own);
    gemini.behaveEmbeddings(behaviour, { retrySeconds: 1 });
    const { status, body } = await own.visitor.ask('Wie viel kostet der Versand?');
    expect(status).toBe(200);
    expect(body).toMatchObject({ answered: false, source: 'none' });
    expect((await own.visitor.ask('What does delivery cost?')).body.text).toBe('Shipping costs 4 euros.');
  },
);

test('a reply does not wait for a slow provider, and the next question finds the vector', async ({
  gemini,
}) => {
  const api = await startApi({ gemini, env, geminiLimits: { questionEmbedding: 1 } });
  const own = await api.build.shop({ exactAnswers: true, knowledgeBase: { faqs } });
  await untilReady(own);
  gemini.behaveEmbeddings('answers_slowly', { delayMs: 200 });
  const ask = async () => (await own.visitor.ask('Wie viel kostet der Versand?')).body;
  expect(await ask()).toMatchObject({ answered: false, source: 'none' });
  await vi.waitFor(async () => expect(await ask()).toMatchObject({ answered: true }), patience);
});

test('after a restart, the stored index is used without another batch', async ({ api, gemini, ownShop }) => {
  const own = await ownShop();
  await untilReady(own);
  const before = gemini.embeddings.length;
  const second = await startApi({ mongodbUri: api.mongodbUri, gemini, env, geminiLimits });
  const reply = await fetch(`${second.url}/api/widget/${own.chatbotId}/messages`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ visitorId: 'a-visitor-of-16-letters', text: 'Wie viel kostet der Versand?' }),
  });
  expect(await reply.json()).toMatchObject({ text: 'Shipping costs 4 euros.' });
  expect(gemini.embeddings.slice(before).map(({ texts }) => texts)).toEqual([
    ['Wie viel kostet der Versand?'],
  ]);
});

test('after an update that changes the format of indexes, they are computed again from the stored vectors', async ({
  api,
  gemini,
  ownShop,
}) => {
  const own = await ownShop();
  await untilReady(own);
  const stored = api.services.db.collection('semanticIndexes');
  const ofShop = { chatbotId: new ObjectId(own.chatbotId) };
  await stored.deleteMany(ofShop);
  const before = gemini.embeddings.length;
  const updated = await startApi({ mongodbUri: api.mongodbUri, gemini, env, geminiLimits });
  await visitor(updated.url, own.chatbotId).ask('Wie viel kostet der Versand?');
  await vi.waitFor(async () => {
    await updated.services.jobs.run('embeddings');
    expect(await stored.countDocuments(ofShop)).toBeGreaterThan(0);
  }, patience);
  await untilReady(own);
  const sent = gemini.embeddings.slice(before).flatMap(({ texts }) => texts);
  expect(sent.filter((text) => text !== 'Wie viel kostet der Versand?')).toEqual([]);
});

test('the vectors and indexes of a deleted chatbot and account are deleted with it', async ({
  api,
  ownShop,
}) => {
  const own = await ownShop();
  await untilReady(own);
  const count = (name: string) =>
    api.services.db.collection(name).countDocuments({ ownerId: new ObjectId(own.owner.id) });
  expect(await count('semanticIndexes')).toBeGreaterThan(0);
  await own.client.delete(`/api/chatbot/${own.chatbotId}`);
  expect(await count('semanticIndexes')).toBe(0);
  expect(await count('embeddingTasks')).toBe(0);
  expect(await count('embeddings')).toBeGreaterThan(0);
  const farewell = { currentPassword: own.owner.password, confirmation: own.owner.email };
  await own.client.post('/api/account/deletion', farewell);
  await vi.waitFor(async () => expect(await count('embeddings')).toBe(0), patience);
});

test('a provider that stays overloaded is asked less and less often', async ({ api, gemini, ownShop }) => {
  gemini.behaveEmbeddings('is_overloaded');
  const own = await ownShop();
  const dueAt = async () => {
    const task = await api.services.db
      .collection<{ _id: ObjectId; dueAt: Date; attempts: number }>('embeddingTasks')
      .findOne({ _id: new ObjectId(own.chatbotId) });
    return { attempts: task?.attempts, time: task?.dueAt.getTime() ?? 0 };
  };
  const untilAttempts = (attempts: number) =>
    vi.waitFor(async () => expect(await dueAt()).toMatchObject({ attempts }), patience);
  await untilAttempts(1);
  for (const [attempts, minutes] of [
    [2, 2],
    [3, 4],
    [4, 8],
  ] as const) {
    const { time } = await dueAt();
    api.clock.advance({ seconds: 1 + (time - api.services.clock().getTime()) / 1_000 });
    await api.services.jobs.run('embeddings');
    await untilAttempts(attempts);
    expect((await dueAt()).time - time).toBeGreaterThanOrEqual(minutes * 60_000);
  }
});

test('a chatbot that is deleted while its texts are embedded leaves no vectors behind', async ({
  api,
  gemini,
}) => {
  const release = gemini.holdEmbeddings();
  onTestFinished(release);
  const before = gemini.embeddings.length;
  const own = await api.build.shop({ knowledgeBase: { faqs }, owner: { apiKey: 'AIzaSyKeyOfADeletedShop' } });
  await vi.waitFor(() => expect(gemini.embeddings.length).toBeGreaterThan(before), patience);
  await own.client.delete(`/api/chatbot/${own.chatbotId}`);
  release();
  // The texts of this chatbot are embedded after those of the deleted one.
  const parking = { question: 'Where can I park?', answer: 'Behind the house.' };
  const { _id: id } = await api.build.chatbot(own.owner, { knowledgeBase: { faqs: [parking] } });
  await vi.waitFor(
    async () => expect(await progressOf({ ...own, chatbotId: id })).toMatchObject({ isReady: true }),
    patience,
  );
  const stored = api.services.db.collection('embeddings');
  expect(await stored.countDocuments({ ownerId: new ObjectId(own.owner.id) })).toBe(
    unrelatedQuestions.length + 2,
  );
});

test('a process that knows only an earlier knowledge base does not stop the work on the current one', async ({
  api,
  ownShop,
}) => {
  const own = await ownShop();
  await untilReady(own);
  const { embeddingTasks } = api.services;
  const [ownerId, chatbotId] = [new ObjectId(own.owner.id), new ObjectId(own.chatbotId)];
  const earlier = ObjectId.createFromTime(1);
  expect(await embeddingTasks.requestMissing(ownerId, chatbotId, earlier, new Date())).toBe(false);
  expect(await progressOf(own)).toMatchObject({ isReady: true });
});
