import {
  assignConversation,
  closeConversation,
  getAnalytics,
  getPeopleReport,
  replyToVisitor,
} from '@askwell/contracts';
import type { Shop, TestApi, Visitor } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import type { ConversationDocument } from '../../conversations/index.ts';
import { recount } from '../../analytics/recount.fixture.ts';
import { waitingVisitor } from '../inbox.fixture.ts';

const faqs = [{ question: 'Do you ship abroad?', answer: 'Yes, to all of Europe.' }];
const test = apiTest({
  env: { RATE_LIMIT_FACTOR: '1000' },
  shop: { knowledgeBase: { faqs }, owner: { plan: 'premium', staysSignedIn: true } },
});
const query = { timeRange: '7d', timeZone: 'UTC' } as const;

async function figuresOf(api: TestApi, { client, chatbotId }: Shop) {
  const { data } = await client.call(getAnalytics, { params: { id: chatbotId }, query });
  const { resolvedByChatbot, resolvedByPerson, unresolved, judgedSessions } = data.analytics;
  const counted = { resolvedByChatbot, resolvedByPerson, unresolved, judgedSessions };
  const { db } = api.services;
  const raw = await recount(db, new ObjectId(chatbotId), query.timeRange, query.timeZone, api.clock());
  expect(raw).toMatchObject(counted);
  return counted;
}

/** Requests, answered ones, and median minutes, from raw conversations; of all or one member. */
async function recountPeople({ services }: TestApi, chatbotId: string, member?: string) {
  const stored = await services.db
    .collection<ConversationDocument>('conversations')
    .find({ chatbotId: new ObjectId(chatbotId), handoff: { $exists: true } })
    .toArray();
  const raw = stored.flatMap(({ handoff }) =>
    handoff && (member === undefined || handoff.assignee?.name === member) ? handoff : [],
  );
  const answered = raw.filter(({ firstReplyAt }) => firstReplyAt !== null);
  const median = (to: 'firstReplyAt' | 'closedAt') => {
    const minutes = answered
      .flatMap(({ requestedAt, [to]: end }) => (end ? (end.getTime() - requestedAt.getTime()) / 60_000 : []))
      .toSorted((one, other) => one - other);
    return minutes[Math.floor(minutes.length / 2)] ?? null;
  };
  return {
    requests: raw.length,
    answered: answered.length,
    firstReplyMinutes: nearly(median('firstReplyAt')),
    resolutionMinutes: nearly(median('closedAt')),
  };
}

/** The report counts opening minutes by whole ones. */
const nearly = (minutes: number | null) => (minutes === null ? null : expect.closeTo(minutes, 0));

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

test('an owner reads how soon people answered, by member and by topic', async ({ api, shop }) => {
  const here = await shop();
  const agent = await api.build.member(here.owner, 'agent', { name: 'Ben Ito' });
  const first = await asking(here, 'Do you repair teapots?');
  const second = await asking(here, 'Do you repair teapots here?');
  await asking(here, 'Where is my parcel?');
  const asAgent = api.as(agent);
  await asAgent.call(assignConversation, { params: { id: second.id }, body: {} });
  api.clock.advance({ minutes: 10 });
  await here.client.call(replyToVisitor, { params: { id: first.id }, body: { text: 'Yes.' } });
  api.clock.advance({ minutes: 20 });
  await here.client.call(closeConversation, { params: { id: first.id }, body: {} });
  await asAgent.call(replyToVisitor, { params: { id: second.id }, body: { text: 'Yes.' } });

  const { data } = await here.client.call(getPeopleReport, { params: { id: here.chatbotId }, query });
  const { report } = data;
  const rounded = ({
    firstReplyMinutes,
    resolutionMinutes,
    requests,
    answered,
  }: (typeof report.topics)[number] | typeof report) => [
    requests,
    answered,
    firstReplyMinutes === null ? null : Math.round(firstReplyMinutes),
    resolutionMinutes === null ? null : Math.round(resolutionMinutes),
  ];
  expect(rounded(report)).toEqual([3, 2, 30, 30]);
  expect(report).toMatchObject(await recountPeople(api, here.chatbotId));
  for (const one of report.members)
    expect(one).toMatchObject(await recountPeople(api, here.chatbotId, one.name));
  expect(report.members.map((one) => [one.name, ...rounded(one)])).toEqual(
    expect.arrayContaining([
      ['Asha Rao', 1, 1, 10, 30],
      ['Ben Ito', 1, 1, 30, null],
    ]),
  );
  expect(report.topics.map((one) => [one.name, one.requests])).toEqual([
    [expect.stringContaining('Do you repair teapots'), 2],
    ['Where is my parcel?', 1],
  ]);
});
