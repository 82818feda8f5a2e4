import { randomUUID } from 'node:crypto';
import { assignConversation, getInboxConversation, replyToVisitor } from '@askwell/contracts';
import { emptyDatabase, startApi, visitor as newVisitor } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { expect, onTestFinished, test } from 'vitest';
import { inboxStream, said, visitorStream, waitingVisitor } from '../inbox.fixture.ts';

const env = { RATE_LIMIT_FACTOR: '1000' };
const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];

async function twoProcesses() {
  const gemini = await startGemini();
  onTestFinished(gemini.stop);
  const mongodbUri = await emptyDatabase();
  const near = await startApi({ mongodbUri, env, gemini });
  const far = await startApi({ mongodbUri, env, gemini });
  const here = await near.build.shop({ knowledgeBase: { faqs }, owner: { plan: 'premium' } });
  return { gemini, near, far, here };
}

test('case 3: a person who answers on another process stops the model there, and nothing of it comes later', async () => {
  const { gemini, far, here } = await twoProcesses();
  const asking = newVisitor(far.url, here.chatbotId);
  await asking.ask('Do you ship abroad?');
  const id = asking.conversation()?.conversationId ?? '';
  const before = gemini.requests.length;
  gemini.behave('stalls_midway');
  const asked = asking.ask('Where do you ship to?');
  await expect.poll(() => gemini.requests.length).toBe(before + 1);
  await here.client.call(replyToVisitor, { params: { id }, body: { text: 'I am here.' } });
  expect((await asked).body).toMatchObject({ handoff: 'human' });
  const { data } = await here.client.call(getInboxConversation, { params: { id } });
  const roles = data.messages.filter(({ seq }) => seq !== null).map(({ role }) => role);
  expect(roles).toEqual(['agent', 'visitor', 'bot']);
});

test('case 1: of two members on two processes who take a conversation, one has it', async () => {
  const { near, far, here } = await twoProcesses();
  const agent = await near.build.member(here.owner, 'agent', { name: 'Ben Ito' });
  const { id } = await waitingVisitor(here);
  const path = `/api/inbox/${id}/assign`;
  const answers = await Promise.all([here.client.post(path, {}), far.as(agent).post(path, {})]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
});

test('case 15: with clocks that are 5 s apart, messages arrive once and in order', async () => {
  const { near, far, here } = await twoProcesses();
  far.clock.advance({ seconds: 5 });
  const { id } = await waitingVisitor(here);
  const panels = [
    await visitorStream(near, here, here.visitor),
    await visitorStream(far, here, here.visitor),
  ];
  const desks = [await inboxStream(near, here.owner), await inboxStream(far, here.owner)];
  for (const [at, api] of [far, near, far, near].entries()) {
    const body = { text: `message ${at}`, clientId: randomUUID() };
    await api.as(here.owner).call(replyToVisitor, { params: { id }, body });
  }
  const lines = [0, 1, 2, 3].map((at) => `${at + 1} agent: message ${at}`);
  for (const panel of panels) await expect.poll(() => said(panel)).toEqual(lines);
  for (const desk of desks) {
    await expect
      .poll(() => desk.events.flatMap(({ event, data }) => (event === 'message' ? data.seq : [])))
      .toEqual([1, 2, 3, 4]);
  }
});

test('case 7: on both processes, members and the visitor see that the conversation waits again', async () => {
  const { near, far, here } = await twoProcesses();
  const agent = await near.build.member(here.owner, 'agent');
  const { id } = await waitingVisitor(here);
  await near.as(agent).call(assignConversation, { params: { id }, body: {} });
  const panel = await visitorStream(far, here, here.visitor);
  expect((await here.client.delete(`/api/team/members/${agent.id}`)).status).toBe(200);
  await expect
    .poll(() => panel.events.flatMap(({ event, data }) => (event === 'status' ? data.status : [])))
    .toEqual(['human', 'waiting']);
});
