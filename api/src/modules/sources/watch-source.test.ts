import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';
import { openStream } from '../inbox/inbox.fixture.ts';
import { shopWithWebsite } from './shop-with-website.fixture.ts';

/** A source that is being read, for as long as the test wants. */
async function sourceBeingRead() {
  const { api, shop, params } = await shopWithWebsite();
  const { sources } = api.services;
  const change = (status: 'running' | 'ready') =>
    sources.redirect(new ObjectId(shop.owner.id), new ObjectId(params.id), { status, dueAt: null });
  await change('running');
  const watch = (person: { token: string; accountId?: string }) =>
    openStream(`${api.url}/api/chatbot/${params.chatbotId}/sources/${params.id}/events`, person.token, {
      ...(person.accountId !== undefined && { 'Askwell-Account': person.accountId }),
    });
  return { api, shop, change, watch };
}

test('an account watches sources in so many streams at once, and another one after they end', async () => {
  const { shop, change, watch } = await sourceBeingRead();
  const streams = await Promise.all(Array.from({ length: 20 }, () => watch(shop.owner)));
  expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await watch(shop.owner)).status).toBe(503);
  await change('ready');
  for (const { isOver } of streams) await expect.poll(isOver, { timeout: 60_000 }).toBe(true);
  await change('running');
  expect((await watch(shop.owner)).status).toBe(200);
});

test('a member who was removed no longer sees the progress of a source', async () => {
  const { api, shop, watch } = await sourceBeingRead();
  // Free is for one person.
  const subscription = { plan: 'premium', active: true, endDate: null };
  await api.services.db
    .collection('users')
    .updateOne({ _id: new ObjectId(shop.owner.id) }, { $set: { subscription } });
  const member = await api.build.member(shop.owner, 'editor');
  const stream = await watch(member);
  expect(stream.status).toBe(200);
  await api.as(shop.owner).delete(`/api/team/members/${member.id}`);
  await expect.poll(stream.isOver, { timeout: 60_000 }).toBe(true);
});
