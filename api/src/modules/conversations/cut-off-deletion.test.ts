import { addInboxNote, getAnalytics } from '@askwell/contracts';
import { cutStore, emptyDatabase, startApi } from '@askwell/testing';
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
