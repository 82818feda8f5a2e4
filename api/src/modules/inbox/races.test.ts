import { randomUUID } from 'node:crypto';
import {
  addInboxNote,
  assignConversation,
  closeConversation,
  draftFaq,
  getInboxConversation,
  handBackConversation,
  replyToVisitor,
  undoConversationChange,
} from '@askwell/contracts';
import { emptyDatabase, startApi, visitor as newVisitor } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { inboxStream, said, statuses, visitorStream, waitingVisitor } from './inbox.fixture.ts';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];
const env = { RATE_LIMIT_FACTOR: '1000' };
const test = apiTest({ env, shop: { knowledgeBase: { faqs }, owner: { plan: 'premium' } } });

test('of two members who take a conversation at the same moment, one has it and the other reads who', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const agent = await api.build.member(here.owner, 'agent', { name: 'Ben Ito' });
  const { id } = await waitingVisitor(here);
  const path = `/api/inbox/${id}/assign`;
  const answers = await Promise.all([here.client.post(path, {}), api.as(agent).post(path, {})]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409)?.body;
  const taken = answers.find(({ status }) => status === 200)?.body;
  expect(refused?.code).toBe('taken');
  expect(refused?.assignee).toEqual(taken?.data?.conversation?.assignee);
});

test('a reply to a conversation that another member has is not sent', async ({ api, shop }) => {
  const here = await shop();
  const agent = await api.build.member(here.owner, 'agent');
  const { id } = await waitingVisitor(here);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Hello' } });
  const late = await api.as(agent).post(`/api/inbox/${id}/messages`, { text: 'Me too' });
  expect([late.status, late.body.code, late.body.assignee?.id]).toEqual([409, 'taken', here.owner.id]);
  const { data } = await here.client.call(getInboxConversation, { params: { id } });
  expect(data.messages.filter(({ role }) => role === 'agent')).toHaveLength(1);
});

test('a close or an assignment that is undone leaves a visitor waiting since the same time', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const agent = await api.build.member(here.owner, 'agent');
  const { id } = await waitingVisitor(here);
  const call = { params: { id } };
  const { data } = await here.client.call(getInboxConversation, call);
  const { status, assignee, waitingSince, snoozedUntil } = data.conversation;
  const before = { status, assignee, waitingSince, snoozedUntil };
  expect(before).toMatchObject({ status: 'waiting', assignee: null, waitingSince: expect.any(String) });
  const dueAt = async () =>
    (await api.services.db.collection('conversations').findOne({ _id: new ObjectId(id) }))?.handoff?.dueAt;
  const due = await dueAt();
  expect(due).toBeInstanceOf(Date);
  const undo = async () => (await here.client.call(undoConversationChange, call)).data.conversation;

  await here.client.call(closeConversation, { ...call, body: {} });
  const others = await api.as(agent).post(`/api/inbox/${id}/undo`, {});
  expect([others.status, others.body.code]).toEqual([409, 'conflict']);
  expect(await undo()).toMatchObject(before);
  await here.client.call(assignConversation, { ...call, body: { assigneeId: agent.id } });
  expect(await undo()).toMatchObject(before);
  const again = await here.client.post(`/api/inbox/${id}/undo`, {});
  expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  // It gets its mail about the wait as if nothing had happened.
  expect(await dueAt()).toEqual(due);

  // A message that came since wins.
  await here.client.call(assignConversation, { ...call, body: { assigneeId: agent.id } });
  await here.visitor.ask('Hello?');
  const late = await here.client.post(`/api/inbox/${id}/undo`, {});
  expect([late.status, late.body.code]).toEqual([409, 'taken']);
});

test('a message that is sent three times with its id is stored and counted once', async ({ api, shop }) => {
  const here = await shop();
  const { id, path, asVisitor } = await waitingVisitor(here);
  const clientId = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => here.visitor.ask('Hello?', { clientId })));
  expect(new Set(answers.map(({ body }) => body.messageId)).size).toBe(1);
  const body = { text: 'Hi', clientId: randomUUID() };
  await Promise.all([1, 2, 3].map(() => here.client.call(replyToVisitor, { params: { id }, body })));
  const { body: polled } = await api.anonymous.get(`${path}/messages?after=0`, asVisitor);
  expect(polled.data?.messages).toMatchObject([
    { seq: 1, role: 'visitor', text: 'Hello?' },
    { seq: 2, role: 'agent', text: 'Hi' },
  ]);
  const { body: list } = await here.client.get('/api/chatbot');
  expect(list.chatbots?.[0]?.analytics?.totalMessages).toBe(2);
});

