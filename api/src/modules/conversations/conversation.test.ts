import { visitor, type TestApi } from '@askwell/testing';
import { sendMessage } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';

const test = apiTest();

const nobodys = '0123456789abcdef01234567';

async function talk(api: TestApi) {
  const owner = await api.build.owner({ plan: 'premium' });
  const { _id } = await api.build.chatbot(owner, {
    knowledgeBase: { faqs: [{ question: 'Do you ship abroad?', answer: 'Yes.' }] },
  });
  const one = visitor(api.url, _id);
  const { text } = await one.ask('Do you ship abroad?');
  return { owner, chatbotId: _id, visitor: one, reply: sendMessage.response.parse(JSON.parse(text)) };
}

test('a visitor finds the conversation again after a page change', async ({ api }) => {
  const { visitor, reply } = await talk(api);
  await visitor.ask('Thanks');
  const { status, body } = await visitor.transcript();
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    data: {
      conversation: {
        id: reply.conversationId,
        startedAt: expect.any(String),
        rating: null,
        messages: [
          {
            id: expect.any(String),
            role: 'visitor',
            text: 'Do you ship abroad?',
            at: expect.any(String),
            helpful: null,
          },
          {
            id: reply.messageId,
            role: 'bot',
            text: 'Yes.',
            at: expect.any(String),
            helpful: null,
            sources: [{ title: 'Do you ship abroad?' }],
          },
          { id: expect.any(String), role: 'visitor', text: 'Thanks', at: expect.any(String), helpful: null },
          {
            id: expect.any(String),
            role: 'bot',
            text: expect.any(String),
            at: expect.any(String),
            helpful: null,
          },
        ],
      },
    },
  });
});

test('a visitor says whether a reply helped, and rates the conversation; the last word holds', async ({
  api,
}) => {
  const { visitor, reply } = await talk(api);
  expect((await visitor.judge(reply.messageId, { helpful: true })).body).toEqual({ success: true });
  await visitor.judge(reply.messageId, { helpful: false });
  expect((await visitor.rate({ rating: 2, comment: 'Hm' })).body).toEqual({ success: true });
  await visitor.rate({ rating: 5 });
  const { body } = await visitor.transcript();
  expect(body.data?.conversation).toMatchObject({ rating: 5, messages: [{}, { helpful: false }] });
});

test.for([
  {},
  { rating: 0 },
  { rating: 6 },
  { rating: 2.5 },
  { rating: { $gt: 1 } },
  { rating: 5, comment: {} },
])('a rating of %j is refused', async (rating, { api }) => {
  const { visitor } = await talk(api);
  const { status, body } = await visitor.rate(rating);
  expect([status, body.code]).toEqual([400, 'invalid']);
});

test('a rating out of range is refused in words', async ({ api }) => {
  const { visitor } = await talk(api);
  const { body } = await visitor.rate({ rating: 0 });
  expect(body.message).toBe('Please choose a rating from 1 to 5');
});

test('feedback that is no yes or no is refused', async ({ api }) => {
  const { visitor, reply } = await talk(api);
  expect((await visitor.judge(reply.messageId, { helpful: 'yes' })).status).toBe(400);
});

test("without the conversation's token nothing is read or rated", async ({ api }) => {
  const { chatbotId, reply } = await talk(api);
  const { visitor: stranger, reply: strangers } = await talk(api);
  const path = `/api/widget/${chatbotId}`;
  const tokens = ['', 'nonsense', strangers.conversationToken, stranger.visitorId];
  for (const token of tokens) {
    const bearer = { Authorization: `Bearer ${token}` };
    const conversation = `${path}/conversations/${reply.conversationId}`;
    expect((await api.anonymous.get(conversation, bearer)).status).toBe(401);
    expect((await api.anonymous.post(`${conversation}/rating`, { rating: 1 }, bearer)).status).toBe(401);
    const feedback = `${path}/messages/${reply.messageId}/feedback`;
    expect((await api.anonymous.post(feedback, { helpful: false }, bearer)).status).toBe(401);
  }
});

test('a token opens its conversation with its chatbot only', async ({ api }) => {
  const { visitor, reply, owner } = await talk(api);
  const { _id: other } = await api.build.chatbot(owner);
  const bearer = { Authorization: `Bearer ${reply.conversationToken}` };
  const elsewhere = `/api/widget/${other}/conversations/${reply.conversationId}`;
  expect((await api.anonymous.get(elsewhere, bearer)).status).toBe(401);
  const unknown = [nobodys, 'no-id', `${reply.messageId}0`];
  for (const id of unknown) expect((await visitor.judge(id, { helpful: true })).status).toBe(404);
});

test('deleting a chatbot deletes everything that belongs to it', async ({ api }) => {
  const { owner, chatbotId, visitor } = await talk(api);
  await visitor.rate({ rating: 4 });
  await api.anonymous.post(`/api/widget/${chatbotId}/views`);
  expect((await api.as(owner).delete(`/api/chatbot/${chatbotId}`)).body).toEqual({ success: true });
  for (const { collectionName } of await api.services.db.collections()) {
    const left = await api.services.db
      .collection(collectionName)
      .countDocuments({ chatbotId: new ObjectId(chatbotId) });
    expect([collectionName, left]).toEqual([collectionName, 0]);
  }
  expect((await visitor.ask('Still there?')).body.code).toBe('chatbot_unavailable');
  expect((await api.as(owner).get('/api/chatbot')).body).toMatchObject({ chatbots: [] });
});
