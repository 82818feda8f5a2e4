import { dismissGap, listGaps, updateKnowledgeBase } from '@askwell/contracts';
import { startApi, visitor, type TestApi } from '@askwell/testing';
import { startGemini, type GeminiSimulator } from '@askwell/testing/gemini';
import { afterAll, beforeAll, expect, test } from 'vitest';

let gemini: GeminiSimulator;
let api: TestApi;
beforeAll(async () => {
  gemini = await startGemini();
  api = await startApi({ gemini, env: { RATE_LIMIT_FACTOR: '1000' } });
});
afterAll(async () => {
  await api.stop();
  await gemini.stop();
});

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];

async function shop() {
  const owner = await api.build.owner({ plan: 'premium' });
  const { _id: id } = await api.build.chatbot(owner, { knowledgeBase: { faqs } });
  const params = { id };
  const client = api.as(owner);
  return {
    owner,
    id,
    visitor: () => visitor(api.url, id),
    gaps: async () => (await client.call(listGaps, { params })).data,
    dismiss: (questions: string[]) => client.call(dismissGap, { params, body: { questions } }),
    learn: (question: string, answer: string) =>
      client.call(updateKnowledgeBase, { params, body: { faqs: [...faqs, { question, answer }] } }),
  };
}

test('a chatbot that answered everything has no gaps', async () => {
  const { visitor, gaps } = await shop();
  await visitor().ask('Do you ship abroad?');
  expect(await gaps()).toEqual({ gaps: [], questions: 0 });
});

test('questions that ask the same are one gap, the one of most visitors comes first', async () => {
  const { visitor, gaps } = await shop();
  const insistent = visitor();
  await insistent.ask('Do you sell gift cards?');
  await insistent.ask('Do you sell gift cards?!');
  await insistent.ask('Do you sell gift cards??');
  for (const text of ['Is there parking?', 'Is there any parking nearby?']) await visitor().ask(text);
  const { gaps: found, questions } = await gaps();
  expect(questions).toBe(5);
  expect(found).toMatchObject([
    {
      name: 'Is there parking?',
      visitors: 2,
      questions: [{ count: 1 }, { count: 1 }],
    },
    {
      name: expect.stringMatching(/^Do you sell gift cards/),
      visitors: 1,
      questions: [{ count: 1 }, { count: 1 }, { count: 1 }],
    },
  ]);
});

test('a gap closes when the knowledge base learns the answer', async () => {
  const { visitor, gaps, learn } = await shop();
  await visitor().ask('Do you sell gift cards?');
  await visitor().ask('Is there parking?');
  await learn('Do you sell gift cards?', 'Yes, from $10.');
  expect((await gaps()).gaps.map(({ name }) => name)).toEqual(['Is there parking?']);
});

test('a gap that the owner dismisses stays away, and comes back when somebody asks again', async () => {
  const { visitor, gaps, dismiss } = await shop();
  await visitor().ask('Is there parking?');
  await dismiss(['Is there parking?']);
  expect((await gaps()).gaps).toEqual([]);
  await visitor().ask('Is there parking?');
  expect((await gaps()).gaps).toMatchObject([{ name: 'Is there parking?', visitors: 1 }]);
});

test('small talk is no gap', async () => {
  const { visitor, gaps } = await shop();
  await visitor().ask('Hello!');
  await visitor().ask('Thank you');
  expect((await gaps()).gaps).toEqual([]);
});

test('only the owner sees gaps and dismisses them', async () => {
  const { id, visitor, gaps } = await shop();
  await visitor().ask('Is there parking?');
  const stranger = api.as(await api.build.owner());
  expect((await stranger.get(`/api/chatbot/${id}/gaps`)).status).toBe(404);
  const dismissed = await stranger.post(`/api/chatbot/${id}/gaps/dismiss`, {
    questions: ['Is there parking?'],
  });
  expect(dismissed.status).toBe(404);
  expect((await gaps()).gaps).toHaveLength(1);
});
