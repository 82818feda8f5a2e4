import { visitor, type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect, vi } from 'vitest';
import { fullAccount } from './full-account.fixture.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000', WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true' } });

const countOf = (api: TestApi, collection: string, chatbotId: string) =>
  api.services.db.collection(collection).countDocuments({ chatbotId: new ObjectId(chatbotId) });

test('conversations go when their time is over, those of others stay, and so do the statistics', async ({
  api,
}) => {
  const month = await fullAccount(api, { retention: '30d' });
  const quarter = await fullAccount(api, { retention: '90d' });
  const forever = await fullAccount(api, { retention: 'forever' });
  api.clock.advance({ days: 29 });
  const regular = visitor(api.url, month.chatbot._id);
  await regular.ask('Do you ship abroad?');
  api.clock.advance({ days: 2 });
  api.runJobs();

  const left = () => countOf(api, 'conversations', month.chatbot._id);
  await vi.waitFor(async () => expect(await left()).toBe(1), { timeout: 60_000 });
  expect(await countOf(api, 'messages', month.chatbot._id)).toBe(2);
  expect((await regular.transcript()).status).toBe(200);
  expect((await month.visitor.transcript()).status).toBe(404);
  for (const { chatbot } of [quarter, forever]) {
    expect(await countOf(api, 'conversations', chatbot._id)).toBe(1);
    expect(await countOf(api, 'messages', chatbot._id)).toBe(4);
  }
  const totals = await api.services.counting.totals([new ObjectId(month.chatbot._id)]);
  expect(totals.get(month.chatbot._id)).toEqual({ messages: 3, views: 1 });
});
