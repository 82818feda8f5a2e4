import {
  createToken,
  listTokens,
  login,
  tokenScopes,
  type TokenExpiry,
  type TokenScope,
} from '@askwell/contracts';
import { emptyDatabase, startApi, type TestApi, type TestOwner } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { ObjectId } from 'mongodb';
import { expect } from 'vitest';

const test = apiTest();

async function withToken(api: TestApi, expiry: TokenExpiry = 'never', scopes?: TokenScope[]) {
  const owner = await api.build.owner({ plan: 'premium' });
  const { data } = await api.as(owner).call(createToken, { body: { name: 'Script', expiry, scopes } });
  return { owner, apiToken: data.apiToken, token: data.secret, client: api.as({ token: data.secret }) };
}
const listed = async (api: TestApi, owner: TestOwner) => (await api.as(owner).call(listTokens)).data.tokens;

test('a token is shown once, stored as a hash, and works for the chatbots', async ({ api }) => {
  const { owner, token, client } = await withToken(api);
  expect(token).toMatch(/^ask_[\w-]{43}$/);
  const { status, body } = await client.post('/api/chatbot', { name: 'By script' });
  expect([status, body['data']?.['chatbot']?.['name']]).toEqual([201, 'By script']);
  expect(JSON.stringify(await listed(api, owner))).not.toContain(token);
  const stored = await api.services.db.collection('tokens').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(token.slice(8));
  expect(api.logged.join('\n')).not.toContain(token);
});

test('a token says in the list when it was last used', async ({ api }) => {
  const { owner, client, apiToken } = await withToken(api);
  expect(apiToken.lastUsedAt).toBeNull();
  await client.get('/api/chatbot');
  const [seen] = await listed(api, owner);
  expect(seen?.lastUsedAt).not.toBeNull();
  expect(seen?.hint).toMatch(/^ask_..…....$/);
});

test.for([
  ['get', '/api/auth/me'],
  ['get', '/api/auth/sessions'],
  ['get', '/api/tokens'],
  ['post', '/api/tokens'],
  ['get', '/api/account/export'],
  ['post', '/api/account/deletion'],
  ['get', '/api/webhooks'],
  ['put', '/api/auth/password'],
] as const)('what touches the account takes no token: %s %s', async ([method, path], { api }) => {
  const { client } = await withToken(api);
  const { status, body } = await client.send(method.toUpperCase(), path);
  expect([status, body['code']]).toEqual([403, 'token_not_allowed']);
});

test('a revoked token ends at once, and nobody revokes another owner’s', async ({ api }) => {
  const { owner, client, apiToken } = await withToken(api);
  const other = await api.build.owner({ plan: 'premium' });
  expect((await api.as(other).delete(`/api/tokens/${apiToken.id}`)).status).toBe(404);
  expect((await client.get('/api/chatbot')).status).toBe(200);
  expect((await api.as(owner).delete(`/api/tokens/${apiToken.id}`)).status).toBe(200);
  expect((await client.get('/api/chatbot')).status).toBe(401);
});

test('a token reaches nothing of another owner', async ({ api }) => {
  const { client } = await withToken(api);
  const other = await api.build.owner();
  const chatbot = await api.build.chatbot(other);
  expect((await client.get(`/api/chatbot/${chatbot._id}`)).status).toBe(404);
});

test('tokens are part of Premium, and do nothing when it has ended', async ({ api }) => {
  const free = await api.build.owner();
  const refused = await api.as(free).post('/api/tokens', { name: 'Script' });
  expect([refused.status, refused.body['code']]).toEqual([403, 'premium_required']);

  const { owner, client } = await withToken(api);
  api.clock.advance({ days: 366 });
  const { status, body } = await client.get('/api/chatbot');
  expect([status, body['code']]).toEqual([403, 'premium_required']);
  const later = api.as(await api.anonymous.call(login, { body: owner }));
  expect((await later.call(listTokens)).data.tokens).toHaveLength(1);
});

test('a token with an end is good until then', async ({ api }) => {
  const { client, apiToken } = await withToken(api, '30d');
  expect(apiToken.expiresAt).not.toBeNull();
  api.clock.advance({ days: 29 });
  expect((await client.get('/api/chatbot')).status).toBe(200);
  api.clock.advance({ days: 2 });
  expect((await client.get('/api/chatbot')).status).toBe(401);
});

