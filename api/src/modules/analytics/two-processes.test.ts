import { getAnalytics } from '@askwell/contracts';
import { emptyDatabase, startApi, visitor } from '@askwell/testing';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { shopIn } from './shop.fixture.ts';

test('an owner who looks again and again sees at once what another process counted', async () => {
  const mongodbUri = await emptyDatabase();
  const options = { mongodbUri, env: { RATE_LIMIT_FACTOR: '1000' } };
  const [near, far] = [await startApi(options), await startApi(options)];
  const { id, owner, analytics } = await shopIn(near);

  for (let messages = 1; messages <= 3; messages += 1) {
    await visitor(far.url, id).ask('Do you ship abroad?');
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
