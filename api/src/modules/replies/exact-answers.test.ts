import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
const answer = 'Yes: to **all** of Europe, [see here](https://a.test). [1]';
const faqs = [
  { question: 'Do you ship abroad?', answer },
  { question: 'How do I cancel my order?', answer: 'On the page of the order.' },
  { question: 'How do I cancel my newsletter?', answer: 'By the link in it.' },
];
const knowledgeBase = { faqs, data: '{"opening hours": "9 to 5 on weekdays"}' };

const test = apiTest({ shop: { knowledgeBase, exactAnswers: true } });

test('the visitor reads the owner’s own text to the letter, and no model is asked', async ({
  api,
  gemini,
  shop,
}) => {
  const { visitor, chatbotId } = await shop();
  expect((await visitor.ask('do you ship abroad')).body).toMatchObject({
    text: answer,
    source: 'faq',
    answered: true,
    suggestions: [],
  });
  expect((await visitor.ask('What are your opening hours?')).body.text).toBe('9 to 5 on weekdays');
  expect(gemini.requests).toEqual([]);
  const replies = await api.services.db
    .collection('messages')
    .find({ chatbotId: new ObjectId(chatbotId), role: 'bot' })
    .sort({ at: 1 })
    .toArray();
  expect(replies.map(({ matches }) => matches[0])).toMatchObject([
    { kind: 'faq', ref: 0, isCited: true },
    { kind: 'data', ref: 'opening hours', isCited: true },
  ]);
});

test('a short question goes on from the one before; one about something else does not get its answer', async ({
  shop,
}) => {
  const { visitor } = await shop();
  await visitor.ask('What are your opening hours?');
  expect((await visitor.ask('And on Tuesdays?')).body).toMatchObject({
    text: '9 to 5 on weekdays',
    answered: true,
  });
  expect((await visitor.ask('Do you repair bicycles?')).body).toMatchObject({
    source: 'none',
    answered: false,
  });
});

test('between two FAQs the visitor chooses, and the choice is answered', async ({ api, shop }) => {
  const { visitor, chatbotId } = await shop();
  const { body } = await visitor.ask('How do I cancel?');
  expect(body).toMatchObject({
    text: 'Did you mean one of these?',
    source: 'none',
    suggestions: expect.arrayContaining(['How do I cancel my order?', 'How do I cancel my newsletter?']),
  });
  expect((await visitor.ask('How do I cancel my newsletter?')).body).toMatchObject({
    text: 'By the link in it.',
    answered: true,
    suggestions: [],
  });
  const gaps = { chatbotId: new ObjectId(chatbotId), isGap: true };
  expect(await api.services.db.collection('messages').countDocuments(gaps), 'it is all there').toBe(0);
});

test('what is not in the knowledge base is honestly unknown, in the visitor’s language', async ({ shop }) => {
  const { visitor } = await shop();
  const { body } = await visitor.ask('Wer hat die Mona Lisa gemalt, und wann?');
  expect(body).toMatchObject({ answered: false, source: 'none', suggestions: [] });
  expect(body.text).toMatch(/^Das weiß ich leider nicht\./);
});

test('it works with a key that the provider does not take any more', async ({ api, gemini, shop }) => {
  const { visitor, owner } = await shop({ owner: { apiKeyStatus: 'rejected' } });
  gemini.behave('rejects_the_key');
  expect((await visitor.ask('Do you ship abroad?')).body).toMatchObject({ text: answer, source: 'faq' });
  expect((await api.as(owner).get('/api/auth/me')).body.user).toMatchObject({
    geminiApiKeyStatus: 'rejected',
    usage: { messages: 1 },
  });
});

test('switched on in the middle of a conversation, what the model said before is not said again', async ({
  api,
  gemini,
  shop,
}) => {
  const { visitor, owner, chatbotId } = await shop({ exactAnswers: false });
  gemini.behave('answers', { text: 'Sure, anywhere! [[1]]' });
  expect((await visitor.ask('Do you ship abroad?')).body.text).toBe('Sure, anywhere!');
  await api.as(owner).put(`/api/chatbot/${chatbotId}`, { exactAnswers: true });
  expect((await visitor.ask('Do you ship abroad?')).body.text).toBe(answer);
});

test('the playground shows it, also to an owner without a key', async ({ api }) => {
  const owner = await api.build.owner({ apiKey: null });
  const ask = (text: string) =>
    api.as(owner).post('/api/chatbot/playground', { knowledgeBase, exactAnswers: true, text });
  expect((await ask('Do you ship abroad?')).body.data).toMatchObject({ text: answer, source: 'faq' });
  expect((await ask('How do I cancel?')).body.data).toMatchObject({ decision: 'ambiguous', source: 'none' });
});
