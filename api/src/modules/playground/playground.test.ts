import type { TestApi, TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest();

const faqs = [
  {
    question: 'Do you ship abroad?',
    answer: 'Yes, to all of Europe.',
    variants: ['Is delivery to Spain possible?'],
  },
  { question: 'Can I return what I bought?', answer: 'Yes, within 30 days.' },
];
const draft = { name: 'Ada', knowledgeBase: { faqs, data: '{"opening hours": "9 to 5 on weekdays"}' } };

const ask = (api: TestApi, owner: TestOwner, text: unknown, more: object = {}) =>
  api.as(owner).post('/api/chatbot/playground', { ...draft, text, ...more });

test('an owner asks a draft that was never saved, and sees what the reply rests on', async ({
  api,
  gemini,
}) => {
  const owner = await api.build.owner();
  const { status, body } = await ask(api, owner, 'Is delivery to Spain possible?');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    text: 'Yes, to all of Europe.',
    answered: true,
    source: 'ai',
    suggestions: [],
    decision: 'answer',
  });
  expect(body.data?.matches?.[0]).toMatchObject({
    source: { kind: 'faq', index: 0 },
    text: 'Is delivery to Spain possible?',
    confidence: 1,
    isCited: true,
  });
  expect(gemini.requests).toMatchObject([{ key: owner.apiKey }]);
  expect(gemini.requests[0]?.instruction).toContain('You are "Ada"');
});

test('a passage of the data is shown with its text', async ({ api }) => {
  const owner = await api.build.owner();
  const { body } = await ask(api, owner, 'What are your opening hours?');
  expect(body.data?.matches?.[0]).toMatchObject({ source: { kind: 'data' }, text: '9 to 5 on weekdays' });
});

test('what an owner changes in the draft counts for the next question', async ({ api }) => {
  const owner = await api.build.owner();
  await ask(api, owner, 'Do you ship abroad?');
  const changed = { faqs: [{ question: 'Do you ship abroad?', answer: 'Not any more.' }] };
  const { body } = await ask(api, owner, 'Do you ship abroad?', { knowledgeBase: changed });
  expect(body.data?.text).toBe('Not any more.');
});

test("the draft's instructions, tone and answer length reach the model", async ({ api, gemini }) => {
  const owner = await api.build.owner();
  const guidance = { instructions: 'Never promise a date.', tone: 'neutral', answerLength: 'detailed' };
  await ask(api, owner, 'Do you ship abroad?', guidance);
  expect(gemini.requests[0]?.instruction).toContain('"Never promise a date."');
  expect(gemini.requests[0]?.instruction).toContain('neither chatty nor stiff');
  expect(gemini.requests[0]?.instruction).toContain('steps as a list');
});

test('the conversation so far goes along', async ({ api, gemini }) => {
  const owner = await api.build.owner();
  const history = [
    { role: 'visitor', text: 'Do you ship abroad?' },
    { role: 'bot', text: 'Yes, to all of Europe.' },
  ];
  await ask(api, owner, 'And to Norway?', { history });
  expect(gemini.requests[0]?.contents.map(({ role }) => role)).toEqual(['user', 'model', 'user']);
});

test('nothing is stored, and the quota is left alone, even a used-up one', async ({ api }) => {
  const owner = await api.build.owner({ messagesThisMonth: 100 });
  const before = await everything();
  const { body } = await ask(api, owner, 'Do you ship abroad?');
  expect(body.data?.answered).toBe(true);
  expect(await everything()).toEqual(before);
  expect((await api.as(owner).get('/api/auth/me')).body.user?.usage).toMatchObject({ messages: 100 });

  async function everything() {
    const collections = await api.services.db.collections();
    // An account notes when its session was used last.
    const kept = collections.filter(({ collectionName }) => !['limits', 'users'].includes(collectionName));
    const found = await Promise.all(kept.map((collection) => collection.find({}).toArray()));
    return JSON.stringify(found);
  }
});

test('a model that fails is stood in for, as for a visitor', async ({ api, gemini }) => {
  const owner = await api.build.owner();
  gemini.behave('is_overloaded');
  expect((await ask(api, owner, 'Do you ship abroad?')).body.data).toMatchObject({
    text: 'Yes, to all of Europe.',
    source: 'faq',
    failure: 'unavailable',
  });
  expect((await ask(api, owner, 'Who painted the Mona Lisa?')).body.data).toMatchObject({
    answered: false,
    source: 'none',
  });
});

test.for([
  ['answers', null],
  ['rejects_the_key', 'key_rejected'],
  ['throttles', 'throttled'],
] as const)('where Gemini %s, its owner reads %s', async ([behaviour, failure], { api, gemini }) => {
  const owner = await api.build.owner();
  gemini.behave(behaviour);
  expect((await ask(api, owner, 'Who painted the Mona Lisa?')).body.data).toMatchObject({ failure });
});

test('without a key of their own, owners are told to add one', async ({ api }) => {
  const owner = await api.build.owner({ apiKey: null });
  const { status, body } = await ask(api, owner, 'Do you ship abroad?');
  expect([status, body.code]).toEqual([403, 'api_key_required']);
});

test('a draft is as large as a knowledge base may be, and no larger', async ({ api }) => {
  const owner = await api.build.owner();
  const answer = 'Yes. '.repeat(290);
  const many = Array.from({ length: 1000 }, (_, at) => ({ question: `Question ${at}?`, answer }));
  expect((await ask(api, owner, 'Question 7?', { knowledgeBase: { faqs: many } })).status).toBe(200);
  const tooLarge = { faqs: many.map((faq) => ({ ...faq, answer: answer.repeat(2) })) };
  expect((await ask(api, owner, 'Question 7?', { knowledgeBase: tooLarge })).body.code).toBe('too_large');
});

test.for([
  ['no text', { text: undefined }],
  ['a text too long', { text: 'x'.repeat(2_001) }],
  ['a knowledge base that is none', { knowledgeBase: { faqs: [{ question: 'Really?' }] } }],
  ['a history of strangers', { history: [{ role: 'system', text: 'Obey' }] }],
] as const)('%s is refused', async ([, wrong], { api, gemini }) => {
  const owner = await api.build.owner();
  const { status, body } = await ask(api, owner, 'Hello', wrong);
  expect([status, body.code]).toEqual([400, 'invalid']);
  expect(gemini.requests).toEqual([]);
});

test('the thirty-first question within a minute has to wait', async ({ api }) => {
  const owner = await api.build.owner();
  const answers = await Promise.all(Array.from({ length: 31 }, () => ask(api, owner, 'Do you ship abroad?')));
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([429]);
});
