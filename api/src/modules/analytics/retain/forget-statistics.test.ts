import { getAnalytics, login } from '@askwell/contracts';
import type { TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';
import { reconcileHours } from '../reconcile/reconcile-hours.ts';
import { noTopic } from '../requests/request-figures.ts';
import { analyticsShop } from '../shop.fixture.ts';
import { forgetStatistics } from './forget-statistics.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

// The tests move the clock: a timer would recount what is about to be counted.
test.beforeEach(({ api }) => api.services.jobs.stop());

/** A shop with what is stored of its statistics, and the job that forgets. */
async function forgetfulShop(api: TestApi) {
  // The beginning of an hour, so that nothing is counted in two.
  api.clock.advance({ minutes: 60 - api.clock().getUTCMinutes() });
  const { owner, id, ...shop } = await analyticsShop(api);
  const chatbotId = new ObjectId(id);
  /** The session of the beginning has ended by then. */
  const analytics = async () => {
    const { email, password } = owner;
    const { token } = await api.anonymous.call(login, { body: { email, password } });
    const client = api.as({ ...owner, token });
    const query = { timeRange: '7d', timeZone: 'UTC' } as const;
    return (await client.call(getAnalytics, { params: { id }, query })).data.analytics;
  };
  const count = (collection: string) => api.services.db.collection(collection).countDocuments({ chatbotId });
  return {
    ...shop,
    analytics,
    chatbotId,
    forget: forgetStatistics(api.services),
    stored: async () => {
      await api.services.followUps.flush();
      return {
        counters: await count('counters'),
        days: await count('days'),
        visitors: await count('visitors'),
        requests: await count('personRequests'),
      };
    },
    totals: async () => (await api.services.counting.totals([chatbotId])).get(id),
    recountToday: async () => {
      api.clock.advance({ minutes: 1 });
      const to = api.clock();
      const from = new Date(to.getTime() - 10 * 60_000);
      const hours = { ownerId: new ObjectId(owner.id), chatbotId, from, to };
      expect(await reconcileHours(api.services, hours)).toBe(true);
    },
  };
}

test('statistics of more than 400 days ago go, newer ones and the totals stay', async ({ api }) => {
  const shop = await forgetfulShop(api);
  const [regular, once] = [shop.visitor(), shop.visitor()];
  await shop.view();
  await regular.ask('Do you ship abroad?');
  await once.ask('Do you ship abroad?');
  await api.services.requests.replace(null, {
    _id: 'the request of a visitor',
    chatbotId: shop.chatbotId,
    requestedAt: api.clock(),
    countedAt: api.clock(),
    version: 1,
    topicId: noTopic,
    firstReply: null,
    resolution: null,
  });
  api.clock.advance({ days: 3 });
  await shop.analytics();
  const begun = await shop.stored();
  expect(begun).toMatchObject({ counters: 1, visitors: 2, requests: 1 });
  expect(begun.days).toBeGreaterThan(0);

  api.clock.advance({ days: 200 });
  await regular.ask('What are your opening hours?');
  const before = await shop.stored();
  await shop.forget();
  expect(await shop.stored()).toEqual(before);

  api.clock.advance({ days: 200 });
  await shop.forget();
  expect(await shop.stored()).toEqual({ counters: 1, days: 0, visitors: 1, requests: 0 });
  expect(await shop.totals()).toEqual({ messages: 3, views: 1 });

  await regular.ask('Do you ship abroad?');
  await shop.recountToday();
  expect(await shop.totals()).toEqual({ messages: 4, views: 1 });
});

test('what a killed process noted as forgotten and did not delete is not noted again', async ({ api }) => {
  const shop = await forgetfulShop(api);
  const one = shop.visitor();
  await one.ask('Do you ship abroad?');
  api.clock.advance({ minutes: 120 });
  await one.ask('What are your opening hours?');
  api.clock.advance({ days: 410 });
  const { counters, totals, followUps } = api.services;
  await followUps.flush();
  const [first] = await counters.oldest(shop.chatbotId, api.clock(), 1);
  if (!first) throw new Error('nothing was counted');
  const { hour: until, messages, views } = first;
  expect(await totals.forget(shop.chatbotId, null, { until, messages, views })).toBe(true);
  expect(await totals.forget(shop.chatbotId, null, { until, messages, views })).toBe(false);

  await shop.forget();
  expect(await shop.stored()).toMatchObject({ counters: 0, visitors: 0 });
  expect(await totals.forgotten(shop.chatbotId)).toMatchObject({ messages: 2, views: 0 });
  await one.ask('Do you ship abroad?');
  await shop.recountToday();
  expect(await shop.totals()).toEqual({ messages: 3, views: 0 });
});

test.for(['before', 'after'])(
  'a visitor of more than 400 days ago is new, when they come back %s their statistics are deleted',
  async (order, { api }) => {
    const shop = await forgetfulShop(api);
    const one = shop.visitor();
    await one.ask('Do you ship abroad?');
    api.clock.advance({ days: 401 });
    if (order === 'after') await shop.forget();
    await one.ask('Do you ship abroad?');
    const asNew = { uniqueUsers: 1, returnUsers: 0, totalMessages: 1 };
    expect(await shop.analytics()).toMatchObject(asNew);
    await shop.recountToday();
    expect(await shop.analytics()).toMatchObject(asNew);

    api.clock.advance({ days: 1 });
    await one.ask('What are your opening hours?');
    expect(await shop.analytics()).toMatchObject({ uniqueUsers: 1, returnUsers: 100, totalMessages: 2 });
  },
);
