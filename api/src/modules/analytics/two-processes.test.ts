import { randomUUID } from 'node:crypto';
import { getAnalytics } from '@askwell/contracts';
import { emptyDatabase, startApi, visitor } from '@askwell/testing';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { analyticsShop } from './shop.fixture.ts';

async function twoProcesses() {
  const options = { mongodbUri: await emptyDatabase(), env: { RATE_LIMIT_FACTOR: '1000' } };
  const [one, two] = [await startApi(options), await startApi(options)];
  /** Resolves once both have counted all replies, which else takes a tenth of a second. */
  const counted = async () => {
    for (const { services } of [one, two]) await services.followUps.flush();
  };
  return { one, two, counted };
}

test('an owner who looks again and again sees what another process counted', async () => {
  const { one: near, two: far, counted } = await twoProcesses();
  const { id, owner, analytics } = await analyticsShop(near);

  for (let messages = 1; messages <= 3; messages += 1) {
    await visitor(far.url, id).ask('Do you ship abroad?');
    await counted();
    expect(await analytics('24h')).toMatchObject({ totalMessages: messages, uniqueUsers: messages });
  }

  // A day that is long over is summed up by one process, and added to by the other.
  for (const { clock } of [near, far]) clock.advance({ days: 3 });
  expect(await analytics('7d')).toMatchObject({ totalMessages: 3, satisfactionRate: 0 });
  await far.services.counting.rated({
    chatbotId: new ObjectId(id),
    at: new Date(far.clock().getTime() - 3 * 86_400_000),
    rating: 5,
    replaced: null,
  });
  for (const api of [near, far]) {
    const query = { timeRange: '7d', timeZone: 'UTC' } as const;
    const { data } = await api.as(owner).call(getAnalytics, { params: { id }, query });
    expect(data.analytics).toMatchObject({ totalMessages: 3, satisfactionRate: 100 });
  }
});

test('who writes to two processes at the same moment is one visitor, and every message is counted', async () => {
  const { one, two, counted } = await twoProcesses();
  const { id, analytics, expectRecount } = await analyticsShop(one);
  const people = Array.from({ length: 15 }, () => randomUUID());

  const asked = await Promise.all(
    people.flatMap((visitorId) =>
      [one, two, one, two].map(({ url }) => visitor(url, id).ask('Do you ship abroad?', { visitorId })),
    ),
  );

  await counted();
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await analytics()).toMatchObject({ totalMessages: 60, uniqueUsers: 15, activeSessions: 60 });
  await expectRecount();
});

test('a visitor who comes back, each time to the other process, is one visitor with three visits', async () => {
  const { one: near, two: far, counted } = await twoProcesses();
  const { id, analytics, expectRecount } = await analyticsShop(near);
  const visitorId = randomUUID();
  for (const api of [near, far, near]) {
    expect((await visitor(api.url, id).ask('Do you ship abroad?', { visitorId })).status).toBe(200);
    await counted();
    for (const { clock } of [near, far]) clock.advance({ minutes: 45 });
  }
  expect(await analytics()).toMatchObject({ totalMessages: 3, uniqueUsers: 1, activeSessions: 3 });
  await expectRecount();
});
