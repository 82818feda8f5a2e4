import { startApi, visitor, type TestApi } from '@askwell/testing';
import { startGemini, type GeminiSimulator } from '@askwell/testing/gemini';
import { ObjectId } from 'mongodb';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fullAccount } from './full-account.fixture.ts';

let gemini: GeminiSimulator;
let api: TestApi;
beforeAll(async () => {
  gemini = await startGemini();
  api = await startApi({
    gemini,
    env: { RATE_LIMIT_FACTOR: '1000', WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' },
  });
});
afterAll(async () => {
  await api.stop();
  await gemini.stop();
});

const countOf = (collection: string, chatbotId: string) =>
  api.services.db.collection(collection).countDocuments({ chatbotId: new ObjectId(chatbotId) });

test('conversations go when their time is over, those of others stay, and so do the statistics', async () => {
  const month = await fullAccount(api, { retention: '30d' });
  const quarter = await fullAccount(api, { retention: '90d' });
  const forever = await fullAccount(api, { retention: 'forever' });
  api.clock.advance({ days: 29 });
  const regular = visitor(api.url, month.chatbot._id);
  await regular.ask('Do you ship abroad?');
  api.clock.advance({ days: 2 });
  api.runJobs();

  const left = () => countOf('conversations', month.chatbot._id);
  await vi.waitFor(async () => expect(await left()).toBe(1), { timeout: 10_000 });
  expect(await countOf('messages', month.chatbot._id)).toBe(2);
  expect((await regular.transcript()).status).toBe(200);
  expect((await month.visitor.transcript()).status).toBe(404);
  for (const { chatbot } of [quarter, forever]) {
    expect(await countOf('conversations', chatbot._id)).toBe(1);
    expect(await countOf('messages', chatbot._id)).toBe(4);
  }
  const totals = await api.services.counting.totals([new ObjectId(month.chatbot._id)]);
  expect(totals.get(month.chatbot._id)).toEqual({ messages: 3, views: 1 });
});
