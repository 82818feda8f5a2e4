import { randomUUID } from 'node:crypto';
import { closeConversation, getInboxConversation, listInbox, replyToVisitor } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { inboxStream, said, statuses, visitorStream, waitingVisitor } from './inbox.fixture.ts';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];
const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' }, shop: { knowledgeBase: { faqs } } });

test('a visitor asks for a person, a member answers, and both read it as it is written', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const { visitor, client, owner } = here;
  const { id, answer } = await waitingVisitor(here);
  expect(answer).toEqual({
    success: true,
    data: { status: 'waiting', replyMinutes: null, opensAt: null, agent: null },
  });
  const panel = await visitorStream(api, here, visitor);
  await expect.poll(() => statuses(panel)).toEqual(['waiting']);
  const desk = await inboxStream(api, owner);

  const asked = await visitor.ask('Is anybody there?', { clientId: randomUUID() });
  expect([asked.status, asked.body]).toMatchObject([
    200,
    { source: 'human', answered: false, text: '', seq: 1 },
  ]);

  const { data } = await client.call(listInbox, { query: { filter: 'waiting' } });
  expect(data).toMatchObject({
    conversations: [{ id, status: 'waiting', assignee: null, lastMessage: 'Is anybody there?', unread: 1 }],
    cursor: null,
    counts: { waiting: 1, mine: 0, open: 1, snoozed: 0 },
  });

  const body = { text: 'Yes, I am Asha.', clientId: randomUUID() };
  const sent = await client.call(replyToVisitor, { params: { id }, body });
  expect(sent.data).toMatchObject({
    message: { seq: 2, role: 'agent', agent: { name: 'Asha Rao' } },
    conversation: { status: 'human', assignee: { name: 'Asha Rao' }, waitingSince: null, unread: 0 },
  });
  await expect.poll(() => said(panel)).toEqual(['1 visitor: Is anybody there?', '2 agent: Yes, I am Asha.']);
  await expect.poll(() => statuses(panel)).toEqual(['waiting', 'human']);
  await expect
    .poll(() => desk.events.flatMap(({ event, data }) => (event === 'message' ? data.text : [])))
    .toEqual(['Is anybody there?', 'Yes, I am Asha.']);

  await client.call(closeConversation, { params: { id }, body: {} });
  await expect.poll(() => statuses(panel)).toEqual(['waiting', 'human', 'closed']);
  const thread = await client.call(getInboxConversation, { params: { id } });
  expect(thread.data.messages.map(({ seq, role }) => [seq, role])).toEqual([
    [null, 'visitor'],
    [null, 'bot'],
    [1, 'visitor'],
    [2, 'agent'],
  ]);
  expect(thread.data.events.map(({ type }) => type)).toEqual(['requested', 'taken', 'closed']);
});
