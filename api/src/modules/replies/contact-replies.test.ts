import { startApi, visitor, type TestApi } from '@askwell/testing';
import { startGemini, type GeminiSimulator } from '@askwell/testing/gemini';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let gemini: GeminiSimulator;
let api: TestApi;
beforeAll(async () => {
  gemini = await startGemini();
  api = await startApi({ gemini });
});
beforeEach(() => gemini.reset());
afterAll(async () => {
  await api.stop();
  await gemini.stop();
});

const phone = { question: 'How can I reach a person?', answer: 'Call 0117 496 0117.' };
const shipping = { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' };

async function shop(faqs: { question: string; answer: string }[], ownersMore = {}) {
  const owner = await api.build.owner(ownersMore);
  const { _id } = await api.build.chatbot(owner, { knowledgeBase: { faqs } });
  return { owner, chatbotId: _id, visitor: visitor(api.url, _id) };
}
const used = async (owner: { token: string }) =>
  (await api.as(owner).get('/api/auth/me')).body.user?.usage?.messages;

test('a visitor who asks for a person gets the FAQ about it and the way to leave an address', async () => {
  const { owner, visitor } = await shop([shipping, phone]);
  expect((await visitor.ask('I want to talk to a human')).body).toMatchObject({
    text: `${phone.answer}\n\nYou can also leave your email address here, and a person will get back to you.`,
    answered: true,
    source: 'faq',
    offersContact: true,
    suggestions: [],
  });
  expect(await used(owner)).toBe(1);
  expect(gemini.requests).toEqual([]);
});

test('without such an FAQ, the visitor can leave an address, and the owner is not charged', async () => {
  const { owner, visitor, chatbotId } = await shop([shipping]);
  expect((await visitor.ask('Ich möchte mit einem Menschen sprechen')).body).toMatchObject({
    text: 'Gerne. Hinterlassen Sie hier Ihre E-Mail-Adresse, dann meldet sich ein Mensch bei Ihnen.',
    answered: true,
    source: 'none',
    offersContact: true,
  });
  expect(await used(owner)).toBe(0);
  const { body } = await api.as(owner).get(`/api/chatbot/${chatbotId}/gaps?timeRange=24h`);
  expect(body.data?.gaps).toEqual([]);
});

test('the way to a person stays open when the quota is used up', async () => {
  const { visitor } = await shop([shipping, phone], { messagesThisMonth: 100 });
  expect((await visitor.ask('human please')).body).toMatchObject({
    text: 'Of course. Leave your email address here, and a person will get back to you.',
    offersContact: true,
  });
});
