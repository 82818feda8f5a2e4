import { addInboxNote, getAnalytics } from '@askwell/contracts';
import { cutStore, emptyDatabase, faultProxy, startApi } from '@askwell/testing';
import { ObjectId } from 'mongodb';
import { expect, onTestFinished, test } from 'vitest';

/** A deletion writes: deliveries, figures, messages, notes, the conversation, messages, notes. */
const cuts = [1, 2, 3, 4, 5, 6].map((writes) => ({ writes, days: 0 }));

test.for([...cuts, { writes: 3, days: 5 }])(
  'a deletion, $days days later, that is cut off at its write $writes is finished or has not begun, and counts stay right',
  async ({ writes, days }) => {
    const mongodbUri = await emptyDatabase();
    const store = await cutStore(mongodbUri);
    onTestFinished(() => store.stop());
    const first = await startApi({ mongodbUri: store.uri });
    const { owner, client, chatbotId, visitor } = await first.build.shop();
    await visitor.ask('Do you ship abroad?');
    await visitor.rate({ rating: 5 });
    await visitor.ask('Do you sell cups?');
    await client.call(addInboxNote, {
      params: { id: visitor.conversation()?.conversationId ?? '' },
      body: { text: 'Asks about cups' },
    });
    await first.services.followUps.flush();
    first.clock.advance({ days });
    await first.services.jobs.run('pulse');
    store.cutAfter({ writes, when: 'before' });
    expect((await visitor.forget()).status).toBe(503);
    expect(store.isCut()).toBe(true);

    const second = await startApi({ mongodbUri });
    second.clock.advance({ days, minutes: 3 });
    await second.services.jobs.run('reconcileStatistics');
    const { db } = second.services;
    const left = async (name: string) =>
      db.collection(name).countDocuments({ chatbotId: new ObjectId(chatbotId) });
    const hasBegun = writes > 1;
    expect([await left('conversations'), await left('messages'), await left('notes')]).toEqual(
      hasBegun ? [0, 0, 0] : [1, 4, 1],
    );
    const { data } = await second
      .as(owner)
      .call(getAnalytics, { params: { id: chatbotId }, query: { timeRange: '7d' } });
    expect(data.analytics).toMatchObject({ totalMessages: 2, uniqueUsers: 1, satisfactionRate: 100 });
  },
);

test('a deletion of which the database refuses a part is finished soon after', async () => {
  const proxy = await faultProxy(await emptyDatabase());
  onTestFinished(proxy.stop);
  const api = await startApi({ mongodbUri: `${proxy.uri}&retryWrites=false` });
  const { db, followUps, jobs } = api.services;
  await jobs.stop();
  const { chatbotId, visitor } = await api.build.shop();
  await visitor.ask('Do you ship abroad?');
  await followUps.flush();

  let deletions = 0;
  proxy.inject((command) => {
    if (command === 'delete') deletions += 1;
    // It fails as late as a command that waits for its socket's timeout.
    if (deletions === 4) api.clock.advance({ seconds: 40 });
    // Deliveries, messages and notes are gone then, and the conversation is not.
    return deletions > 3 ? { kind: 'error', code: 262, codeName: 'ExceededTimeLimit' } : null;
  });
  expect((await visitor.forget()).status).toBeGreaterThanOrEqual(500);
  proxy.inject(() => null);
  const left = () => db.collection('conversations').countDocuments({ chatbotId: new ObjectId(chatbotId) });
  expect(await left()).toBe(1);
  await jobs.run('pulse');
  api.clock.advance({ minutes: 3 });
  await jobs.run('reconcileStatistics');
  expect(await left()).toBe(0);
});
