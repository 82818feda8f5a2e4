import { startApi, visitor, type StreamedEvent, type TestApi } from '@askwell/testing';
import { startGemini, type GeminiSimulator } from '@askwell/testing/gemini';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let gemini: GeminiSimulator;
let api: TestApi;
beforeAll(async () => {
  gemini = await startGemini();
  api = await startApi({ gemini, geminiLimits: { pause: 400 } });
});
beforeEach(() => gemini.reset());
afterAll(async () => {
  await api.stop();
  await gemini.stop();
});

const faqs = [
  { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe. Shipping takes five days.' },
  { question: 'Do you sell cups?', answer: 'Yes, in blue.' },
];

async function shop() {
  const owner = await api.build.owner();
  const { _id } = await api.build.chatbot(owner, { knowledgeBase: { faqs } });
  return { owner, chatbotId: new ObjectId(_id), visitor: visitor(api.url, _id) };
}

/** What is left of a chatbot in the whole database, by collection. */
async function leftOf(chatbotId: ObjectId) {
  const collections = await api.services.db.collections();
  const counts = await Promise.all(
    collections.map(async (collection) => [
      collection.collectionName,
      await collection.countDocuments({ chatbotId }),
    ]),
  );
  return counts.filter(([, count]) => count !== 0);
}

/** Reads a reply that stalls, and does something after its first piece. */
async function during(replies: AsyncIterable<StreamedEvent>, act: () => Promise<unknown>) {
  let hasActed = false;
  const events: StreamedEvent[] = [];
  for await (const event of replies) {
    events.push(event);
    if (event.event !== 'delta' || hasActed) continue;
    hasActed = true;
    await act();
  }
  expect(hasActed).toBe(true);
  return events;
}

test('a reply that is under way while its chatbot is deleted leaves nothing behind', async () => {
  const { owner, chatbotId, visitor } = await shop();
  gemini.behave('stalls_midway');
  await during(visitor.stream('Do you ship abroad?'), () =>
    api.as(owner).delete(`/api/chatbot/${chatbotId.toHexString()}`),
  );
  expect(await leftOf(chatbotId)).toEqual([]);
  expect(await api.services.db.collection('chatbots').countDocuments({ _id: chatbotId })).toBe(0);
});

test('a chatbot that is only switched off keeps the reply that was under way', async () => {
  const { owner, chatbotId, visitor } = await shop();
  gemini.behave('stalls_midway');
  await during(visitor.stream('Do you ship abroad?'), () =>
    api.as(owner).put(`/api/chatbot/${chatbotId.toHexString()}`, { settings: { isActive: false } }),
  );
  expect(await api.services.db.collection('messages').countDocuments({ chatbotId })).toBe(2);
});

test('a conversation that is deleted while a reply is under way stays deleted', async () => {
  const { chatbotId, visitor } = await shop();
  await visitor.ask('Do you sell cups?');
  gemini.behave('stalls_midway');
  await during(visitor.stream('Do you ship abroad?'), () => visitor.forget());
  const { db } = api.services;
  expect(await db.collection('messages').countDocuments({ chatbotId })).toBe(0);
  expect(await db.collection('conversations').countDocuments({ chatbotId })).toBe(0);
});

test('after a deletion the visitor goes on in a new conversation', async () => {
  const { visitor } = await shop();
  await visitor.ask('Do you sell cups?');
  const before = visitor.conversation()?.conversationId;
  await visitor.forget();
  await visitor.ask('Do you ship abroad?');
  expect(visitor.conversation()?.conversationId).not.toBe(before);
  expect((await visitor.transcript()).body.data?.conversation?.messages).toHaveLength(2);
});
