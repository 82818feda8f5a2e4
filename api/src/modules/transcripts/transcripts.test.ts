import { getTranscript, listConversations, type QueryOf } from '@askwell/contracts';
import { type TestApi, type TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

const faqs = [
  { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' },
  { question: 'What are your opening hours?', answer: 'From 9 to 5.' },
];

/** A premium shop and the calls of its owner about conversations. */
async function transcriptShop(api: TestApi) {
  const {
    owner,
    client,
    chatbotId: id,
    newVisitor,
  } = await api.build.shop({
    owner: { plan: 'premium' },
    knowledgeBase: { faqs },
  });
  const list = async (query: QueryOf<typeof listConversations> = {}) => {
    const { data } = await client.call(listConversations, { params: { id }, query });
    return data;
  };
  const transcriptOf = async (conversationId: string) => {
    const params = { chatbotId: id, id: conversationId };
    return (await client.call(getTranscript, { params })).data.conversation;
  };
  return { owner, id, list, transcriptOf, visitor: newVisitor };
}

test('a transcript says what each reply rests on', async ({ api }) => {
  const { list, transcriptOf, visitor } = await transcriptShop(api);
  const maya = visitor();
  await maya.ask('Do you ship abroad?', { visitor: { name: 'Maya' } });
  await maya.ask('Who painted the Mona Lisa?');
  await maya.rate({ rating: 2, comment: 'Not all of it' });
  await maya.leaveContact({ email: 'maya@example.com', message: 'Please tell me.' });

  const [listed] = (await list()).conversations;
  expect(listed).toMatchObject({
    user: 'Maya',
    rating: 2,
    unanswered: 1,
    hasContact: true,
    messageCount: 2,
    lastMessage: 'Who painted the Mona Lisa?',
  });
  const transcript = await transcriptOf(listed?.id ?? '');
  expect(transcript).toMatchObject({
    user: 'Maya',
    rating: 2,
    comment: 'Not all of it',
    contact: { email: 'maya@example.com', message: 'Please tell me.' },
    messages: [
      { role: 'visitor', text: 'Do you ship abroad?' },
      { role: 'bot', text: 'Yes, to all of Europe.', source: 'ai', answered: true, isPartial: false },
      { role: 'visitor', text: 'Who painted the Mona Lisa?' },
      { role: 'bot', answered: false },
    ],
  });
  const [, shipped, , painted] = transcript.messages;
  const shippedBy = shipped?.role === 'bot' ? shipped.sources.filter(({ isCited }) => isCited) : [];
  expect(shippedBy.map(({ question }) => question)).toEqual(['Do you ship abroad?']);
  expect(painted?.role === 'bot' && painted.sources.some(({ isCited }) => isCited)).toBe(false);
});

test('conversations are found by what was not answered, by a low rating and by an address left', async ({
  api,
}) => {
  const { list, visitor } = await transcriptShop(api);
  const [content, lost, unhappy] = [visitor(), visitor(), visitor()];
  await content.ask('Do you ship abroad?');
  await content.rate({ rating: 5 });
  await lost.ask('Who painted the Mona Lisa?');
  await lost.leaveContact({ email: 'lost@example.com' });
  await unhappy.ask('What are your opening hours?');
  await unhappy.rate({ rating: 3 });

  const found = async (filter: 'all' | 'unanswered' | 'low' | 'contact') =>
    (await list({ filter })).conversations.map(({ id }) => id);
  const idOf = ({ conversation }: typeof content) => conversation()?.conversationId;
  expect(await found('all')).toEqual([idOf(unhappy), idOf(lost), idOf(content)]);
  expect(await found('unanswered')).toEqual([idOf(lost)]);
  expect(await found('low')).toEqual([idOf(unhappy)]);
  expect(await found('contact')).toEqual([idOf(lost)]);
});

test('a search finds words of either side, names, and no patterns', async ({ api }) => {
  const { list, visitor } = await transcriptShop(api);
  await visitor().ask('Do you ship abroad?', { visitor: { name: 'Maya Lin' } });
  await visitor().ask('What are your OPENING hours (on *Sundays*)?');
  const count = async (search: string) => (await list({ search })).conversations.length;
  expect(await count('opening')).toBe(1);
  expect(await count('all of europe')).toBe(1);
  expect(await count('maya')).toBe(1);
  expect(await count('(on *Sundays*)')).toBe(1);
  expect(await count('.*')).toBe(0);
  expect(await count('zebra')).toBe(0);
});

test('twenty conversations make a page, and each comes once', async ({ api }) => {
  const { list, visitor } = await transcriptShop(api);
  for (let index = 0; index < 23; index += 1) await visitor().ask(`Do you ship abroad? ${index}`);
  for (const search of ['', 'ship']) {
    const first = await list({ search });
    expect(first.conversations).toHaveLength(20);
    const second = await list({ search, ...(first.next !== null && { before: first.next }) });
    expect(second).toMatchObject({ next: null });
    expect(second.conversations).toHaveLength(3);
    const ids = [...first.conversations, ...second.conversations].map(({ id }) => id);
    expect(new Set(ids).size).toBe(23);
  }
});

test('an owner deletes a conversation, and its numbers stay', async ({ api }) => {
  const { owner, id, list, visitor } = await transcriptShop(api);
  const maya = visitor();
  await maya.ask('Who painted the Mona Lisa?');
  const path = `/api/chatbot/${id}/conversations/${maya.conversation()?.conversationId}`;
  expect((await api.as(owner).delete(path)).status).toBe(200);
  expect((await api.as(owner).get(path)).status).toBe(404);
  expect((await list()).conversations).toEqual([]);
  const { body } = await api.as(owner).get(`/api/chatbot/${id}/analytics`);
  expect(body.data?.analytics?.totalMessages).toBe(1);
});

test('nobody reads, lists or deletes what visitors said to another owner’s chatbot', async ({ api }) => {
  const { owner, id, visitor } = await transcriptShop(api);
  const maya = visitor();
  await maya.ask('Do you ship abroad?');
  const conversationId = maya.conversation()?.conversationId ?? '';
  const other = await transcriptShop(api);
  const tries = (as: TestOwner, chatbotId: string) =>
    Promise.all([
      api.as(as).get(`/api/chatbot/${chatbotId}/conversations/${conversationId}`),
      api.as(as).delete(`/api/chatbot/${chatbotId}/conversations/${conversationId}`),
    ]);
  const refused = [...(await tries(other.owner, id)), ...(await tries(other.owner, other.id))];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await api.as(other.owner).get(`/api/chatbot/${id}/conversations`)).status).toBe(404);
  expect((await api.as(owner).get(`/api/chatbot/${id}/conversations/${conversationId}`)).status).toBe(200);
});

test.for(['not-a-place', '1-2', "{'$gt': ''}"])('%s is no place to go on from', async (before, { api }) => {
  const { owner, id } = await transcriptShop(api);
  const query = new URLSearchParams({ before }).toString();
  const { status, body } = await api.as(owner).get(`/api/chatbot/${id}/conversations?${query}`);
  expect([status, body.code, body.errors?.[0]?.path]).toEqual([400, 'invalid', 'before']);
});
