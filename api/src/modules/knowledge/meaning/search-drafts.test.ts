import { askDraft, getSearchProgress } from '@askwell/contracts';
import type { Shop } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect, vi } from 'vitest';

const faqs = [
  { question: 'How much is delivery?', answer: 'Shipping costs 4 euros.' },
  { question: 'Can I return what I bought?', answer: 'Yes, within 30 days.' },
  { question: 'Do you sell gift cards?', answer: 'Yes, from 10 euros.' },
];
/** A key that was throttled rests, so every shop has its own. */
let keys = 0;
const test = apiTest({
  env: { GEMINI_EMBEDDING_MODEL: 'gemini-embedding-001' },
  geminiLimits: { questionEmbedding: 15_000 },
}).extend(
  'ownShop',
  ({ api }) =>
    () =>
      api.build.shop({
        exactAnswers: true,
        knowledgeBase: { faqs },
        owner: { apiKey: `AIzaSyKeyOfDraftsNumber${(keys += 1)}` },
      }),
);
/** For a busy machine. */
const patience = { timeout: 60_000, interval: 50 };

const searchOf = async ({ client, chatbotId }: Shop) =>
  (await client.call(getSearchProgress, { params: { id: chatbotId } })).data.search;

const askOwnDraft = ({ client }: Shop, text: string, knowledge: typeof faqs) =>
  client.call(askDraft, {
    body: { name: 'Ada', exactAnswers: true, knowledgeBase: { faqs: knowledge }, text },
  });

test('an owner asks a draft in another language, and only what was never embedded is sent', async ({
  gemini,
  ownShop,
}) => {
  const own = await ownShop();
  await vi.waitFor(async () => expect(await searchOf(own)).toMatchObject({ isReady: true }), patience);
  const before = gemini.embeddings.length;
  const parking = { question: 'Where can I park?', answer: 'Behind the house.' };
  const { data } = await askOwnDraft(own, 'Wie viel kostet der Versand?', [...faqs, parking]);
  expect(data).toMatchObject({ text: 'Shipping costs 4 euros.', source: 'faq', answered: true });
  expect(data.matches[0]).toMatchObject({
    source: { kind: 'faq', index: 0 },
    scores: { semantic: expect.any(Number) },
  });
  expect(gemini.embeddings.slice(before).flatMap(({ texts }) => texts)).toEqual([
    'Where can I park?',
    'Behind the house.',
    'Wie viel kostet der Versand?',
  ]);
});

test('a draft is searched by words while the provider throttles the key', async ({ gemini, ownShop }) => {
  gemini.behaveEmbeddings('throttles', { retrySeconds: 1 });
  const own = await ownShop();
  const { data } = await askOwnDraft(own, 'What does delivery cost?', faqs);
  expect(data).toMatchObject({ text: 'Shipping costs 4 euros.', source: 'faq' });
  expect(data.matches[0]?.scores?.semantic).toBeNull();
});
