import { addSource, getSearchProgress, listDrafts } from '@askwell/contracts';
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
const changesIn = (drafts: readonly { question: string; changes: { question: string } | null }[]) =>
  Object.fromEntries(drafts.map(({ question, changes }) => [question, changes?.question ?? null]));

test('a draft that asks in other words what an FAQ answers is a change of it, where meanings are known', async () => {
  const [web, gemini] = await Promise.all([startWeb({ [host]: { '/faq': questions } }), startGemini()]);
  onTestFinished(() => web.stop());
  onTestFinished(() => gemini.stop());
  const read = async (env: Record<string, string>) => {
    const api = await startApi({ gemini, env: { ...web.env, ...env } });
    const shop = await api.build.shop({ knowledgeBase: { faqs } });
    const id = { id: shop.chatbotId };
    const search = async () => (await shop.client.call(getSearchProgress, { params: id })).data.search;
    await expect.poll(async () => (await search())?.isReady ?? true, { timeout: 60_000 }).toBe(true);
    const body = { kind: 'page', url: `https://${host}/faq` } as const;
    const { data } = await shop.client.call(addSource, { params: id, body });
    await untilRead(shop, { chatbotId: shop.chatbotId, id: data.source.id });
    return changesIn((await shop.client.call(listDrafts, { params: id })).data.drafts);
  };
  expect(await read({ GEMINI_EMBEDDING_MODEL: 'gemini-embedding-001' })).toEqual({
    'What does delivery cost?': 'How much is delivery?',
    'On which days is the shop open?': 'When are you open?',
    'Do you sell teapots?': null,
  });
  expect(await read({ GEMINI_EMBEDDING_MODEL: 'off' })).toMatchObject({
    'On which days is the shop open?': null,
  });
}, 300_000);
