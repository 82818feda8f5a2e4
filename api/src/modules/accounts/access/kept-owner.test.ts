import { getMe, login } from '@askwell/contracts';
import type { TestApi, TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect } from 'vitest';

/** As with the embedded store: who is signed in is kept between requests. */
const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' }, isStoreOwn: true });

// What is kept ends by the clock as well: on a busy machine that alone would make the tests pass.
test.beforeEach(({ api }) => api.clock.stop());

async function signIn(api: TestApi, { email, password }: TestOwner) {
  const { text } = await api.anonymous.post('/api/auth/login', { email, password });
  return login.response.parse(JSON.parse(text));
}
/** Three times, so that the last answer comes from what is kept. */
async function statusOf(api: TestApi, owner: { token: string }): Promise<number> {
  const me = () => api.as(owner).get('/api/auth/me');
  await me();
  await me();
  return (await me()).status;
}

test('a session that is ended elsewhere ends with the next request', async ({ api }) => {
  const owner = await api.build.owner();
  const other = await signIn(api, owner);
  expect(await statusOf(api, other)).toBe(200);
  expect((await api.as(owner).delete('/api/auth/sessions')).status).toBe(200);
  expect((await api.as(other).get('/api/auth/me')).status).toBe(401);
  expect((await api.as(owner).get('/api/auth/me')).status).toBe(200);
});

test('while requests come all the time, none that begins after a sign-out is answered', async ({ api }) => {
  const owner = await api.build.owner();
  for (let round = 0; round < 10; round += 1) {
    const other = await signIn(api, owner);
    let isEnded = false;
    const late: number[] = [];
    const ask = async (): Promise<void> => {
      while (!isEnded) await api.as(other).get('/api/auth/me');
      late.push((await api.as(other).get('/api/auth/me')).status);
    };
    const asking = [ask(), ask(), ask(), ask()];
    await api.as(other).get('/api/auth/me');
    await api.as(owner).delete('/api/auth/sessions');
    isEnded = true;
    await Promise.all(asking);
    expect(late).toEqual([401, 401, 401, 401]);
  }
});

test('a new name and a new plan show with the next request', async ({ api }) => {
  const owner = await api.build.owner();
  expect(await statusOf(api, owner)).toBe(200);
  expect((await api.as(owner).put('/api/auth/profile', { name: 'Mira Lind' })).status).toBe(200);
  expect((await api.as(owner).get('/api/auth/me')).text).toContain('Mira Lind');
  const endDate = new Date(api.clock().getTime() + 86_400_000);
  await api.services.db
    .collection('users')
    .updateOne(
      { email: owner.email },
      { $set: { subscription: { plan: 'premium', active: true, endDate } } },
    );
  expect((await api.as(owner).get('/api/auth/me')).text).toContain('"active":true');
  api.clock.advance({ days: 2 });
  expect((await api.as(owner).get('/api/auth/me')).text).toContain('"active":false');
});

test('a session ends by the clock', async ({ api }) => {
  const owner = await api.build.owner();
  expect(await statusOf(api, owner)).toBe(200);
  api.clock.advance({ days: 31 });
  expect((await api.as(owner).get('/api/auth/me')).status).toBe(401);
});

test('a removed member no longer sees the account from the next request on', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const admin = await api.build.member(owner, 'admin');
  const accounts = async () => (await api.as({ token: admin.token }).call(getMe)).accounts.length;
  const chatbots = async () => (await api.as(admin).get('/api/chatbot')).status;
  expect([await accounts(), await accounts(), await accounts()]).toEqual([2, 2, 2]);
  expect(await chatbots()).toBe(200);
  expect((await api.as(owner).delete(`/api/team/members/${admin.id}`)).status).toBe(200);
  expect(await accounts()).toBe(1);
  expect(await chatbots()).toBe(404);
});
