import type { TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { reconcileHours } from './reconcile-hours.ts';
import { analyticsShop } from '../shop.fixture.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

/** A shop whose last minutes can be counted anew, as after a process that was killed in them. */
async function reconciledShop(api: TestApi) {
  const { owner, id, analytics, expectRecount, ...rest } = await analyticsShop(api);
  const chatbotId = new ObjectId(id);
  return {
    ...rest,
    id: chatbotId,
    analytics: () => analytics('90d'),
    totals: async () => {
      const { body } = await api.as(owner).get('/api/chatbot');
      return body.chatbots?.[0]?.analytics;
    },
    expectRecount: () => expectRecount('90d'),
    mend: () => {
      const to = api.clock();
      const from = new Date(to.getTime() - 5 * 60_000);
      return reconcileHours(api.services, { ownerId: new ObjectId(owner.id), chatbotId, from, to });
    },
    later: () => api.clock.advance({ minutes: 1 }),
  };
}

test('what was not counted of a conversation, and what was counted twice, is put right', async ({ api }) => {
  const { id, analytics, totals, expectRecount, view, visitor, mend, later } = await reconciledShop(api);
  const [one, other] = [visitor(), visitor()];
  await view();
  await one.ask('Do you ship abroad?');
  await one.rate({ rating: 5 });
  await other.ask('Do you ship abroad?');
  const { counters, totals: kept, visitors } = api.services;
  await visitors.remove(id);
  await counters.add(id, [api.clock(), { messages: -1, 'visitors.0': -1, replies: 3 }]);
  await kept.add(id, 'messages', 5);
  later();
  expect(await mend()).toBe(true);
  await expectRecount();
  expect(await analytics()).toMatchObject({ totalMessages: 2, uniqueUsers: 2, satisfactionRate: 100 });
  expect(await totals()).toMatchObject({ totalMessages: 2, totalViews: 1 });
  api.clock.advance({ minutes: 20 });
  await one.ask('What are your opening hours?');
  await expectRecount();
});

test('questions are counted with their own replies, also where the second came before the first reply', async ({
  api,
  gemini,
}) => {
  const { id, analytics, totals, expectRecount, visitor, mend, later } = await reconciledShop(api);
  const one = visitor();
  await one.ask('Do you ship abroad?');
  gemini.behave('stalls_midway', { times: 1 });
  for await (const { event } of one.stream('Where do you ship from?')) {
    if (event !== 'delta') continue;
    await one.ask('What are your opening hours?');
    break;
  }
  await expect.poll(async () => (await analytics()).totalMessages, { timeout: 60_000 }).toBe(3);
  const messages = api.services.db.collection('messages').find({ chatbotId: id }).sort({ at: 1 });
  const stored = await messages.toArray();
  expect(stored.map(({ role }) => role).slice(2, 4)).toEqual(['visitor', 'visitor']);
  const [before, sums] = [await analytics(), await totals()];
  later();
  expect(await mend()).toBe(true);
  expect(await analytics()).toEqual(before);
  expect(await totals()).toEqual(sums);
  await expectRecount();
});

test('a question that was stored without its reply is counted, and has no answer', async ({ api }) => {
  const { id, analytics, totals, expectRecount, visitor, mend, later } = await reconciledShop(api);
  const one = visitor();
  await one.ask('Do you ship abroad?');
  const messages = api.services.db.collection('messages');
  const question = await messages.findOne({ chatbotId: id, role: 'visitor' });
  // As by a process that was killed, or lost the database, between the two.
  const again = { ...question, _id: new ObjectId(), at: api.clock(), text: 'Can I bring my dog?' };
  await messages.insertOne(again);
  later();
  expect(await mend()).toBe(true);
  await expectRecount();
  const { totalMessages, recentConversations, unresolved } = await analytics();
  expect([totalMessages, recentConversations.map(({ messageCount }) => messageCount)]).toEqual([2, [2]]);
  expect(unresolved).toBe(100);
  expect(await totals()).toMatchObject({ totalMessages: 2 });
});

test('the numbers of conversations that were deleted stay when their hours are counted anew', async ({
  api,
}) => {
  const { analytics, totals, visitor, mend, later } = await reconciledShop(api);
  const [one, other, third] = [visitor(), visitor(), visitor()];
  await one.ask('Do you ship abroad?');
  await one.rate({ rating: 4 });
  api.clock.advance({ minutes: 5 });
  await one.ask('What are your opening hours?');
  await other.ask('Do you ship abroad?');
  await third.ask('Do you ship abroad?');
  await one.forget();
  await third.forget();
  await third.ask('Can I bring my dog?');
  const [before, sums] = [await analytics(), await totals()];
  expect(before).toMatchObject({ totalMessages: 5, uniqueUsers: 3, satisfactionRate: 100 });
  later();
  expect(await mend()).toBe(true);
  expect(await analytics()).toEqual(before);
  expect(await totals()).toEqual(sums);
});

test('a visitor whose earlier conversations are gone comes back all the same, also when counted anew', async ({
  api,
}) => {
  const { id, analytics, visitor, mend, later } = await reconciledShop(api);
  const one = visitor();
  await one.ask('Do you ship abroad?');
  await one.forget();
  api.clock.advance({ days: 12 });
  await one.ask('Do you ship abroad?');
  await one.forget();
  api.clock.advance({ days: 3 });
  api.runJobs();
  await one.ask('Do you ship abroad?');
  const before = await analytics();
  expect(before).toMatchObject({ totalMessages: 3, uniqueUsers: 1, activeSessions: 3, returnUsers: 100 });
  // All of the last hour is lost, and what the two before it had said is known of nobody any more.
  const now = api.clock();
  await api.services.counters.add(id, [now, { messages: -1, sessions: -1 }]);
  later();
  expect(await mend()).toBe(true);
  expect(await analytics()).toEqual(before);
});

test('nothing is lost that is counted while hours are counted anew', async ({ api }) => {
  const { analytics, totals, expectRecount, view, visitor, mend, later } = await reconciledShop(api);
  for (let one = 0; one < 5; one += 1) await visitor().ask('Do you ship abroad?');
  later();
  const mending = (async () => {
    for (let round = 0; round < 10; round += 1) expect(await mend()).toBe(true);
  })();
  await Promise.all(Array.from({ length: 150 }, view));
  await mending;
  expect(await totals()).toMatchObject({ totalMessages: 5, totalViews: 150 });
  const { messageChart } = await analytics();
  expect(messageChart.reduce((sum, { views }) => sum + views, 0)).toBe(150);
  await expectRecount();
});

test('while visitors talk nothing is touched, and once they are silent it is made up for', async ({
  api,
}) => {
  const { id, analytics, expectRecount, visitor, mend, later } = await reconciledShop(api);
  const one = visitor();
  await one.ask('Do you ship abroad?');
  await api.services.counters.add(id, [api.clock(), { messages: 7 }]);
  later();
  await one.ask('What are your opening hours?');
  expect(await mend()).toBe(false);
  expect((await analytics()).totalMessages).toBe(9);
  api.clock.advance({ seconds: 15 });
  expect(await mend()).toBe(true);
  await expectRecount();
});

test('messages whose conversation never came to be are removed, so that no count knows them', async ({
  api,
}) => {
  const { id, expectRecount, visitor, mend, later } = await reconciledShop(api);
  const one = visitor();
  await one.ask('Do you ship abroad?');
  await visitor().ask('Do you ship abroad?');
  await api.services.db
    .collection('conversations')
    .deleteOne({ _id: new ObjectId(one.conversation()?.conversationId) });
  const stored = () => api.services.db.collection('messages').countDocuments({ chatbotId: id });
  later();
  // Its conversation may still be on its way.
  expect([await mend(), await stored()]).toEqual([false, 4]);
  later();
  later();
  expect([await mend(), await stored()]).toEqual([true, 2]);
  await expectRecount();
});

test('messages that a killed process stored in a deleted conversation are removed and not counted', async ({
  api,
}) => {
  const { id, analytics, visitor, mend } = await reconciledShop(api);
  const one = visitor();
  await one.ask('Do you ship abroad?');
  const messages = api.services.db.collection('messages');
  const stored = await messages.find({ chatbotId: id }).toArray();
  await one.forget();
  await visitor().ask('What are your opening hours?');
  const before = await analytics();
  await messages.insertMany(stored.map((message) => ({ ...message, _id: new ObjectId() })));
  api.clock.advance({ minutes: 3 });
  expect(await mend()).toBe(true);
  expect(await messages.countDocuments({ chatbotId: id })).toBe(2);
  expect(await analytics()).toEqual(before);
});
