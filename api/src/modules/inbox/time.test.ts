import {
  assignConversation,
  getAvailability,
  getInboxConversation,
  replyToVisitor,
  snoozeConversation,
  updateChatbot,
} from '@askwell/contracts';
import type { Shop } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { inboxStream, waitingVisitor } from './inbox.fixture.ts';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];
const test = apiTest({
  env: { RATE_LIMIT_FACTOR: '1000' },
  shop: { knowledgeBase: { faqs }, owner: { staysSignedIn: true } },
});

const threadOf = async ({ client }: Shop, id: string) =>
  (await client.call(getInboxConversation, { params: { id } })).data;

test('with nobody in the inbox, the owner reads in a mail that a visitor waits', async ({ api, shop }) => {
  const here = await shop({ name: 'Tea shop' });
  const { id } = await waitingVisitor(here);
  const mail = await api.mails.nextMail(here.owner.email);
  expect(mail.subject).toBe('A visitor to Tea shop is waiting for an answer');
  expect(mail.text).toContain(`http://askwell.test/inbox?conversation=${id}`);
});

test('a visitor who has gone gets the answer by mail, once and without notes', async ({ api, shop }) => {
  const here = await shop({ name: 'Tea shop' });
  const { id } = await waitingVisitor(here, undefined, { email: 'maya@example.com' });
  await here.client.post(`/api/inbox/${id}/notes`, { text: 'swordfish' });
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Tomorrow at nine.' } });
  api.clock.advance({ minutes: 3 });
  await api.services.jobs.run('inbox');
  const mail = await api.mails.nextMail('maya@example.com');
  expect(mail.text).toContain('Asha Rao: Tomorrow at nine.');
  expect(mail.text).not.toContain('swordfish');
});

test('a member who is away gives the conversation back after ten minutes', async ({ api, shop }) => {
  const here = await shop();
  const { id } = await waitingVisitor(here);
  await here.client.call(assignConversation, { params: { id }, body: {} });
  await here.visitor.ask('Are you there?');
  api.clock.advance({ minutes: 11 });
  await api.services.jobs.run('inbox');
  const { conversation, events } = await threadOf(here, id);
  expect(conversation).toMatchObject({ status: 'waiting', assignee: null });
  expect(events.at(-1)).toMatchObject({ type: 'queued', by: null });
});

test('a snoozed conversation comes back at its time, or when the visitor writes', async ({ api, shop }) => {
  const here = await shop();
  const { id } = await waitingVisitor(here);
  const until = new Date(api.clock().getTime() + 3_600_000).toISOString();
  const { data } = await here.client.call(snoozeConversation, { params: { id }, body: { until } });
  expect(data.conversation).toMatchObject({ status: 'human', snoozedUntil: until });
  api.clock.advance({ minutes: 61 });
  await api.services.jobs.run('inbox');
  expect((await threadOf(here, id)).conversation.snoozedUntil).toBeNull();

  const later = new Date(api.clock().getTime() + 3_600_000).toISOString();
  await here.client.call(snoozeConversation, { params: { id }, body: { until: later } });
  await here.visitor.ask('One more thing');
  expect((await threadOf(here, id)).conversation).toMatchObject({ snoozedUntil: null, status: 'human' });
});

test('after a day of silence an answered conversation closes, and one that waits does not', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const other = here.newVisitor();
  const answered = await waitingVisitor(here);
  const waiting = await waitingVisitor(here, other);
  await here.client.call(replyToVisitor, { params: { id: answered.id }, body: { text: 'Done.' } });
  api.clock.advance({ minutes: 3 });
  await api.services.jobs.run('inbox');
  api.clock.advance({ days: 1 });
  await api.services.jobs.run('inbox');
  expect((await threadOf(here, answered.id)).conversation.status).toBe('closed');
  expect((await threadOf(here, waiting.id)).conversation.status).toBe('waiting');
});

test('outside of the opening hours the visitor reads when people are back', async ({ api, shop }) => {
  const here = await shop();
  const params = { chatbotId: here.chatbotId };
  const openOn = async (day: [number, number][]) => {
    const week = Array.from({ length: 7 }, () => day);
    const handoff = { hasHours: true, timeZone: 'UTC', week, exceptions: [] };
    await here.client.call(updateChatbot, { params: { id: here.chatbotId }, body: { handoff } });
  };
  const opensAt = new Date(Math.floor(api.clock().getTime() / 60_000) * 60_000 + 3_600_000);
  // A member is there, whom visitors read of while the office is open.
  await inboxStream(api, here.owner);
  const open = await waitingVisitor(here, here.newVisitor());
  expect(open.answer.data).toMatchObject({ status: 'waiting', agent: 'Asha Rao' });
  const unasked = await api.anonymous.call(getAvailability, { params });
  expect(unasked.data).not.toHaveProperty('agent');
  const from = opensAt.getUTCHours() * 60 + opensAt.getUTCMinutes();
  await openOn([[from, from + 1]]);
  // Also before the conversation has begun.
  const { data } = await api.anonymous.call(getAvailability, { params });
  const closed = { replyMinutes: null, opensAt: opensAt.toISOString() };
  expect(data).toEqual({ isOpen: false, ...closed });
  const { answer } = await waitingVisitor(here);
  expect(answer.data).toEqual({ status: 'offline', ...closed, agent: null });

  await openOn([]);
  const never = await api.anonymous.call(getAvailability, { params });
  expect(never.data).toMatchObject({ isOpen: false, replyMinutes: null, opensAt: null });
});

test('where people are off, nobody can be asked for', async ({ shop }) => {
  const here = await shop({ handoff: { isOn: false } });
  await here.visitor.ask('I want to talk to a human');
  const { conversationId = '', conversationToken = '' } = here.visitor.conversation() ?? {};
  const path = `/api/widget/${here.chatbotId}/conversations/${conversationId}/handoff`;
  const refused = await here.client.post(path, {}, { Authorization: `Bearer ${conversationToken}` });
  expect([refused.status, refused.body.code]).toEqual([403, 'handoff_off']);
  expect((await here.visitor.ask('Do you ship abroad?')).body.source).not.toBe('human');
});
