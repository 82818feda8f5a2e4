import { assignConversation, createWebhook, getInboxConversation, replyToVisitor } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { expect, onTestFinished } from 'vitest';
import { startReceiver } from '../../webhooks/receiver.fixture.ts';
import { inboxStream, said, visitorStream, waitingVisitor } from '../inbox.fixture.ts';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];
const test = apiTest({
  env: { RATE_LIMIT_FACTOR: '1000', WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' },
  shop: { knowledgeBase: { faqs }, owner: { plan: 'premium' } },
});

test('case 2: a member whose reply crosses the visitor’s message is asked, and the order stays', async ({
  shop,
}) => {
  const here = await shop();
  const { id } = await waitingVisitor(here);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Hello' } });
  await here.visitor.ask('It is urgent.');
  const crossed = await here.client.post(`/api/inbox/${id}/messages`, { text: 'No hurry?', afterSeq: 1 });
  expect([crossed.status, crossed.body.code]).toEqual([409, 'conflict']);
  const body = { text: 'At once.', afterSeq: 2 };
  await here.client.call(replyToVisitor, { params: { id }, body });
  const { data } = await here.client.call(getInboxConversation, { params: { id } });
  expect(data.messages.filter(({ seq }) => seq !== null).map(({ text }) => text)).toEqual([
    'Hello',
    'It is urgent.',
    'At once.',
  ]);
});

test('case 4: what a visitor writes while a member takes over is stored once, and the member reads it', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const { id } = await waitingVisitor(here);
  const desk = await inboxStream(api, here.owner);
  await Promise.all([
    here.client.call(assignConversation, { params: { id }, body: {} }),
    here.visitor.ask('Is anybody there?'),
  ]);
  const { data } = await here.client.call(getInboxConversation, { params: { id } });
  expect(data.conversation.status).toBe('human');
  expect(data.messages.filter(({ text }) => text === 'Is anybody there?')).toHaveLength(1);
  await expect
    .poll(() => desk.events.flatMap(({ event, data: { ...sent } }) => (event === 'message' ? [sent] : [])))
    .toMatchObject([{ seq: 1, text: 'Is anybody there?' }]);
});

test('case 5: a person who is asked for by the button and in words is asked for once', async ({
  api,
  shop,
}) => {
  const here = await shop({ name: 'Tea shop' });
  await here.visitor.ask('Do you ship abroad?');
  const { conversationId: id = '', conversationToken = '' } = here.visitor.conversation() ?? {};
  const path = `/api/widget/${here.chatbotId}/conversations/${id}/handoff`;
  await Promise.all([
    here.client.post(path, {}, { Authorization: `Bearer ${conversationToken}` }),
    here.visitor.ask('I want to talk to a human'),
  ]);
  const { data } = await here.client.call(getInboxConversation, { params: { id } });
  expect(data.events.map(({ type }) => type)).toEqual(['requested']);
  const mails = () =>
    api.mails.received.filter(
      ({ to, subject }) => to.includes(here.owner.email) && subject.includes('is waiting'),
    );
  await expect.poll(() => api.services.mails.countWaiting()).toBe(0);
  expect(mails()).toHaveLength(1);
});

test('case 11: in two tabs a visitor reads the same, and the member has one unread message', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const { id } = await waitingVisitor(here);
  const tabs = [await visitorStream(api, here, here.visitor), await visitorStream(api, here, here.visitor)];
  await here.visitor.ask('Hello?');
  const { data } = await here.client.call(getInboxConversation, { params: { id } });
  expect(data.conversation.unread).toBe(1);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Yes?' } });
  for (const tab of tabs) await expect.poll(() => said(tab)).toEqual(['1 visitor: Hello?', '2 agent: Yes?']);
});

test('case 17: an internal note reaches no webhook and no prompt', async ({ shop, gemini }) => {
  const receiver = await startReceiver();
  onTestFinished(receiver.stop);
  const here = await shop();
  const events = ['conversation.handoff', 'conversation.message', 'conversation.closed'] as const;
  await here.client.call(createWebhook, { body: { url: receiver.url, events: [...events] } });
  const { id } = await waitingVisitor(here);
  await here.client.post(`/api/inbox/${id}/notes`, { text: 'swordfish' });
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Hello' } });
  await here.client.post(`/api/inbox/${id}/handback`);
  await here.visitor.ask('Do you ship to Mars?');
  await expect.poll(() => receiver.received.map(({ event }) => event.type)).toContain('conversation.message');
  expect(JSON.stringify(receiver.received)).not.toContain('swordfish');
  expect(gemini.requests.length).toBeGreaterThan(0);
  expect(JSON.stringify(gemini.requests)).not.toContain('swordfish');
});