test('many writers at once leave no gap and no double place', async ({ api, shop }) => {
  const here = await shop();
  const { id, path, asVisitor } = await waitingVisitor(here);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Hello' } });
  await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      at % 2 === 0
        ? here.visitor.ask(`visitor ${at}`)
        : here.client.call(replyToVisitor, { params: { id }, body: { text: `agent ${at}` } }),
    ),
  );
  const { body } = await api.anonymous.get(`${path}/messages?after=0`, asVisitor);
  const { data } = JSON.parse(JSON.stringify(body));
  expect(data.messages.map(({ seq }: { seq: number }) => seq)).toEqual(
    Array.from({ length: 13 }, (_, at) => at + 1),
  );
  expect(data.status).toMatchObject({ seq: 13, status: 'human' });
});

test('a message that comes while a member closes the conversation wins', async ({ shop }) => {
  const here = await shop();
  const { id } = await waitingVisitor(here);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Anything else?' } });
  await here.visitor.ask('Yes, one thing');
  const late = await here.client.post(`/api/inbox/${id}/close`, { afterSeq: 1 });
  expect([late.status, late.body.code]).toEqual([409, 'conflict']);
  const closed = await here.client.call(closeConversation, { params: { id }, body: { afterSeq: 2 } });
  expect(closed.data.conversation.status).toBe('closed');
  const again = await here.client.call(closeConversation, { params: { id }, body: {} });
  expect(again.data.conversation.version).toBe(closed.data.conversation.version);
});

test('a member closes right after an own reply whose place the member does not know yet', async ({
  shop,
}) => {
  const here = await shop();
  const { id } = await waitingVisitor(here);
  const params = { id };
  await here.client.call(replyToVisitor, { params, body: { text: 'Until Friday.' } });
  const closed = await here.client.call(closeConversation, { params, body: { afterSeq: 0 } });
  expect(closed.data.conversation.status).toBe('closed');
});

test('after closing, thanks stay with the chatbot, and a question waits for a person again', async ({
  shop,
}) => {
  const here = await shop();
  const { id } = await waitingVisitor(here);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Done.' } });
  await here.client.call(closeConversation, { params: { id }, body: {} });
  expect((await here.visitor.ask('Thank you!')).body.source).toBe('none');
  expect((await here.visitor.ask('Where is my parcel?')).body.source).toBe('human');
  const { data } = await here.client.call(getInboxConversation, { params: { id } });
  expect(data.conversation.status).toBe('waiting');
  expect(data.events.map(({ type }) => type)).toEqual(['requested', 'taken', 'closed', 'reopened']);
});

test('a conversation that is handed back is the chatbot’s, and its replies reach the open stream', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const { id } = await waitingVisitor(here);
  await here.client.call(assignConversation, { params: { id }, body: {} });
  await here.client.call(handBackConversation, { params: { id } });
  const panel = await visitorStream(api, here, here.visitor);
  expect((await here.visitor.ask('Do you ship abroad?')).body.source).not.toBe('human');
  await expect.poll(() => said(panel).map((line) => line.slice(0, 9))).toEqual(['1 visitor', '2 bot: Ye']);
  expect(statuses(panel)).toEqual(['bot']);
});

test('messages to a person are free of the quota, and the statistics equal a recount', async ({
  api,
  shop,
}) => {
  const here = await shop();
  await waitingVisitor(here);
  const used = async () => (await here.client.get('/api/auth/me')).body.user?.usage?.messages;
  expect(await used()).toBe(1);
  await here.visitor.ask('qwertz uiop?');
  expect(await used()).toBe(1);
  const gaps = await here.client.get(`/api/chatbot/${here.chatbotId}/gaps?timeRange=24h&timeZone=UTC`);
  expect(gaps.body.data?.gaps).toEqual([]);
  const { body } = await here.client.get(
    `/api/chatbot/${here.chatbotId}/analytics?timeRange=24h&timeZone=UTC`,
  );
  expect(body.data?.analytics?.totalMessages).toBe(2);
  expect(api.logged.join('\n')).not.toContain('qwertz');
});

