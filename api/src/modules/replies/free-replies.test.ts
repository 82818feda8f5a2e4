import { visitor, type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
const faqs = [
  { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' },
  { question: 'How long does delivery take?', answer: 'Five days.' },
  { question: 'How long is the warranty of shoes?', answer: 'Two years.' },
];

const test = apiTest({ shop: { knowledgeBase: { faqs } } });

const used = async (api: TestApi, owner: { token: string }) =>
  (await api.as(owner).get('/api/auth/me')).body.user?.usage?.messages;

test('small talk is answered at once, in the visitor’s language, and costs the owner nothing', async ({
  api,
  gemini,
  shop,
}) => {
  const { owner, visitor } = await shop();
  const small = { answered: true, source: 'none', suggestions: [] };
  expect((await visitor.ask('¡Hola!')).body).toMatchObject({
    ...small,
    text: '¡Hola! ¿En qué puedo ayudarle?',
  });
  expect((await visitor.ask('ありがとうございます')).body.text).toMatch(/^どういたしまして/);
  expect(gemini.requests).toEqual([]);
  expect(await used(api, owner)).toBe(0);
});

test('small talk is said in the conversation, and is neither a gap nor a topic', async ({ api, shop }) => {
  const { visitor, chatbotId, owner } = await shop();
  await visitor.ask('Hello');
  await visitor.ask('Do you ship abroad?');
  expect((await visitor.transcript()).body.data?.conversation?.messages).toHaveLength(4);
  const chatbot = new ObjectId(chatbotId);
  const gaps = await api.services.db
    .collection('messages')
    .countDocuments({ chatbotId: chatbot, isGap: true });
  expect(gaps).toBe(0);
  const { body } = await api.as(owner).get(`/api/chatbot/${chatbotId}/analytics?timeRange=24h`);
  expect(body.data?.analytics).toMatchObject({
    totalMessages: 2,
    popularTopics: [{ name: 'Do you ship abroad?', count: 1 }],
  });
});

test('small talk is answered when the plan is used up, too', async ({ shop }) => {
  const { visitor } = await shop({ owner: { messagesThisMonth: 100 } });
  expect((await visitor.ask('Thanks!')).body).toMatchObject({ answered: true });
  expect((await visitor.ask('¿Cuándo llega mi pedido?')).body.text).toMatch(/^Lo siento, en este momento/);
});

test('an owner who has an FAQ for a greeting means that one', async ({ gemini, shop }) => {
  const { visitor } = await shop({
    knowledgeBase: { faqs: [{ question: 'Hello', answer: 'Ahoy, sailor!' }] },
  });
  gemini.behave('is_overloaded');
  expect((await visitor.ask('hello!')).body).toMatchObject({ text: 'Ahoy, sailor!', source: 'faq' });
});

test('the same question again is answered as before, without the model and without being counted', async ({
  api,
  gemini,
  shop,
}) => {
  const { owner, visitor } = await shop();
  const { body: first } = await visitor.ask('Do you ship abroad?');
  await visitor.ask('How long does delivery take?');
  const { body: again } = await visitor.ask('do you ship ABROAD');
  expect(again).toMatchObject({ text: first.text, answered: true, source: 'ai' });
  expect(gemini.requests).toHaveLength(2);
  expect(await used(api, owner)).toBe(2);
});

test('a question that means something else each time is asked again', async ({ gemini, shop }) => {
  const { visitor } = await shop();
  await visitor.ask('Do you have a delivery service?');
  await visitor.ask('And how long?');
  await visitor.ask('Is there a warranty of shoes?');
  await visitor.ask('And how long?');
  expect(gemini.requests).toHaveLength(4);
});

test('another visitor, or another conversation, is answered by the model', async ({ api, gemini, shop }) => {
  const { chatbotId, visitor: one } = await shop();
  await one.ask('Do you ship abroad?');
  await visitor(api.url, chatbotId).ask('Do you ship abroad?');
  expect(gemini.requests).toHaveLength(2);
});

test('an answer is not repeated once the owner has changed the knowledge base', async ({ api, shop }) => {
  const { owner, chatbotId, visitor } = await shop();
  await visitor.ask('Do you ship abroad?');
  const changed = { faqs: [{ question: 'Do you ship abroad?', answer: 'Not any more.' }] };
  await api.as(owner).put(`/api/chatbot/${chatbotId}/knowledge-base`, changed);
  expect((await visitor.ask('Do you ship abroad?')).body.text).toBe('Not any more.');
});

test('a question without a good answer may be asked again', async ({ gemini, shop }) => {
  const { visitor } = await shop();
  await visitor.ask('Who painted the Mona Lisa?');
  await visitor.ask('Who painted the Mona Lisa?');
  gemini.behave('is_overloaded', { times: 1 });
  await visitor.ask('Do you ship abroad?');
  expect((await visitor.ask('Do you ship abroad?')).body).toMatchObject({ source: 'ai' });
  expect(gemini.requests).toHaveLength(4);
});
