import { getAnalytics } from '@askwell/contracts';
import { emptyDatabase, faultProxy, startApi } from '@askwell/testing';
import { expect, onTestFinished, test } from 'vitest';
import { waitingVisitor } from '../../inbox/inbox.fixture.ts';
import { analyticsShop } from '../shop.fixture.ts';

test('numbers equal a recount of the conversations after the database was lost between two writes', async () => {
  const proxy = await faultProxy(await emptyDatabase());
  onTestFinished(proxy.stop);
  const api = await startApi({ mongodbUri: proxy.uri });
  const { followUps, jobs } = api.services;
  const { visitor, analytics, expectRecount } = await analyticsShop(api);
  const maya = visitor();
  expect((await maya.ask('Do you ship abroad?')).status).toBe(200);
  await followUps.flush();

  const loseDatabaseAfterInsert = async (question: string): Promise<void> => {
    let isStored = false;
    proxy.inject((command) => {
      if (command === 'insert') isStored = true;
      return isStored && command !== 'insert' ? { kind: 'reset before' } : null;
    });
    expect((await maya.ask(question)).status).toBe(503);
    await followUps.flush();
    proxy.inject(() => null);
    await jobs.run('pulse');
  };
  await loseDatabaseAfterInsert('What are your opening hours?');
  api.clock.advance({ minutes: 10 });
  await loseDatabaseAfterInsert('Can I bring my dog?');
  expect((await analytics()).totalMessages).toBe(1);

  api.clock.advance({ minutes: 3 });
  await jobs.run('reconcileStatistics');
  await expectRecount();
  const { totalMessages, recentConversations } = await analytics();
  expect([totalMessages, recentConversations.map(({ messageCount }) => messageCount)]).toEqual([3, [3]]);
  // Both losses were made up for at once, and neither is looked at again.
  expect(await api.services.db.collection('processes').countDocuments({ _id: /^outage/ })).toBe(0);
});

/** What a visitor who waits for a person says, and which of the writes for it is refused. */
const refusals = [
  { what: 'a reply after its question', answersWhileWaiting: true, command: 'insert', after: 1 },
  { what: 'the count of a message to a person', answersWhileWaiting: false, command: 'update', after: 0 },
] as const;

test.for(refusals)(
  'numbers are right again after the database refused $what',
  async ({ answersWhileWaiting, command: refused, after }) => {
    const proxy = await faultProxy(await emptyDatabase());
    onTestFinished(proxy.stop);
    const api = await startApi({ mongodbUri: `${proxy.uri}&retryWrites=false` });
    const { followUps, jobs } = api.services;
    const shop = await api.build.shop({
      owner: { plan: 'premium' },
      handoff: { isOn: true, answersWhileWaiting },
    });
    await waitingVisitor(shop);
    await followUps.flush();

    let inserts = 0;
    let isRefused = false;
    proxy.inject((command) => {
      if (command === 'insert') inserts += 1;
      isRefused ||= command === refused && inserts > after;
      // An error that says nothing about the server: the driver goes on with it.
      return isRefused && command === refused
        ? { kind: 'error', code: 262, codeName: 'ExceededTimeLimit' }
        : null;
    });
    expect((await shop.visitor.ask('Do you ship abroad?')).status).toBeGreaterThanOrEqual(500);
    await followUps.flush();
    proxy.inject(() => null);
    await jobs.run('pulse');
    api.clock.advance({ minutes: 3 });
    await jobs.run('reconcileStatistics');

    const params = { id: shop.chatbotId };
    const { data } = await shop.client.call(getAnalytics, { params, query: { timeRange: '24h' } });
    const { totalMessages, recentConversations } = data.analytics;
    expect([totalMessages, recentConversations.map(({ messageCount }) => messageCount)]).toEqual([2, [2]]);
  },
);

test('an outage that is noted again while its hours are recounted is recounted once more', async () => {
  const api = await startApi();
  const { db, jobs, presence } = api.services;
  await jobs.stop();
  const at = api.clock();
  await presence.noteOutage(at);
  const [outage] = await presence.lost(new Date(at.getTime() + 1));
  await presence.noteOutage(at);
  if (outage) await presence.forget(outage);
  expect(await db.collection('processes').countDocuments({ _id: /^outage/ })).toBe(1);
});