test('each token has its own limit, told in the headers', async ({ api }) => {
  const { client } = await withToken(api);
  const first = await client.get('/api/chatbot');
  expect(first.headers.get('RateLimit-Limit')).toBe('120');
  expect(first.headers.get('RateLimit-Remaining')).toBe('119');
  expect(Number(first.headers.get('RateLimit-Reset'))).toBeGreaterThan(50);
  const statuses = await Promise.all(
    Array.from({ length: 125 }, async () => (await client.get('/api/chatbot')).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(119);
  const over = await client.get('/api/chatbot');
  expect([over.status, over.headers.get('RateLimit-Remaining')]).toEqual([429, '0']);
  expect(Number(over.headers.get('Retry-After'))).toBeGreaterThan(0);

  const other = await withToken(api);
  expect((await other.client.get('/api/chatbot')).status).toBe(200);
  api.clock.advance({ seconds: 61 });
  expect((await client.get('/api/chatbot')).headers.get('RateLimit-Remaining')).toBe('119');
});

test('an account holds 20 tokens', async ({ api }) => {
  const { owner } = await withToken(api);
  const more = (name: string) => api.as(owner).post('/api/tokens', { name });
  for (let count = 1; count < 20; count += 1) expect((await more(`Token ${count}`)).status).toBe(201);
  const last = await more('One more');
  expect([last.status, last.body['code']]).toEqual([409, 'limit_reached']);
});

test('of forty tokens made at once in two processes an account gets its 20, and one more for each that is revoked', async () => {
  const mongodbUri = await emptyDatabase();
  const processes = [await startApi({ mongodbUri }), await startApi({ mongodbUri })] as const;
  const owner = await processes[0].build.owner({ plan: 'premium' });
  const make = (at: number) =>
    processes[at % 2 === 0 ? 0 : 1].as(owner).post('/api/tokens', { name: `Token ${at}` });
  const statuses = (await Promise.all(Array.from({ length: 40 }, (_, at) => make(at)))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array(20).fill(201), ...Array(20).fill(409)]);

  const client = processes[0].as(owner);
  const { tokens } = (await client.call(listTokens)).data;
  expect(tokens).toHaveLength(20);
  await client.delete(`/api/tokens/${tokens[7]?.id}`);
  const again = (await Promise.all([make(0), make(1)])).map(({ status }) => status);
  expect(again.toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test.for([{}, { name: '' }, { name: 'x'.repeat(61) }, { name: 'a\nb' }, { name: 'x', expiry: 'soon' }])(
  'a token of %j is refused',
  async (draft, { api }) => {
    const owner = await api.build.owner({ plan: 'premium' });
    expect((await api.as(owner).post('/api/tokens', draft)).status).toBe(400);
  },
);

/** A call of each scope, and the status and code that it answers when the scope is there. */
const callOf = {
  read: { method: 'GET', path: '/api/chatbot', answer: [200, undefined] },
  write: { method: 'DELETE', path: '/api/chatbot/0123456789abcdef01234567', answer: [404, 'not_found'] },
  ask: { method: 'POST', path: '/api/chatbot/0123456789abcdef01234567/ask', answer: [404, 'not_found'] },
  inbox: { method: 'GET', path: '/api/inbox/0123456789abcdef01234567', answer: [404, 'not_found'] },
} as const satisfies Record<TokenScope, { method: string; path: string; answer: readonly unknown[] }>;

test.for(tokenScopes)('a token of the scope %s does nothing of the other scopes', async (scope, { api }) => {
  const { apiToken, client } = await withToken(api, 'never', [scope]);
  expect(apiToken.scopes).toEqual([scope]);
  for (const other of tokenScopes) {
    const { method, path, answer } = callOf[other];
    const body = other === 'ask' ? JSON.stringify({ text: 'Do you ship abroad?' }) : null;
    const reply = await client.send(method, path, { body, headers: { 'Content-Type': 'application/json' } });
    const expected = other === scope ? answer : [403, 'scope_missing'];
    expect([other, reply.status, reply.body['code']]).toEqual([other, ...expected]);
  }
});

test('a token has at least one scope; without a choice it has all', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const refused = await api.as(owner).post('/api/tokens', { name: 'Script', scopes: [] });
  expect([refused.status, refused.body['message']]).toEqual([400, 'Please choose what the token may do']);
  const { apiToken } = await withToken(api);
  expect(apiToken.scopes).toEqual([...tokenScopes]);
});

test('a token from before there were scopes has all of them', async ({ api }) => {
  const { owner, client, apiToken } = await withToken(api, 'never', ['read']);
  const tokens = api.services.db.collection('tokens');
  await tokens.updateOne({ _id: new ObjectId(apiToken.id) }, { $unset: { scopes: true } });
  expect((await client.post('/api/chatbot', { name: 'By script' })).status).toBe(201);
  expect((await listed(api, owner))[0]?.scopes).toEqual([...tokenScopes]);
});
