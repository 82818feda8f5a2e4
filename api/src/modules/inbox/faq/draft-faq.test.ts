import { addInboxNote, draftFaq, listGaps, replyToVisitor } from '@askwell/contracts';
import type { Shop } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { waitingVisitor } from '../inbox.fixture.ts';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];
const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' }, shop: { knowledgeBase: { faqs } } });

/** A conversation in which a member answered a question. */
async function answered(here: Shop, question: string, answer: string) {
  const { id } = await waitingVisitor(here);
  await here.visitor.ask(question);
  await here.client.call(addInboxNote, { params: { id }, body: { text: 'swordfish' } });
  await here.client.call(replyToVisitor, { params: { id }, body: { text: answer } });
  return id;
}

const draftOf = async ({ client }: Shop, id: string) =>
  (await client.call(draftFaq, { params: { id } })).data;

test('the owner’s model drafts the FAQ from the member’s answer, and reads neither notes nor addresses', async ({
  shop,
  gemini,
}) => {
  const here = await shop();
  const id = await answered(here, 'Do you repair teapots? I am maya@example.com', 'Yes, within a week.');
  const data = await draftOf(here, id);
  expect(data).toEqual({
    draft: {
      question: 'Do you repair teapots? I am …',
      variants: ['About: Do you repair teapots? I am …'],
      answer: 'Yes, within a week.',
    },
    similar: null,
    isPersonal: false,
  });
  const request = JSON.stringify(gemini.requests.at(-1));
  expect(request).toContain('Yes, within a week.');
  expect(request).not.toMatch(/swordfish|maya@example/);
});

test('an answer to one visitor alone is marked, and one that an FAQ has is shown beside it', async ({
  shop,
}) => {
  const here = await shop();
  const personal = await draftOf(here, await answered(here, 'Where is my parcel?', 'It leaves today.'));
  expect(personal).toMatchObject({ draft: { answer: 'It leaves today.' }, isPersonal: true });
  const other = { ...here, visitor: here.newVisitor() };
  const known = await draftOf(here, await answered(other, 'Do you ship abroad?', 'Also to Norway.'));
  expect(known).toMatchObject({ draft: { answer: 'Also to Norway.' }, similar: faqs[0] });
});

test.for(['answers_prose', 'cuts_the_json', 'throttles', 'crashes'] as const)(
  'a model that %s leaves the draft as it was said',
  async (behavior, { shop, gemini }) => {
    const here = await shop();
    const id = await answered(here, 'Do you repair teapots?', 'Yes, within a week.');
    gemini.behave(behavior);
    expect(await draftOf(here, id)).toMatchObject({
      draft: { question: 'Do you repair teapots?', variants: [], answer: 'Yes, within a week.' },
      isPersonal: false,
    });
  },
);

test('a gap whose question a person has answered leads to that conversation', async ({ shop }) => {
  const here = await shop();
  await here.visitor.ask('qwertz uiop?');
  const id = here.visitor.conversation()?.conversationId ?? '';
  const gaps = async () =>
    (await here.client.call(listGaps, { params: { id: here.chatbotId }, query: {} })).data.gaps;
  expect(await gaps()).toMatchObject([{ name: 'Qwertz uiop?', answeredIn: null }]);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Yes.' } });
  expect(await gaps()).toMatchObject([{ name: 'Qwertz uiop?', answeredIn: id }]);
});
