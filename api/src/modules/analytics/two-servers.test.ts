import { randomUUID } from 'node:crypto';
import { emptyDatabase, startApi, visitor } from '@askwell/testing';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { recount } from './raw-recount.ts';
import { shopIn } from './shop.fixture.ts';

const env = { RATE_LIMIT_FACTOR: '1000' };

test('who writes to two servers at the same moment is one visitor, and every message is counted', async () => {
  const mongodbUri = await emptyDatabase();
  const [one, two] = await Promise.all([startApi({ mongodbUri, env }), startApi({ mongodbUri, env })]);
  const { id, analytics } = await shopIn(one);
  const people = Array.from({ length: 15 }, () => randomUUID());

  const asked = await Promise.all(
    people.flatMap((visitorId) =>
      [one, two, one, two].map(({ url }) => visitor(url, id).ask('Do you ship abroad?', { visitorId })),
    ),
  );

  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await analytics()).toMatchObject({ totalMessages: 60, uniqueUsers: 15, activeSessions: 60 });
  const { services, clock } = one;
  expect(await analytics()).toMatchObject(await recount(services.db, new ObjectId(id), '7d', 'UTC', clock()));
});
