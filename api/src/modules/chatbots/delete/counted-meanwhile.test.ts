import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { leftOfChatbot } from './left-of-chatbot.fixture.ts';

const test = apiTest({});

test('what was counted for a chatbot while it was deleted goes as well', async ({ api, shop }) => {
  const { owner, chatbotId } = await shop();
  expect((await api.as(owner).delete(`/api/chatbot/${chatbotId}`)).status).toBe(200);
  // As by a process that was about to count a view, and then was killed.
  const { counting, db, jobs } = api.services;
  await counting.viewed(new ObjectId(chatbotId), api.clock());
  expect(await leftOfChatbot(db, chatbotId)).toMatchObject({ counters: 1, totals: 1 });
  api.clock.advance({ minutes: 3 });
  await jobs.run('chatbot deletions');
  expect(await leftOfChatbot(db, chatbotId)).toEqual({});
});
