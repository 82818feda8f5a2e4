import { type StreamedEvent, type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
const faqs = [
  { question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' },
  { question: 'How do I cancel my order?', answer: 'On the page of the order.' },
  { question: 'How do I cancel my newsletter?', answer: 'By the link in it.' },
];

const test = apiTest({ shop: { knowledgeBase: { faqs } } });

const repliesOf = (api: TestApi, chatbotId: string) =>
  api.services.db
    .collection('messages')
    .find({ chatbotId: new ObjectId(chatbotId), role: 'bot' })
    .toArray();

test.for(['answers', 'splits_every_byte'] as const)(
  'what a reply rests on is stored, and the visitor sees no numbers, when the model %s',
  async (behaviour, { api, gemini, shop }) => {
    const { chatbotId, visitor } = await shop();
    gemini.behave(behaviour, { text: 'On its page [[1]], or by the link [[2]].' });
    const events: StreamedEvent[] = [];
    for await (const event of visitor.stream('How do I cancel?')) events.push(event);
    const said = events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('');
    expect(said).toBe('On its page, or by the link.');
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { answered: true, suggestions: [] } });
    const [reply] = await repliesOf(api, chatbotId);
    expect(reply?.['text']).toBe(said);
    const cited = reply?.['matches'].filter(({ isCited }: { isCited: boolean }) => isCited);
    expect(cited).toHaveLength(2);
    for (const { ref, question } of cited) expect(question).toBe(faqs[ref]?.question);
  },
);

test('a reply that cites nothing counts as no answer, and offers what may have been meant', async ({
  api,
  gemini,
  shop,
}) => {
  const { chatbotId, visitor } = await shop();
  gemini.behave('answers', { text: 'Cancelling is always possible, I would say.' });
  const { body } = await visitor.ask('How do I cancel?');
  expect(body).toMatchObject({
    answered: false,
    source: 'ai',
    suggestions: expect.arrayContaining(['How do I cancel my order?', 'How do I cancel my newsletter?']),
  });
  const gaps = await api.services.db
    .collection('messages')
    .countDocuments({ chatbotId: new ObjectId(chatbotId), isGap: true });
  expect(gaps).toBe(1);
});

test('small talk that only the model understands needs no source', async ({ api, gemini, shop }) => {
  const { chatbotId, visitor } = await shop();
  gemini.behave('answers', { text: '[[small_talk]] Fine, and you?' });
  expect((await visitor.ask('How is life treating you today?')).body).toMatchObject({
    text: 'Fine, and you?',
    answered: true,
    suggestions: [],
  });
  const gaps = await api.services.db
    .collection('messages')
    .countDocuments({ chatbotId: new ObjectId(chatbotId), isGap: true });
  expect(gaps).toBe(0);
});

test('a number of no passage is no source', async ({ gemini, shop }) => {
  const { visitor } = await shop();
  gemini.behave('answers', { text: 'Surely. [[7]]' });
  expect((await visitor.ask('Do you ship abroad?')).body).toMatchObject({ text: 'Surely.', answered: false });
});

test('the question just asked is never offered as what may have been meant', async ({ gemini, shop }) => {
  const { visitor } = await shop();
  gemini.behave('answers', { text: '[[no_answer]] I do not know.' });
  const { body } = await visitor.ask('How do I cancel my order?');
  expect(JSON.stringify(body.suggestions)).not.toContain('How do I cancel my order?');
});

test('a visitor sees the FAQs that a reply is based on, also after a reload', async ({ gemini, shop }) => {
  const { visitor } = await shop();
  gemini.behave('answers', { text: 'On its page [[2]], or by the link [[3]].' });
  const sources = [{ title: 'How do I cancel my order?' }, { title: 'How do I cancel my newsletter?' }];
  const events: StreamedEvent[] = [];
  for await (const event of visitor.stream('How do I cancel?')) events.push(event);
  expect(events.at(-1)).toMatchObject({ event: 'done', data: { sources } });
  const { body } = await visitor.transcript();
  expect(body.data?.conversation).toMatchObject({
    messages: [{ role: 'visitor' }, { role: 'bot', sources }],
  });
});

test.for([
  ['a reply that does not know, though it cites', '[[no_answer]] I do not know [[1]].', {}],
  ['a passage of the data', 'Yes [[4]].', {}],
  ['a reply whose owner switched sources off', 'Yes [[1]].', { showSources: false }],
] as const)('a visitor sees no source of %s', async ([, text, settings], { gemini, shop }) => {
  const { visitor } = await shop({ ...settings, knowledgeBase: { faqs, data: '{"stock": "Low"}' } });
  gemini.behave('answers', { text });
  const { body } = await visitor.ask('Do you ship it?');
  expect(body.text).toBeTruthy();
  expect(body).not.toHaveProperty('sources');
  const transcript = await visitor.transcript();
  expect(JSON.stringify(transcript.body)).not.toContain('sources');
});

test("a reply in the owner's own text shows its FAQ, and one without a model does too", async ({
  gemini,
  shop,
}) => {
  const { visitor } = await shop({ exactAnswers: true });
  const { body } = await visitor.ask('Do you ship abroad?');
  expect(body).toMatchObject({ source: 'faq', sources: [{ title: 'Do you ship abroad?' }] });
  const other = await shop();
  gemini.behave('is_overloaded');
  expect((await other.visitor.ask('Do you ship abroad?')).body).toMatchObject({
    source: 'faq',
    sources: [{ title: 'Do you ship abroad?' }],
  });
});
