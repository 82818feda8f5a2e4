import { emptyDatabase, faultProxy, startApi } from '@askwell/testing';
import { expect, onTestFinished, test } from 'vitest';
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
