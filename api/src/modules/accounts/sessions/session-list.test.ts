import type { TestApi, TestOwner } from '@askwell/testing';
import { listSessions, login, type SignedInSession } from '@askwell/contracts';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';

async function signIn(api: TestApi, { email, password }: TestOwner, userAgent = phone) {
  const { text } = await api.anonymous.post(
    '/api/auth/login',
    { email, password },
    { 'User-Agent': userAgent },
  );
  return login.response.parse(JSON.parse(text));
}
const sessionsOf = async (api: TestApi, owner: { token: string }): Promise<SignedInSession[]> =>
  (await api.as(owner).call(listSessions)).data.sessions;
const isSignedIn = async (api: TestApi, owner: { token: string }) =>
  (await api.as(owner).get('/api/auth/me')).status === 200;

test('an owner sees every session, this one first, in plain words', async ({ api }) => {
  const owner = await api.build.owner();
  await signIn(api, owner);
  const sessions = await sessionsOf(api, owner);
  expect(sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Another program', true],
    ['Safari on iPhone', false],
  ]);
});

test('an owner ends one session, and it ends at once', async ({ api }) => {
  const owner = await api.build.owner();
  const onPhone = await signIn(api, owner);
  const other = (await sessionsOf(api, owner)).find(({ isCurrent }) => !isCurrent);
  expect((await api.as(owner).delete(`/api/auth/sessions/${other?.id ?? ''}`)).status).toBe(200);
  expect(await isSignedIn(api, onPhone)).toBe(false);
  expect(await isSignedIn(api, owner)).toBe(true);
  expect((await api.as(owner).delete(`/api/auth/sessions/${other?.id ?? ''}`)).status).toBe(404);
});

test('an owner signs out everywhere else and stays here', async ({ api }) => {
  const owner = await api.build.owner();
  const others = [await signIn(api, owner), await signIn(api, owner)];
  expect((await api.as(owner).delete('/api/auth/sessions')).status).toBe(200);
  expect(await Promise.all(others.map((other) => isSignedIn(api, other)))).toEqual([false, false]);
  expect(await sessionsOf(api, owner)).toHaveLength(1);
});

test('another owner’s session is not there, and goes on', async ({ api }) => {
  const [owner, other] = [await api.build.owner(), await api.build.owner()];
  const [session] = await sessionsOf(api, other);
  expect((await api.as(owner).delete(`/api/auth/sessions/${session?.id ?? ''}`)).status).toBe(404);
  expect(await isSignedIn(api, other)).toBe(true);
});

test('the time of the last use moves on, with one write in five minutes', async ({ api }) => {
  const owner = await api.build.owner();
  const users = api.services.db.collection('users');
  const stored = async () => (await users.findOne({ _id: new ObjectId(owner.id) }))?.['sessions'];
  await api.as(owner).get('/api/auth/me');
  const first = await stored();
  for (let times = 0; times < 5; times += 1) await api.as(owner).get('/api/auth/me');
  expect(await stored()).toEqual(first);
  api.clock.advance({ minutes: 6 });
  const [session] = await sessionsOf(api, owner);
  const age = api.clock().getTime() - new Date(session?.lastUsedAt ?? 0).getTime();
  expect(age).toBeLessThan(60_000);
  expect(new Date(session?.createdAt ?? 0).getTime()).toBeLessThan(api.clock().getTime() - 5 * 60_000);
});

test('a session that is over is not in the list', async ({ api }) => {
  const owner = await api.build.owner();
  api.clock.advance({ days: 6 });
  const later = await signIn(api, owner);
  api.clock.advance({ days: 2 });
  expect(await sessionsOf(api, later)).toHaveLength(1);
});
