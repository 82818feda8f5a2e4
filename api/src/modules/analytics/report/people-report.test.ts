import {
  assignConversation,
  closeConversation,
  deleteChatbot,
  getAnalytics,
  getPeopleReport,
  reopenConversation,
  replyToVisitor,
  undoConversationChange,
} from '@askwell/contracts';
import type { Shop, TestApi, Visitor } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { waitingVisitor } from '../../inbox/inbox.fixture.ts';
import { reconcileHours } from '../reconcile/reconcile-hours.ts';
import { recount } from '../recount.fixture.ts';
import { comparable, recountPeople } from './people-recount.fixture.ts';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];
const test = apiTest({
  env: { RATE_LIMIT_FACTOR: '1000' },
  shop: { knowledgeBase: { faqs }, owner: { plan: 'premium', staysSignedIn: true } },
});
const query = { timeRange: '7d', timeZone: 'UTC' } as const;

// The tests move the clock: a timer would recount what is about to be counted.
test.beforeEach(({ api }) => api.services.jobs.stop());

async function figuresOf(api: TestApi, { client, chatbotId }: Shop) {
  const { data } = await client.call(getAnalytics, { params: { id: chatbotId }, query });
  const { resolvedByChatbot, resolvedByPerson, unresolved, judgedSessions } = data.analytics;
  const counted = { resolvedByChatbot, resolvedByPerson, unresolved, judgedSessions };
  const { db } = api.services;
  const raw = await recount(db, new ObjectId(chatbotId), query.timeRange, query.timeZone, api.clock());
  expect(raw).toMatchObject(counted);
  return counted;
}

async function asking(here: Shop, question: string, visitor: Visitor = here.newVisitor()) {
  const { id } = await waitingVisitor(here, visitor);
  await visitor.ask(question);
  return { id, visitor };
}

test('an owner reads who resolved sessions: the chatbot, a person, or nobody', async ({ api, shop }) => {
  const here = await shop();
  await here.visitor.ask('Do you ship abroad?');
  await here.newVisitor().ask('qwertz uiop?');
  expect(await figuresOf(api, here)).toEqual({
    resolvedByChatbot: 50,
    resolvedByPerson: 0,
    unresolved: 50,
    judgedSessions: 2,
  });

  const { id, visitor } = await asking(here, 'Do you repair teapots?');
  expect(await figuresOf(api, here)).toMatchObject({ resolvedByPerson: 0, unresolved: 66.7 });
  const reply = (text: string) => here.client.call(replyToVisitor, { params: { id }, body: { text } });
  // At the same time, and still counted once.
  await Promise.all([reply('Yes.'), reply('Within a week.'), visitor.ask('Thanks, how much is it?')]);
  const resolved = { resolvedByChatbot: 33.3, resolvedByPerson: 33.3, unresolved: 33.3, judgedSessions: 3 };
  expect(await figuresOf(api, here)).toEqual(resolved);

  // Half an hour later a new session begins, with an outcome of its own.
  api.clock.advance({ minutes: 40 });
  await visitor.ask('And cups?');
  expect(await figuresOf(api, here)).toMatchObject({ unresolved: 50, judgedSessions: 4 });
});

/** The report, which equals a recount. */
async function peopleOf(api: TestApi, { client, chatbotId }: Shop) {
  const { data } = await client.call(getPeopleReport, { params: { id: chatbotId }, query });
  expect(comparable(data.report)).toEqual(await recountPeople(api.services.db, new ObjectId(chatbotId)));
  return data.report;
}

/** A visitor who asks for a person after `questions` to the chatbot. */
async function requesting(here: Shop, ...questions: string[]) {
  const visitor = here.newVisitor();
  for (const question of questions) await visitor.ask(question);
  await visitor.ask('I want to talk to a person');
  const id = visitor.conversation()?.conversationId ?? '';
  const params = { id };
  return {
    id,
    visitor,
    reply: (client = here.client) => client.call(replyToVisitor, { params, body: { text: 'Yes.' } }),
    close: () => here.client.call(closeConversation, { params, body: {} }),
  };
}

