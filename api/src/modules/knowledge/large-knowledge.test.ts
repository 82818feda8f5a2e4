import { limits } from '@askwell/contracts';
import { startApi, visitor, type Shop } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { largestKnowledge, randomWords } from './knowledge.fixture.ts';

// Made once: the server runs in this thread as well.
const knowledge = largestKnowledge(1);
const small = { faqs: [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }] };

const test = apiTest({ shop: { exactAnswers: true, knowledgeBase: small } });

const save = ({ client, chatbotId }: Shop, knowledgeBase: object) =>
  client.put(`/api/chatbot/${chatbotId}/knowledge-base`, knowledgeBase);

test('while the largest knowledge base is indexed, other owners are served and the process says that it lives', async ({
  api,
  shop,
}) => {
  const [heavy, other] = [await shop(), await shop()];
  const saved = await save(heavy, knowledge);
  expect(saved.status).toBe(200);

  const order: string[] = [];
  const note = (name: string) => (value: unknown) => {
    order.push(name);
    return value;
  };
  const ownAnswer = heavy.visitor.ask('number7').then(note('own answer'));
  const leaving = new AbortController();
  const draft = fetch(`${api.url}/api/chatbot/playground`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${heavy.owner.token}` },
    body: JSON.stringify({ name: 'Draft', text: 'number7', exactAnswers: true, knowledgeBase: knowledge }),
    signal: leaving.signal,
  }).then(note('draft'), note('draft left'));
  const answer = await other.visitor.ask('Do you ship abroad?').then((reply) => {
    order.push('other answer');
    return reply;
  });
  const health = await api.anonymous.get('/healthz');
  order.push('healthz');
  expect(answer.body.text).toBe('Yes, to all of Europe.');
  expect(health.status).toBe(200);
  expect(order).toEqual(['other answer', 'healthz']);
  leaving.abort();
  await Promise.all([ownAnswer, draft]);
  expect(order).not.toContain('draft');
});

test('an index is stored: after a restart the answer comes without building it again', async ({
  api,
  gemini,
  shop,
}) => {
  const own = await shop();
  const word = randomWords(5);
  const faqs = Array.from({ length: 300 }, (_, at) => ({
    question: `How much is the ${word(7)} number${at}?`,
    answer: `It costs ${at} euros. ${Array.from({ length: 15 }, () => word(6)).join(' ')}`,
  }));
  expect((await save(own, { faqs })).status).toBe(200);
  const question = faqs[70]?.question ?? '';
  expect((await own.visitor.ask(question)).body.text).toBe(faqs[70]?.answer);
  await expect
    .poll(() => api.services.db.collection('knowledgeIndexes').countDocuments({}))
    .toBeGreaterThan(0);

  const second = await startApi({ gemini, mongodbUri: api.mongodbUri });
  const reply = await visitor(second.url, own.chatbotId).ask(question);
  expect(reply.body.text).toBe(faqs[70]?.answer);
  expect(second.logged.filter((line) => line.includes('an index was built'))).toEqual([]);
});

test('an index goes with its chatbot', async ({ api, shop }) => {
  const own = await shop();
  await save(own, largestOf(20_000));
  await own.visitor.ask('number7');
  const stored = () =>
    api.services.db.collection('knowledgeIndexes').countDocuments({ chatbotId: new ObjectId(own.chatbotId) });
  await expect.poll(stored).toBe(1);
  await own.client.delete(`/api/chatbot/${own.chatbotId}`);
  expect(await stored()).toBe(0);
});

test('an owner whose knowledge base has too many different words reads what to shorten', async ({ shop }) => {
  const own = await shop();
  const word = randomWords(9);
  const words = (count: number) => Array.from({ length: count }, () => word(9)).join(' ');
  const long = Array.from({ length: 1_000 }, (_, at) => ({
    question: `${words(48)} number${at}?`,
    answer: 'Yes.',
    variants: [words(48)],
  }));
  const questions = await save(own, { faqs: long });
  expect([questions.status, questions.body.code]).toEqual([400, 'invalid']);
  expect(questions.body.message).toMatch(
    `different words; ${limits.knowledgeBase.distinctWordsInQuestions.toLocaleString('en')} can be searched. Please shorten the questions`,
  );
});

function largestOf(characters: number) {
  const word = randomWords(11);
  return {
    faqs: Array.from({ length: Math.ceil(characters / 200) }, (_, at) => ({
      question: `What is number${at}?`,
      answer: Array.from({ length: 30 }, () => word(6)).join(' '),
    })),
  };
}
