import { getTranscript } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

const faqs = [
  { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' },
  { question: 'Can I return what I bought?', answer: 'Yes, within 30 days.' },
];

const test = apiTest({
  env: { GEMINI_PRICES: '2026-11-22 gemini-3.8-flash=1.50/10 other-model=0.1/0.4' },
  shop: { knowledgeBase: { faqs } },
});

/** The simulator counts 12 tokens of each prompt and of each reply. */
const usage = { model: 'gemini-3.8-flash', inputTokens: 12, outputTokens: 12 };

test('the owner sees how a reply came about, and its visitor does not', async ({ shop }) => {
  const { client, chatbotId, visitor } = await shop();
  const { body } = await visitor.ask('Do you ship abroad?');
  const id = visitor.conversation()?.conversationId ?? '';
  const { data } = await client.call(getTranscript, { params: { chatbotId, id } });
  expect(data.conversation.messages[1]).toMatchObject({
    trace: {
      threshold: expect.any(Number),
      prompt: { entries: 2, isWhole: true },
      usage,
      price: { dollars: (12 * 1.5 + 12 * 10) / 1_000_000, asOf: '2026-11-22' },
    },
    sources: [
      {
        question: 'Do you ship abroad?',
        confidence: 1,
        scores: { lexical: 1, semantic: null },
        isShown: true,
      },
    ],
  });
  const seen = JSON.stringify([body, (await visitor.transcript()).body]);
  expect(seen).not.toMatch(/trace|threshold|tokens|scores|prompt|confidence/i);
});

test("a reply in the owner's own text has no prompt, tokens or price", async ({ shop }) => {
  const { client, chatbotId, visitor } = await shop({ exactAnswers: true });
  await visitor.ask('Do you ship abroad?');
  const id = visitor.conversation()?.conversationId ?? '';
  const { data } = await client.call(getTranscript, { params: { chatbotId, id } });
  expect(data.conversation.messages[1]).toMatchObject({
    trace: { prompt: null, usage: null, price: null },
    sources: [{ isShown: false }],
  });
});

test('a reply from before traces were stored has none', async ({ api, shop }) => {
  const { client, chatbotId, visitor } = await shop();
  await visitor.ask('Do you ship abroad?');
  const earlier = { kind: 'faq', ref: 0, question: 'Do you ship abroad?', confidence: 1, isCited: true };
  await api.services.db
    .collection('messages')
    .updateMany({ role: 'bot' }, { $set: { matches: [earlier] }, $unset: { trace: '' } });
  const id = visitor.conversation()?.conversationId ?? '';
  const { data } = await client.call(getTranscript, { params: { chatbotId, id } });
  expect(data.conversation.messages[1]).toMatchObject({ trace: null, sources: [{ scores: null }] });
});

test('the playground shows how a reply to the draft came about', async ({ api }) => {
  const owner = await api.build.owner();
  const { body } = await api.as(owner).post('/api/chatbot/playground', {
    name: 'Ada',
    text: 'Do you ship abroad?',
    knowledgeBase: { faqs },
  });
  expect(body.data).toMatchObject({
    trace: { prompt: { entries: 2, isWhole: true }, usage, price: { asOf: '2026-11-22' } },
    responseMs: expect.any(Number),
    matches: [{ scores: { lexical: 1, semantic: null }, isShown: true }],
  });
});
