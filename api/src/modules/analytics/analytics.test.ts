import { timeRanges } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';
import { analyticsShop } from './shop.fixture.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

test('a chatbot that nobody has seen has a chart of zeros', async ({ api }) => {
  const { analytics } = await analyticsShop(api);
  const { messageChart, ...rest } = await analytics();
  expect(messageChart.map(({ value, views }) => [value, views])).toEqual(Array(7).fill([0, 0]));
  expect(rest).toEqual({
    totalMessages: 0,
    messageGrowth: 0,
    uniqueUsers: 0,
    userGrowth: 0,
    avgResponseTime: 0,
    responseTimeImprovement: 0,
    satisfactionRate: 0,
    satisfactionGrowth: 0,
    ratings: 0,
    activeSessions: 0,
    avgSessionDuration: 0,
    messagesPerSession: 0,
    returnUsers: 0,
    resolvedByChatbot: 0,
    resolvedByPerson: 0,
    unresolved: 0,
    judgedSessions: 0,
    recentConversations: [],
    popularTopics: [],
    answersBySource: [],
  });
});

test('messages, views, visitors and sessions are counted as they happen', async ({ api }) => {
  const { analytics, view, visitor } = await analyticsShop(api);
  await view();
  await view();
  const [one, other] = [visitor(), visitor()];
  await one.ask('Do you ship abroad?');
  api.clock.advance({ minutes: 10 });
  await one.ask('When are you open?');
  await other.ask('opening hours');
  api.clock.advance({ minutes: 31 });
  await one.ask('shipping abroad');

  expect(await analytics()).toMatchObject({
    totalMessages: 4,
    messageGrowth: 100,
    uniqueUsers: 2,
    activeSessions: 3,
    messagesPerSession: 1.3,
    avgSessionDuration: expect.closeTo(3.3, 0),
    returnUsers: 50,
    popularTopics: [
      { name: 'Do you ship abroad?', count: 2 },
      { name: 'What are your opening hours?', count: 2 },
    ],
  });
  const { messageChart } = await analytics();
  expect(messageChart.reduce((sum, { value }) => sum + value, 0)).toBe(4);
  expect(messageChart.reduce((sum, { views }) => sum + views, 0)).toBe(2);
});

test('growth compares with the period before, and a visitor who comes back is the same one', async ({
  api,
}) => {
  const { analytics, visitor } = await analyticsShop(api);
  const [one, other] = [visitor(), visitor()];
  await one.ask('Do you ship abroad?');
  await other.ask('Do you ship abroad?');
  api.clock.advance({ days: 8 });
  await one.ask('Do you ship abroad?');
  await one.ask('opening hours');
  await one.ask('opening hours on sunday');

  expect(await analytics('7d')).toMatchObject({
    totalMessages: 3,
    messageGrowth: 50,
    uniqueUsers: 1,
    userGrowth: -50,
    returnUsers: 100,
  });
  expect(await analytics('30d')).toMatchObject({
    totalMessages: 5,
    uniqueUsers: 2,
    userGrowth: 100,
    returnUsers: 50,
  });
});

test('satisfaction is the share of ratings above 3; rating again replaces the first', async ({ api }) => {
  const { analytics, visitor } = await analyticsShop(api);
  for (const rating of [5, 4, 3]) {
    const one = visitor();
    await one.ask('Do you ship abroad?');
    await one.rate({ rating: 1 });
    await one.rate({ rating });
  }
  expect(await analytics()).toMatchObject({ ratings: 3, satisfactionRate: 66.7, satisfactionGrowth: 100 });
});

test('a rating that is given again days after the numbers were looked at moves to the day on which it was given', async ({
  api,
}) => {
  const { analytics, expectRecount, visitor } = await analyticsShop(api);
  const [one, other] = [visitor(), visitor()];
  await one.ask('Do you ship abroad?');
  await one.rate({ rating: 1 });
  api.clock.advance({ days: 4 });
  await other.ask('Do you ship abroad?');
  await other.rate({ rating: 5 });
  for (const timeRange of ['7d', '90d'] as const) {
    expect(await analytics(timeRange)).toMatchObject({ totalMessages: 2, satisfactionRate: 50 });
  }
  await one.rate({ rating: 4 });
  for (const timeRange of ['7d', '30d', '90d'] as const) {
    await expectRecount(timeRange);
    expect(await analytics(timeRange)).toMatchObject({ satisfactionRate: 100 });
  }
  api.clock.advance({ days: 5 });
  expect(await analytics('7d')).toMatchObject({ totalMessages: 1, satisfactionRate: 100 });
});

test('recent conversations come newest first, with the name that the page gave', async ({ api }) => {
  const { analytics, visitor } = await analyticsShop(api);
  const [one, other] = [visitor(), visitor()];
  await one.ask('Do you ship abroad?', { visitor: { name: 'Mina' } });
  api.clock.advance({ minutes: 6 });
  await one.ask('Thanks!');
  await one.rate({ rating: 5 });
  api.clock.advance({ minutes: 1 });
  await other.ask('opening hours');

  const { recentConversations } = await analytics('24h');
  expect(recentConversations).toMatchObject([
    { user: null, rating: null, lastMessage: 'opening hours', messageCount: 1, duration: 0 },
    { user: 'Mina', rating: 5, lastMessage: 'Thanks!', messageCount: 2, duration: 6 },
  ]);
});

test('questions that no FAQ matches are topics of their own, small talk is not', async ({ api }) => {
  const { analytics, visitor } = await analyticsShop(api);
  const one = visitor();
  for (const question of ['Can I bring my dog?', 'can i bring a dog', 'hello', 'vegan cakes'])
    await one.ask(question);
  const { popularTopics } = await analytics();
  expect(popularTopics).toEqual([
    { name: 'Can i bring a dog', count: 2 },
    { name: 'Vegan cakes', count: 1 },
  ]);
});

test('whatever visitors do, the numbers equal a recount of their conversations', async ({ api }) => {
  const { analytics, expectRecount, visitor } = await analyticsShop(api);
  const visitors = [visitor(), visitor(), visitor(), visitor()];
  for (let step = 0; step < 60; step += 1) {
    const one = visitors[(Math.floor(step / 3) * 7) % 4] ?? visitor();
    await one.ask(step % 3 === 0 ? 'Do you ship abroad?' : `Question number ${step}`);
    if (step % 5 === 0) await one.rate({ rating: 1 + (step % 4) + (step % 2) });
    api.clock.advance({ minutes: [0, 2, 29, 31, 200, 1500][(step * 5) % 6] ?? 0 });
  }
  for (const timeZone of ['UTC', 'Asia/Kathmandu', 'America/New_York']) {
    for (const timeRange of timeRanges) {
      await expectRecount(timeRange, timeZone);
    }
  }
  expect(await analytics('90d')).toMatchObject({ totalMessages: 60, uniqueUsers: 4 });
});

test('a period that does not exist, and a time zone that does not, are refused', async ({ api }) => {
  const { owner, id } = await analyticsShop(api);
  for (const query of ['timeRange=1y', 'timeRange=', 'timeRange=7d&timeRange=24h', 'timeZone=Mars/Olympus']) {
    for (const call of ['analytics', 'analytics/export']) {
      const { status, body } = await api.as(owner).get(`/api/chatbot/${id}/${call}?${query}`);
      expect([status, body.code]).toEqual([400, 'invalid']);
    }
  }
});
