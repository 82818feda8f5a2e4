import type { StreamedEvent } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { leftOfChatbot } from '../chatbots/delete/left-of-chatbot.fixture.ts';

const faqs = [
  { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe. Shipping takes five days.' },
  { question: 'Do you sell cups?', answer: 'Yes, in blue.' },
];

const test = apiTest({ geminiLimits: { pause: 400 }, shop: { knowledgeBase: { faqs } } });

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

test('a reply that is under way while its chatbot is deleted leaves nothing behind', async ({
  api,
  gemini,
  shop,
}) => {
  const { owner, chatbotId, visitor } = await shop();
  gemini.behave('stalls_midway');
  await during(visitor.stream('Do you ship abroad?'), () =>
    api.as(owner).delete(`/api/chatbot/${chatbotId}`),
  );
  const { db, followUps, jobs } = api.services;
  await followUps.flush();
  expect(await leftOfChatbot(db, chatbotId)).toEqual({ chatbotDeletions: 1 });
  api.clock.advance({ minutes: 3 });
  await jobs.run('chatbot deletions');
  expect(await leftOfChatbot(db, chatbotId)).toEqual({});
});

test('a chatbot that is only switched off keeps the reply that was under way', async ({
  api,
  gemini,
  shop,
}) => {
  const { owner, chatbotId, visitor } = await shop();
  gemini.behave('stalls_midway');
  await during(visitor.stream('Do you ship abroad?'), () =>
    api.as(owner).put(`/api/chatbot/${chatbotId}`, { settings: { isActive: false } }),
  );
  expect(
    await api.services.db.collection('messages').countDocuments({ chatbotId: new ObjectId(chatbotId) }),
  ).toBe(2);
});

test('a conversation that is deleted while a reply is under way stays deleted', async ({
  api,
  gemini,
  shop,
}) => {
  const { chatbotId, visitor } = await shop();
  await visitor.ask('Do you sell cups?');
  gemini.behave('stalls_midway');
  await during(visitor.stream('Do you ship abroad?'), () => visitor.forget());
  const { db } = api.services;
  expect(await db.collection('messages').countDocuments({ chatbotId: new ObjectId(chatbotId) })).toBe(0);
  expect(await db.collection('conversations').countDocuments({ chatbotId: new ObjectId(chatbotId) })).toBe(0);
});

test('after a deletion the visitor goes on in a new conversation', async ({ shop }) => {
  const { visitor } = await shop();
  await visitor.ask('Do you sell cups?');
  const before = visitor.conversation()?.conversationId;
  await visitor.forget();
  await visitor.ask('Do you ship abroad?');
  expect(visitor.conversation()?.conversationId).not.toBe(before);
  expect((await visitor.transcript()).body.data?.conversation?.messages).toHaveLength(2);
});

test('what a killed process stored of a deleted chatbot is removed', async ({ api, shop }) => {
  const { owner, chatbotId, visitor } = await shop();
  await visitor.ask('Do you sell cups?');
  const { db, followUps, jobs, presence } = api.services;
  // The timer would finish the deletion while this is slow.
  await jobs.stop();
  await followUps.flush();
  const collections = ['messages', 'conversations', 'counters', 'visitors'] as const;
  const stored = await Promise.all(
    collections.map(async (name) => ({
      name,
      documents: await db
        .collection(name)
        .find({ chatbotId: new ObjectId(chatbotId) })
        .toArray(),
    })),
  );
  await presence.note('killed', api.clock());
  await api.as(owner).delete(`/api/chatbot/${chatbotId}`);
  for (const { name, documents } of stored) await db.collection(name).insertMany(documents);

  api.clock.advance({ minutes: 3 });
  await jobs.run('reconcileStatistics');
  expect(await leftOfChatbot(db, chatbotId)).toEqual({ chatbotDeletions: 1 });
});
