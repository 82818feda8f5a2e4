import { apiTest } from '@askwell/testing/api-test';
import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { startApi, type TestApi } from '@askwell/testing';
import { expect } from 'vitest';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '1000' } });

const login = '/api/auth/login';
const json = { 'Content-Type': 'application/json' };
const send = (api: TestApi, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>) =>
  api.anonymous.send('POST', login, { body, headers });

test.for([
  ['a form', 'email[$ne]=1&password[$ne]=1', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['text', '{"email":"a@b.co"}', { 'Content-Type': 'text/plain' }],
  ['an unknown compression', '{}', { ...json, 'Content-Encoding': 'secret' }],
] as const)('%s instead of JSON is 415', async ([, body, headers], { api }) => {
  const reply = await send(api, body, headers);
  expect(reply.status).toBe(415);
  expect(reply.body).toMatchObject({ success: false, code: 'not_json' });
});

test.for([
  ['broken JSON', '{"email":'],
  ['a single value', '"email"'],
  ['a prototype', '{"__proto__":{"isAdmin":true}}'],
] as const)('%s is 400', async ([, body], { api }) => {
  const reply = await send(api, body, json);
  expect(reply.status).toBe(400);
  expect(reply.body).toMatchObject({ code: 'malformed_json' });
});

test('JSON a hundred thousand levels deep is 400', async ({ api }) => {
  const deep = `{"email":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  expect((await send(api, deep, json)).status).toBe(400);
});

test('compressed JSON is read, and what is no gzip is 400', async ({ api }) => {
  const gzip = { ...json, 'Content-Encoding': 'gzip' };
  const body = new Uint8Array(gzipSync('{"email":"a@b.co","password":"secret"}'));
  expect((await send(api, body, gzip)).body).toMatchObject({ code: 'wrong_credentials' });
  expect((await send(api, 'this is no gzip', gzip)).body).toMatchObject({ code: 'malformed_json' });
});

test('a body that is too large is refused with the limit and its own size, where that is known', async ({
  api,
}) => {
  const large = JSON.stringify({ email: 'x'.repeat(256 * 1024) });
  expect((await send(api, large, json)).body).toMatchObject({
    code: 'too_large',
    message: 'This is 263 kB. Up to 262 kB can be sent at once. Please send less.',
    limitBytes: 262_144,
    sentBytes: 262_156,
  });
  // Also when it only becomes large by unpacking.
  const packed = new Uint8Array(gzipSync(large));
  const reply = await send(api, packed, { ...json, 'Content-Encoding': 'gzip' });
  const message = 'Up to 262 kB can be sent at once. Please send less.';
  expect([reply.status, reply.body]).toEqual([
    413,
    { success: false, code: 'too_large', message, limitBytes: 262_144 },
  ]);
});

test('no body at all reads as one without any field', async ({ api }) => {
  const { status, body } = await api.anonymous.send('POST', login);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid', errors: [{ path: 'email' }, { path: 'password' }] });
});

test('a path of the API that is not there is 404 in JSON, with an id to ask about', async ({ api }) => {
  const { status, body, headers } = await api.anonymous.get('/api/nothing');
  expect(status).toBe(404);
  expect(body).toEqual({
    success: false,
    code: 'not_found',
    message: 'We could not find what you are looking for.',
  });
  expect(headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
});

test.for(['1', 'new', '%00', '..%2f..', 'g'.repeat(24), '65f0c0ffee65f0c0ffee65f0c'])(
  '%s is no id, so nothing is there',
  async (id, { api }) => {
    const owner = await api.build.owner();
    expect((await api.as(owner).get(`/api/chatbot/${id}`)).status).toBe(404);
  },
);

test('HEAD answers like GET without a body', async ({ api }) => {
  const { status, text, headers } = await api.anonymous.send('HEAD', '/api/auth/me');
  expect([status, text]).toEqual([401, '']);
  expect(headers.get('content-type')).toContain('application/json');
});

test('answers of the API can do nothing in a browser and are kept nowhere', async ({ api }) => {
  const { headers } = await api.anonymous.get('/api/auth/me');
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('whatever is answered may stand in no frame', async ({ api }) => {
  for (const path of ['/healthz', '/metrics', '/remotes.json', '/no-such-file.js']) {
    const { headers } = await api.anonymous.get(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test('a path in capitals is the same call, with the same protection', async ({ api }) => {
  const { status, headers } = await api.anonymous.get('/API/Auth/ME');
  expect(status).toBe(401);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test("another site's page may use the widget's calls, without credentials, and no others", async ({
  api,
}) => {
  const fromElsewhere = { Origin: 'https://shop.example' };
  const path = '/api/widget/65f0c0ffee65f0c0ffee65f0';
  const open = await api.anonymous.get(path, fromElsewhere);
  expect(open.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(open.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  expect(open.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');

  const preflight = await api.anonymous.send('OPTIONS', `${path}/messages`, {
    headers: { ...fromElsewhere, 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');

  const closed = await api.anonymous.get('/api/auth/me', fromElsewhere);
  expect(closed.headers.get('Access-Control-Allow-Origin')).toBeNull();
});

test('whose address counts is said by our own proxies only', async () => {
  const attempt = (client: TestApi, forwarded: string) =>
    client.anonymous.post('/api/auth/register', {}, { 'X-Forwarded-For': forwarded });
  const signUps = async (client: TestApi) => {
    const replies = [];
    for (let count = 1; count <= 11; count += 1) {
      const body = { name: 'A', email: `a${count}@example.com`, password: 'tea at four' };
      const headers = { 'X-Forwarded-For': `10.0.0.${count}` };
      replies.push((await client.anonymous.post('/api/auth/register', body, headers)).status);
    }
    return replies.at(-1);
  };
  const open = await startApi();
  const behindProxy = await startApi({ env: { TRUSTED_PROXIES: '1' } });
  expect((await attempt(open, '10.0.0.1')).status).toBe(400);
  expect(await signUps(open), 'a header that anybody can send').toBe(429);
  expect(await signUps(behindProxy), 'as our proxy says').toBe(201);
});

test('mails link to our own address, even if a request names another host', async () => {
  const api = await startApi();
  const email = 'asha@example.com';
  const evil = 'evil.example';
  const { port } = new URL(api.url);
  const post = (path: string, body: object) =>
    new Promise<number>((resolve, reject) => {
      const headers = { ...json, Host: evil, 'X-Forwarded-Host': evil, Forwarded: `host=${evil}` };
      // fetch sets the host itself.
      request({ port, path, method: 'POST', headers }, (reply) => resolve(reply.resume().statusCode ?? 0))
        .once('error', reject)
        .end(JSON.stringify(body));
    });
  expect(await post('/api/auth/register', { name: 'Asha', email, password: 'tea at four' })).toBe(201);
  const mail = await api.mails.nextMail(email);
  expect(mail.text).toContain('http://askwell.test');
  expect(JSON.stringify(mail)).not.toContain(evil);
});
