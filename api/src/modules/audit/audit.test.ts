import type { TestApi, TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect, vi } from 'vitest';
import { createToken, listAudit, login } from '@askwell/contracts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

const firefox = { 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0' };
const tokenIn = ({ text }: { text: string }) => login.response.parse(JSON.parse(text));
const entriesOf = async (api: TestApi, owner: Pick<TestOwner, 'token'>) =>
  (await api.as(owner).call(listAudit)).data.entries;

test('an owner reads who signed in, with what and from where', async ({ api }) => {
  const { email, password } = await api.build.owner();
  const signedIn = await api.anonymous.post('/api/auth/login', { email, password }, firefox);
  const [entry] = await entriesOf(api, tokenIn(signedIn));
  expect(entry).toMatchObject({
    type: 'session.started',
    detail: null,
    device: 'Firefox on Windows',
    address: '127.0.0.x',
  });
});

test('an owner reads that somebody tried a wrong password', async ({ api }) => {
  const owner = await api.build.owner();
  const wrong = { email: owner.email, password: 'not my password' };
  expect((await api.anonymous.post('/api/auth/login', wrong, firefox)).status).toBe(401);
  await vi.waitFor(
    async () =>
      expect(await entriesOf(api, owner)).toMatchObject([
        { type: 'session.refused', device: 'Firefox on Windows' },
      ]),
    60_000,
  );
});

test('an owner reads every change to the security of the account, newest first', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const client = api.as(owner);
  await client.put('/api/auth/profile', { geminiApiKey: 'AIzaSyAnotherKeyForThisTestThatIsLong' });
  const made = await client.call(createToken, { body: { name: 'Nightly export' } });
  await client.delete(`/api/tokens/${made.data.apiToken.id}`);
  await client.get('/api/account/export');
  const chatbot = await api.build.chatbot(owner, { name: 'Help desk' });
  await client.delete(`/api/chatbot/${chatbot._id}`);
  const passwords = { currentPassword: owner.password, newPassword: 'battery staple' };
  await client.put('/api/auth/password', passwords);
  await client.post('/api/auth/logout');
  const signedIn = await api.anonymous.post('/api/auth/login', {
    email: owner.email,
    password: 'battery staple',
  });
  const entries = await entriesOf(api, tokenIn(signedIn));
  expect(entries.map(({ type, detail }) => [type, detail])).toEqual([
    ['session.started', null],
    ['session.ended', null],
    ['password.changed', null],
    ['chatbot.deleted', 'Help desk'],
    ['data.exported', null],
    ['token.revoked', 'Nightly export'],
    ['token.created', 'Nightly export'],
    ['apiKey.changed', 'AIza••••••Long'],
  ]);
});

test('the log has pages, and an owner sees no other owner’s', async ({ api }) => {
  const [owner, other] = [await api.build.owner(), await api.build.owner()];
  for (let count = 0; count < 30; count += 1) await api.as(owner).delete('/api/auth/sessions');
  const first = await api.as(owner).call(listAudit);
  expect(first.data.entries).toHaveLength(25);
  const before = first.data.before ?? '';
  const second = await api.as(owner).call(listAudit, { query: { before } });
  expect([second.data.entries.length, second.data.before]).toEqual([5, null]);
  expect((await api.as(other).call(listAudit, { query: { before } })).data.entries).toEqual([]);
  expect((await api.as(owner).get('/api/account/audit?before=nonsense')).status).toBe(400);
});