test('every question counts for its topic, and a request for a person for the question before it', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const agent = await api.build.member(here.owner, 'agent', { name: 'Ben Ito' });
  await here.newVisitor().ask('Do you ship abroad?');
  await here.newVisitor().ask('Do you ship abroad?');
  const first = await requesting(here, 'qwertz uiop?', 'Do you ship abroad?');
  const second = await requesting(here, 'Do you ship abroad?', 'qwertz uiop?');
  await requesting(here);
  api.clock.advance({ minutes: 10 });
  await first.reply();
  api.clock.advance({ minutes: 20 });
  await first.close();
  await api
    .as(agent)
    .call(assignConversation, { params: { id: second.id }, body: {} })
    .then(() => second.reply(api.as(agent)));

  const report = await peopleOf(api, here);
  expect(
    report.topics.map(({ kind, name, questions, requests, answered }) => [
      name ?? kind,
      questions,
      requests,
      answered,
    ]),
  ).toEqual([
    ['Do you ship abroad?', 4, 1, 1],
    ['unanswered', 2, 1, 1],
    ['none', 1, 1, 0],
  ]);
  expect(report).toMatchObject({ requests: 3, answered: 2, resolved: 1 });
  expect(report.members.map(({ name, answered, resolved }) => [name, answered, resolved])).toEqual(
    expect.arrayContaining([
      ['Asha Rao', 1, 1],
      ['Ben Ito', 1, 0],
    ]),
  );
});

test('a close that is undone, a conversation that goes on, and one that asks again are counted as they are', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const one = await requesting(here, 'Do you ship abroad?');
  await one.reply();
  api.clock.advance({ minutes: 3 });
  await one.close();
  expect(await peopleOf(api, here)).toMatchObject({ resolved: 1 });
  await here.client.call(undoConversationChange, { params: { id: one.id } });
  expect(await peopleOf(api, here)).toMatchObject({ resolved: 0, resolutionMinutes: null });
  api.clock.advance({ minutes: 30 });
  await one.close();
  await here.client.call(reopenConversation, { params: { id: one.id } });
  expect(await peopleOf(api, here)).toMatchObject({ resolved: 0 });
  await one.close();
  expect(await peopleOf(api, here)).toMatchObject({ requests: 1, resolved: 1 });

  api.clock.advance({ days: 2 });
  await one.visitor.ask('qwertz uiop?');
  await one.visitor.ask('I want to talk to a person');
  expect(await peopleOf(api, here)).toMatchObject({ requests: 2, answered: 1, resolved: 1 });
  await Promise.all([one.reply(), one.reply()]);
  expect(await peopleOf(api, here)).toMatchObject({ requests: 2, answered: 2, resolved: 1 });
});

test('requests that were counted in part, twice or not at all are put right; those of deleted conversations stay', async ({
  api,
  shop,
}) => {
  const here = await shop();
  const chatbotId = new ObjectId(here.chatbotId);
  const ownerId = new ObjectId(here.owner.id);
  const [answered, forgotten] = [await requesting(here, 'Do you ship abroad?'), await requesting(here)];
  await answered.reply();
  await forgotten.reply();
  await forgotten.visitor.forget();
  const read = async () => {
    const { data } = await here.client.call(getPeopleReport, { params: { id: here.chatbotId }, query });
    return data.report;
  };
  const before = await read();
  expect(before).toMatchObject({ requests: 2, answered: 2 });

  const { db, counters, clock } = api.services;
  await db.collection('personRequests').deleteOne({ chatbotId, topicId: { $ne: 'none' } });
  await counters.add(chatbotId, [clock(), { 'people.requests_none__0': 4 }]);
  expect(await read()).not.toEqual(before);
  const [from, to] = [new Date(clock().getTime() - 60_000), clock()];
  const mend = () => reconcileHours(api.services, { ownerId, chatbotId, from, to });
  expect(await mend()).toBe(false);
  api.clock.advance({ minutes: 1 });
  expect(await mend()).toBe(true);
  expect(await read()).toEqual(before);

  await here.client.call(deleteChatbot, { params: { id: here.chatbotId } });
  expect(await db.collection('personRequests').countDocuments({ chatbotId })).toBe(0);
});
