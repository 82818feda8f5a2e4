import { acceptDrafts, deleteConversation, getAnalytics, listDrafts } from '@askwell/contracts';
import { ObjectId } from 'mongodb';
import { expect, test, vi } from 'vitest';
import { shopWithWebsite } from '../sources/shop-with-website.fixture.ts';
import { host } from '../sources/tea-shop.fixture.ts';
import { reconcileHours } from './reconcile/reconcile-hours.ts';
import { recount } from './recount.fixture.ts';

// The readers take long to load on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

test('an owner sees what answers were based on: own FAQs, and pages by their FAQs and their text', async () => {
  const knowledgeBase = { faqs: [{ question: 'Do you sell mugs?', answer: 'Yes, from $8.' }] };
  const { api, gemini, shop } = await shopWithWebsite({}, { owner: { staysSignedIn: true }, knowledgeBase });
  const { client, chatbotId, owner } = shop;
  const id = { id: chatbotId };
  const { drafts } = (await client.call(listDrafts, { params: id })).data;
  await client.call(acceptDrafts, { params: id, body: { drafts: drafts.map((draft) => draft.id) } });
  const analytics = async () => (await client.call(getAnalytics, { params: id })).data.analytics;
  expect((await analytics()).answersBySource).toEqual([]);

  const ask = async (question: string, cites: number) => {
    const visitor = shop.newVisitor();
    gemini.behave('answers', { text: `Certainly [[${cites}]].` });
    await visitor.ask(question);
    return visitor;
  };
  await ask('Do you sell mugs?', 1);
  await ask('Do you ship abroad?', 2);
  await ask('Can I return opened tea?', 3);
  // The FAQs come first, then the passages of the pages in their order.
  const last = await ask('Where is the workshop on Saturday?', 7);
  const expected = [
    { kind: 'page', name: 'Questions', url: `https://${host}/faq`, count: 2 },
    { kind: 'faqs', name: '', url: null, count: 1 },
    { kind: 'page', name: 'Brewing', url: `https://${host}/brewing`, count: 1 },
  ];
  expect((await analytics()).answersBySource).toEqual(expected);

  const raw = () => recount(api.services.db, new ObjectId(chatbotId), '7d', 'UTC', api.clock());
  expect((await raw()).answersBySource).toEqual(expected);
  // What was not counted, as by a process that was killed, is counted by the reconciler.
  const conversation = last.conversation()?.conversationId ?? '';
  await client.call(deleteConversation, { params: { chatbotId, id: conversation } });
  await api.services.counters.remove(new ObjectId(chatbotId));
  api.clock.advance({ minutes: 1 });
  const to = api.clock();
  const from = new Date(to.getTime() - 5 * 60_000);
  const hours = { ownerId: new ObjectId(owner.id), chatbotId: new ObjectId(chatbotId), from, to };
  expect(await reconcileHours(api.services, hours)).toBe(true);
  expect((await analytics()).answersBySource).toEqual(expected);
});
