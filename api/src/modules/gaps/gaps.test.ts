import {
  dismissGap,
  listAskedQuestions,
  listGaps,
  sendMessage,
  updateKnowledgeBase,
} from '@askwell/contracts';
import { type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];

/** A premium shop and the calls of its owner about gaps. */
async function gapShop(api: TestApi) {
  const {
    chatbotId: id,
    client,
    newVisitor,
  } = await api.build.shop({
    owner: { plan: 'premium' },
    knowledgeBase: { faqs },
  });
  const params = { id };
  return {
    id,
    visitor: newVisitor,
    gaps: async () => (await client.call(listGaps, { params })).data,
    dismiss: (questions: string[]) => client.call(dismissGap, { params, body: { questions } }),
    learn: (question: string, answer: string) =>
      client.call(updateKnowledgeBase, { params, body: { faqs: [...faqs, { question, answer }] } }),
  };
}

test('a chatbot that answered everything has no gaps', async ({ api }) => {
  const { visitor, gaps } = await gapShop(api);
  await visitor().ask('Do you ship abroad?');
  expect(await gaps()).toEqual({ gaps: [], questions: 0 });
});

test('questions that ask the same are one gap, the one of most visitors comes first', async ({ api }) => {
  const { visitor, gaps } = await gapShop(api);
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

test('a gap closes when the knowledge base learns the answer', async ({ api }) => {
  const { visitor, gaps, learn } = await gapShop(api);
  await visitor().ask('Do you sell gift cards?');
  await visitor().ask('Is there parking?');
  await learn('Do you sell gift cards?', 'Yes, from $10.');
  expect((await gaps()).gaps.map(({ name }) => name)).toEqual(['Is there parking?']);
});

test('a gap that the owner dismisses stays away, and comes back when somebody asks again', async ({
  api,
}) => {
  const { visitor, gaps, dismiss } = await gapShop(api);
  await visitor().ask('Is there parking?');
  await dismiss(['Is there parking?']);
  expect((await gaps()).gaps).toEqual([]);
  await visitor().ask('Is there parking?');
  expect((await gaps()).gaps).toMatchObject([{ name: 'Is there parking?', visitors: 1 }]);
});

test('small talk is no gap', async ({ api }) => {
  const { visitor, gaps } = await gapShop(api);
  await visitor().ask('Hello!');
  await visitor().ask('Thank you');
  expect((await gaps()).gaps).toEqual([]);
});

test('only the owner sees gaps and dismisses them', async ({ api }) => {
  const { id, visitor, gaps } = await gapShop(api);
  await visitor().ask('Is there parking?');
  const stranger = api.as(await api.build.owner());
  expect((await stranger.get(`/api/chatbot/${id}/gaps`)).status).toBe(404);
  const dismissed = await stranger.post(`/api/chatbot/${id}/gaps/dismiss`, {
    questions: ['Is there parking?'],
  });
  expect(dismissed.status).toBe(404);
  expect((await gaps()).gaps).toHaveLength(1);
});

test('what FAQs answered can be asked again: each question once, without what did not help', async ({
  api,
}) => {
  const { client, chatbotId, newVisitor } = await api.build.shop({ knowledgeBase: { faqs } });
  const asked = async () =>
    (await client.call(listAskedQuestions, { params: { id: chatbotId } })).data.questions;
  expect(await asked()).toEqual([]);
  await newVisitor().ask('Do you ship abroad?');
  await newVisitor().ask('do you ship abroad');
  await newVisitor().ask('Hello');
  await newVisitor().ask('Who won the football match?');
  await newVisitor().ask(`${'Do you ship abroad? '.repeat(15)}Do you ship abroad?`);
  const faq = 'Do you ship abroad?';
  expect(await asked()).toEqual([
    { text: 'do you ship abroad', faq },
    { text: 'Do you ship abroad?', faq },
  ]);
  const unhappy = newVisitor();
  const { text } = await unhappy.ask('do you really ship abroad?');
  expect(await asked()).toHaveLength(3);
  const { messageId } = sendMessage.response.parse(JSON.parse(text));
  await unhappy.judge(messageId, { helpful: false });
  expect(await asked()).toHaveLength(2);
});
