import { apiTest } from '@askwell/testing/api-test';
import { randomUUID } from 'node:crypto';
import { createChatbot } from '@askwell/contracts';
import type { Reply } from '@askwell/testing';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';

const test = apiTest();

const faq = { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' };
const idOf = (reply: Reply | undefined) => createChatbot.response.parse(reply?.body).data.chatbot._id;

test('of two chatbots created at once on a free plan, one is there', async ({ api }) => {
  const owner = await api.build.owner();
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => api.as(owner).post('/api/chatbot', { name: 'Help' })),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201,
    ...Array.from({ length: 7 }, () => 403),
  ]);
  expect(answers.find(({ status }) => status === 403)?.body.code).toBe('plan_limit');
});

test('whoever tries again to create a chatbot, since the answer was lost, gets the one that was made', async ({
  api,
}) => {
  const owner = await api.build.owner();
  const other = await api.build.owner();
  const draft = { name: 'Shop', creationKey: randomUUID(), knowledgeBase: { faqs: [faq], data: '{}' } };
  const first = idOf(await api.as(owner).post('/api/chatbot', draft));
  const again = await api.as(owner).post('/api/chatbot', { ...draft, name: 'Renamed' });
  expect([again.status, idOf(again), again.body.data?.chatbot?.name]).toEqual([201, first, 'Shop']);
  expect((await api.as(owner).get(`/api/chatbot/${first}`)).body.data?.chatbot).not.toHaveProperty(
    'creationKey',
  );
  expect((await api.as(owner).get('/api/chatbot')).body.chatbots).toHaveLength(1);
  expect(idOf(await api.as(other).post('/api/chatbot', draft))).not.toBe(first);
});

test('of several attempts at once with one key, on a plan with room for all, one chatbot is made', async ({
  api,
}) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const draft = { name: 'Shop', creationKey: randomUUID(), knowledgeBase: { faqs: [faq], data: '{}' } };
  const replies = await Promise.all([1, 2, 3].map(() => api.as(owner).post('/api/chatbot', draft)));
  expect(new Set(replies.map(idOf)).size).toBe(1);
  const stored = api.services.db.collection('knowledge').find({ chatbotId: new ObjectId(idOf(replies[0])) });
  expect(await stored.toArray()).toHaveLength(1);
});

test('a premium plan holds ten, and a deleted one makes room', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const create = () => api.as(owner).post('/api/chatbot', { name: 'Help' });
  const made = await Promise.all(Array.from({ length: 11 }, create));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
  const id = idOf(made.find(({ status }) => status === 201));
  expect((await api.as(owner).delete(`/api/chatbot/${id}`)).status).toBe(200);
  expect((await create()).status).toBe(201);
  expect((await create()).status).toBe(403);
});