test('an internal note reaches members and the export, and nothing of the visitor’s', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const { id, path, asVisitor } = await waitingVisitor(here, undefined, { email: 'maya@example.com' });
  const desk = await inboxStream(api, here.owner);
  await here.client.call(addInboxNote, { params: { id }, body: { text: 'swordfish, a regular' } });
  await expect.poll(() => desk.events.map(({ event }) => event)).toContain('note');
  const panel = await visitorStream(api, here, here.visitor);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'Hello' } });
  await expect.poll(() => said(panel)).toEqual(['1 agent: Hello']);
  const seen = [
    JSON.stringify(panel.events),
    (await here.visitor.transcript()).text,
    (await api.anonymous.get(`${path}/messages`, asVisitor)).text,
    (await here.client.get(`/api/chatbot/${here.chatbotId}/conversations/${id}`)).text,
    (await here.client.get(`/api/chatbot/${here.chatbotId}/analytics/export?part=conversations`)).text,
  ];
  expect(seen.join('\n')).not.toContain('swordfish');
  expect((await here.client.get('/api/account/export')).text).toContain('swordfish');
});

test('the answer of a person becomes the draft of an FAQ, without addresses and numbers', async ({
  shop,
  gemini,
}) => {
  const here = await shop();
  await here.visitor.ask('Do you repair teapots?');
  const { id } = await waitingVisitor(here);
  const before = await here.client.call(draftFaq, { params: { id } });
  expect(before.data).toEqual({ draft: null, similar: null, isPersonal: false });
  const text = 'Yes, within a week. Write to repairs@shop.example or call +44 117 496 0117.';
  await here.client.call(replyToVisitor, { params: { id }, body: { text } });
  gemini.behave('crashes');
  const { data } = await here.client.call(draftFaq, { params: { id } });
  expect(data).toEqual({
    draft: {
      question: 'Do you repair teapots?',
      variants: [],
      answer: 'Yes, within a week. Write to … or call ….',
    },
    similar: null,
    isPersonal: false,
  });
});

test('a conversation that its visitor deletes while a member writes stays deleted', async ({ api, shop }) => {
  const here = await shop();
  const { id } = await waitingVisitor(here);
  await here.client.call(assignConversation, { params: { id }, body: {} });
  await here.client.call(addInboxNote, { params: { id }, body: { text: 'Is a regular' } });
  const [, sent] = await Promise.all([
    here.visitor.forget(),
    here.client.post(`/api/inbox/${id}/messages`, { text: 'Hello' }),
  ]);
  expect([200, 404]).toContain(sent.status);
  const late = await here.client.post(`/api/inbox/${id}/messages`, { text: 'Are you there?' });
  expect([late.status, late.body.code]).toEqual([404, 'not_found']);
  for (const name of ['conversations', 'messages', 'notes']) {
    const left = await api.services.db.collection(name).find({}).toArray();
    expect(JSON.stringify(left)).not.toContain(id);
  }
});

test('a member who is removed loses the stream at once, and the conversation goes back to the queue', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const agent = await api.build.member(here.owner, 'agent');
  const { id } = await waitingVisitor(here);
  await api.as(agent).call(assignConversation, { params: { id }, body: {} });
  const desk = await inboxStream(api, agent, { 'Askwell-Account': here.owner.id });
  expect(desk.status).toBe(200);
  expect((await here.client.delete(`/api/team/members/${agent.id}`)).status).toBe(200);
  await expect.poll(desk.isOver).toBe(true);
  const { data } = await here.client.call(getInboxConversation, { params: { id } });
  expect(data.conversation).toMatchObject({ status: 'waiting', assignee: null });
});

test('on another process, messages arrive once and in order, also after the stream was lost', async () => {
  const mongodbUri = await emptyDatabase();
  const [near, far] = [await startApi({ mongodbUri, env }), await startApi({ mongodbUri, env })];
  const here = await near.build.shop({ knowledgeBase: { faqs } });
  const { id } = await waitingVisitor(here);
  const panel = await visitorStream(far, here, here.visitor);
  const desk = await inboxStream(far, here.owner);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'one' } });
  await far.as(here.owner).call(replyToVisitor, { params: { id }, body: { text: 'two' } });
  await expect.poll(() => said(panel)).toEqual(['1 agent: one', '2 agent: two']);
  await panel.close();
  await here.visitor.ask('three');
  const resumed = await visitorStream(far, here, here.visitor, 2);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'four' } });
  await expect.poll(() => said(resumed)).toEqual(['3 visitor: three', '4 agent: four']);
  await expect
    .poll(() => desk.events.flatMap(({ event, data }) => (event === 'message' ? data.seq : [])))
    .toEqual([1, 2, 3, 4]);
  const someone = newVisitor(far.url, here.chatbotId);
  await someone.ask('I want to talk to a human');
  await expect
    .poll(() => desk.events.flatMap(({ event, data }) => (event === 'conversation' ? data.id : [])))
    .toContain(someone.conversation()?.conversationId);
});
