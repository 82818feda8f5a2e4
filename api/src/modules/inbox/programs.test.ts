import {
  closeConversation,
  createToken,
  createWebhook,
  listInbox,
  replyToVisitor,
  type WebhookEventType,
} from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { expect, onTestFinished } from 'vitest';
import { isSigned, startReceiver } from '../webhooks/receiver.fixture.ts';
import { waitingVisitor } from './inbox.fixture.ts';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];
const test = apiTest({
  env: { RATE_LIMIT_FACTOR: '1000', WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' },
  shop: { knowledgeBase: { faqs }, owner: { plan: 'premium' } },
});

test('a program hears of a waiting visitor, and answers and closes with a token of the scope inbox', async ({
  api,
  shop,
}) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const here = await shop();
  const events: WebhookEventType[] = ['conversation.handoff', 'conversation.message', 'conversation.closed'];
  const hook = await here.client.call(createWebhook, { body: { url: receiver.url, events } });
  const { data } = await here.client.call(createToken, { body: { name: 'Help desk', scopes: ['inbox'] } });
  const program = api.as({ token: data.secret });

  const { id } = await waitingVisitor(here);
  await here.visitor.ask('Do you repair teapots?');
  const waiting = await program.call(listInbox, { query: { filter: 'waiting' } });
  expect(waiting.data.conversations).toMatchObject([{ id, status: 'waiting' }]);
  await program.call(replyToVisitor, { params: { id }, body: { text: 'Yes, on Mondays.' } });
  await program.call(closeConversation, { params: { id }, body: {} });

  await expect.poll(() => receiver.received.length).toBe(4);
  expect(receiver.received.map(({ event }) => event.type).toSorted()).toEqual([
    'conversation.closed',
    'conversation.handoff',
    'conversation.message',
    'conversation.message',
  ]);
  const bodies = receiver.received.map(({ body }) => body).join('\n');
  expect(bodies).toContain('"role":"visitor","text":"Do you repair teapots?"');
  expect(bodies).toContain('"role":"agent","text":"Yes, on Mondays."');
  expect(receiver.received.every((one) => isSigned(one, hook.data.secret))).toBe(true);
});
