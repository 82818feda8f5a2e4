import {
  acceptDrafts,
  addSource,
  editDraft,
  getChatbot,
  getSearchProgress,
  listDrafts,
  reopenDrafts,
} from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { startWeb } from '@askwell/testing/web';
import { expect, onTestFinished, test } from 'vitest';
import { untilRead } from '../shop-with-website.fixture.ts';
import { host, page } from '../tea-shop.fixture.ts';

const faqs = [
  { question: 'How much is delivery?', answer: 'Shipping costs 4 euros.' },
  { question: 'Can I return what I bought?', answer: 'Yes, within 30 days.' },
  { question: 'Do you sell gift cards?', answer: 'Yes, from 10 euros.' },
  { question: 'When are you open?', answer: 'From 9 to 5.' },
];
const questions = page(
  'Questions',
  `<h1>Questions</h1>
  <h2>What does delivery cost?</h2><p>Shipping costs 6 euros, wherever you live in the country.</p>
  <h2>On which days is the shop open?</h2><p>From Monday to Saturday, in the old harbor.</p>
  <h2>Do you sell teapots?</h2><p>We sell glass teapots, and cast iron ones from Japan.</p>`,
);
const hours = page(
  'Hours',
  '<h1>Hours</h1><h2>On which days is the shop open?</h2><p>From Monday to Friday, and on the last Sunday of May.</p>',
);

async function shopWithFaqs(env: Record<string, string>) {
  const web = await startWeb({ [host]: { '/faq': questions, '/hours': hours } });
  onTestFinished(() => web.stop());
  const gemini = await startGemini();
  onTestFinished(() => gemini.stop());
  const api = await startApi({ gemini, env: { ...web.env, ...env } });
  const { client, chatbotId } = await api.build.shop({ owner: { plan: 'premium' }, knowledgeBase: { faqs } });
  const params = { id: chatbotId };
  return {
    api,
    client,
    chatbotId,
    gemini,
    untilEmbedded: async () => {
      const search = async () => (await client.call(getSearchProgress, { params })).data.search;
      await expect.poll(async () => (await search())?.isReady, { timeout: 60_000 }).toBe(true);
    },
    /** The questions of a page's drafts, each with the FAQ that it would change. */
    read: async (path: string) => {
      const body = { kind: 'page', url: `https://${host}${path}` } as const;
      const { data } = await client.call(addSource, { params, body });
      await untilRead({ client }, { chatbotId, id: data.source.id });
      const { drafts } = (await client.call(listDrafts, { params, query: { source: data.source.id } })).data;
      return Object.fromEntries(drafts.map(({ question, changes }) => [question, changes?.question ?? null]));
    },
  };
}

test('a draft in other words than its FAQ is a change of it: a page takes one request, until the cap of a day', async () => {
  const { api, gemini, untilEmbedded, read } = await shopWithFaqs({
    GEMINI_EMBEDDING_MODEL: 'gemini-embedding-001',
  });
  await untilEmbedded();
  const before = gemini.embeddings.length;
  expect(await read('/faq')).toEqual({
    'What does delivery cost?': 'How much is delivery?',
    'On which days is the shop open?': 'When are you open?',
    'Do you sell teapots?': null,
  });
  const [request, ...others] = gemini.embeddings.slice(before);
  expect(request?.texts).toContain('On which days is the shop open?');
  expect(others).toEqual([]);

  const sources = api.services.db.collection('sources');
  const texts = request?.texts.length;
  const day = api.clock().toISOString().slice(0, 10);
  expect(await sources.findOne()).toMatchObject({ comparingDay: { day, texts } });
  await sources.updateMany({}, { $set: { comparingDay: { day, texts: 500 } } });
  expect(await read('/hours')).toEqual({ 'On which days is the shop open?': null });
  expect(gemini.embeddings).toHaveLength(before + 1);
}, 300_000);

test('without embeddings, words decide', async () => {
  const { read } = await shopWithFaqs({ GEMINI_EMBEDDING_MODEL: 'off' });
  expect(await read('/hours')).toEqual({ 'On which days is the shop open?': null });
}, 300_000);

test('a draft that was paired with the wrong FAQ is added as a new one, and can be taken back', async () => {
  const { client, chatbotId, read } = await shopWithFaqs({ GEMINI_EMBEDDING_MODEL: 'off' });
  await read('/faq');
  const params = { id: chatbotId };
  const { drafts } = (await client.call(listDrafts, { params, query: {} })).data;
  const [paired] = drafts.filter(({ changes }) => changes !== null);
  const [first] = drafts.filter(({ question }) => question === 'Do you sell teapots?');
  const questions = async () => {
    const { chatbot } = (await client.call(getChatbot, { params })).data;
    return chatbot.knowledgeBase.faqs.map(({ question }) => question);
  };
  const before = await questions();
  const ids = [paired?.id ?? '', first?.id ?? ''];
  const accept = (chosen: string[]) =>
    client.call(acceptDrafts, { params, body: { drafts: chosen, isNew: true } });
  expect((await accept(ids)).data).toMatchObject({ failed: [], faqCount: before.length + 2 });
  expect(await questions()).toEqual([...before, paired?.question, first?.question]);

  await client.call(reopenDrafts, { params, body: { drafts: ids } });
  expect(await questions()).toEqual(before);

  // Its own words ask the same by now, so that it can only change the FAQ.
  const body = { question: paired?.changes?.question ?? '' };
  await client.call(editDraft, { params: { chatbotId, id: ids[0] ?? '' }, body });
  const { data } = await accept(ids.slice(0, 1));
  expect(data).toMatchObject({
    drafts: [],
    failed: [{ id: ids[0], message: expect.stringContaining('asks the same') }],
  });
}, 300_000);
