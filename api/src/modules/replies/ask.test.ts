import { askChatbot, createToken } from '@askwell/contracts';
import { visitor, type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest();

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];

async function programmer(api: TestApi, { messagesThisMonth = 0 } = {}) {
  const owner = await api.build.owner({ plan: 'premium', messagesThisMonth });
  const { _id } = await api.build.chatbot(owner, { knowledgeBase: { faqs } });
  const { data } = await api.as(owner).call(createToken, { body: { name: 'Script' } });
  return { owner, id: _id, client: api.as({ token: data.secret }) };
}

test('a program asks a chatbot, goes on with the conversation, and it counts', async ({ api }) => {
  const { owner, id, client } = await programmer(api);
  const first = await client.call(askChatbot, { params: { id }, body: { text: 'Do you ship abroad?' } });
  expect(first.answered).toBe(true);
  expect(first.text).toContain('Europe');
  const { conversationId } = first;
  const body = { text: 'And to Norway?', conversationId };
  const second = await client.call(askChatbot, { params: { id }, body });
  expect(second.conversationId).toBe(conversationId);
  const me = await api.as(owner).get('/api/auth/me');
  expect(me.body['user']?.['usage']?.['messages']).toBe(2);
});

test('a program reads the reply as it streams', async ({ api }) => {
  const { id, client } = await programmer(api);
  const { status, headers, text } = await client.post(
    `/api/chatbot/${id}/ask`,
    { text: 'Do you ship abroad?' },
    { Accept: 'text/event-stream' },
  );
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching('text/event-stream')]);
  expect(text).toMatch(/event: start[\s\S]+event: delta[\s\S]+event: done/);
});

test('a used-up quota is told politely', async ({ api }) => {
  const { id, client } = await programmer(api, { messagesThisMonth: 10_000 });
  const reply = await client.call(askChatbot, { params: { id }, body: { text: 'Do you ship abroad?' } });
  expect([reply.answered, reply.source]).toEqual([false, 'none']);
});

test('a visitor’s conversation, another owner’s chatbot and a free plan are out of reach', async ({
  api,
}) => {
  const { id, client } = await programmer(api);
  const guest = visitor(api.url, id);
  await guest.ask('Do you ship abroad?');
  const conversationId = guest.conversation()?.conversationId;
  const ask = (chatbotId: string, body: object) => client.post(`/api/chatbot/${chatbotId}/ask`, body);
  expect((await ask(id, { text: 'Hello', conversationId })).status).toBe(404);

  const free = await api.build.owner();
  const theirs = await api.build.chatbot(free);
  expect((await ask(theirs._id, { text: 'Hello' })).status).toBe(404);
  const refused = await api.as(free).post(`/api/chatbot/${theirs._id}/ask`, { text: 'Hello' });
  expect([refused.status, refused.body['code']]).toEqual([403, 'premium_required']);
  for (const text of ['', ' ', 'x'.repeat(2001), 7]) expect((await ask(id, { text })).status).toBe(400);
});

test('a chatbot that is not deployed, or switched off, takes no questions', async ({ api }) => {
  const { owner, id, client } = await programmer(api);
  const draft = await api.build.chatbot(owner, { deployed: false });
  await api.as(owner).put(`/api/chatbot/${id}`, { settings: { isActive: false } });
  for (const chatbotId of [draft._id, id]) {
    const { status, body } = await client.post(`/api/chatbot/${chatbotId}/ask`, { text: 'Hello' });
    expect([status, body['code']]).toEqual([404, 'chatbot_unavailable']);
  }
});
