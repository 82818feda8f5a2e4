import { cutStore, emptyDatabase, startApi } from '@askwell/testing';
import { expect, onTestFinished, test } from 'vitest';
import { leftOfChatbot } from './left-of-chatbot.fixture.ts';

const job = 'chatbot deletions';

test.for([2, 4, 7])(
  'a deletion that is cut off at its write %i is finished by another process',
  async (writes) => {
    const mongodbUri = await emptyDatabase();
    const store = await cutStore(mongodbUri);
    onTestFinished(() => store.stop());
    const first = await startApi({ mongodbUri: store.uri });
    const { owner, chatbotId, newVisitor } = await first.build.shop();
    expect((await newVisitor().ask('Do you ship abroad?')).status).toBe(200);
    await first.services.followUps.flush();
    store.cutAfter({ writes, when: 'before' });
    expect((await first.as(owner).delete(`/api/chatbot/${chatbotId}`)).status).toBe(503);
    expect(store.isCut()).toBe(true);

    const second = await startApi({ mongodbUri });
    const { db, jobs } = second.services;
    expect(await leftOfChatbot(db, chatbotId)).toMatchObject({ chatbots: 1, chatbotDeletions: 1 });
    await jobs.run(job);
    expect(await leftOfChatbot(db, chatbotId)).toMatchObject({ chatbots: 1, chatbotDeletions: 1 });
    second.clock.advance({ minutes: 3 });
    await jobs.run(job);
    expect(await leftOfChatbot(db, chatbotId)).toEqual({});
  },
);
