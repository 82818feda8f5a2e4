import { getInboxConversation, replyToVisitor } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { said, visitorStream, waitingVisitor } from './inbox.fixture.ts';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];
const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' }, shop: { knowledgeBase: { faqs } } });

test.for(['stalls_midway', 'never_answers'] as const)(
  'a person who answers stops the model, which %s, and nothing of it comes later',
  async (behavior, { shop, gemini }) => {
    const { visitor, client } = await shop();
    await visitor.ask('Do you ship abroad?');
    const id = visitor.conversation()?.conversationId ?? '';
    const before = gemini.requests.length;
    gemini.behave(behavior);
    const asked = visitor.ask('Where do you ship to?');
    await expect.poll(() => gemini.requests.length).toBe(before + 1);
    await client.call(replyToVisitor, { params: { id }, body: { text: 'I am here.' } });

    const { body } = await asked;
    const hasBegun = behavior === 'stalls_midway';
    expect(body).toMatchObject(hasBegun ? { handoff: 'human' } : { source: 'human', text: '' });
    const { data } = await client.call(getInboxConversation, { params: { id } });
    const said = data.messages.filter(({ seq }) => seq !== null).map(({ role }) => role);
    expect(said).toEqual(hasBegun ? ['agent', 'visitor', 'bot'] : ['agent', 'visitor']);
  },
);

test('where the owner allows it, the chatbot helps a visitor who waits, until a person joins', async ({
  api,
  shop,
}) => {
  const here = await shop({ exactAnswers: true, handoff: { isOn: true, answersWhileWaiting: true } });
  const { visitor, client } = here;
  const { id } = await waitingVisitor(here);
  const panel = await visitorStream(api, here, visitor);
  const helped = await visitor.ask('Do you ship abroad?');
  expect(helped.body).toMatchObject({ source: 'faq', answered: true });
  await client.call(replyToVisitor, { params: { id }, body: { text: 'I am here.' } });
  const silent = await visitor.ask('Do you ship abroad?');
  expect(silent.body).toMatchObject({ source: 'human', text: '' });
  await expect
    .poll(() => said(panel))
    .toEqual([
      '1 visitor: Do you ship abroad?',
      '2 bot: Yes, to all of Europe.',
      '3 agent: I am here.',
      '4 visitor: Do you ship abroad?',
    ]);
});
