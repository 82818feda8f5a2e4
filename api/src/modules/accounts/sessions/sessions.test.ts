import { getMe } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import jwt from 'jsonwebtoken';
import { ObjectId } from 'mongodb';
import { expect, test } from 'vitest';

test('a token that we did not sign, that was changed, or that is no token is no session', async () => {
  const { as, build, services } = await startApi();
  const owner = await build.owner();
  const [header = '', payload = '', signature = ''] = owner.token.split('.');
  const [session] = await services.users.sessions(new ObjectId(owner.id));
  const claims = { typ: 'session', aud: 'askwell', sub: owner.id, sid: session?.id };
  const sign = (more: object) =>
    jwt.sign({ ...claims, ...more }, services.secrets.authSecret, { expiresIn: '1h' });
  expect((await as({ token: sign({}) }).get('/api/auth/me')).status, 'one that is right').toBe(200);
  const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`;
  const tokens = [
    'no token at all',
    '',
    unsigned,
    `${header}.${payload}.${signature.slice(0, -2)}xx`,
    jwt.sign(claims, 'another secret', { expiresIn: '1h' }),
    jwt.sign(claims, services.secrets.authSecret, { algorithm: 'HS512', expiresIn: '1h' }),
    jwt.sign(claims, services.secrets.authSecret),
    sign({ sub: 'no id' }),
    sign({ aud: 'another product' }),
    sign({ typ: 'invitation' }),
    sign({ aud: undefined, typ: undefined }),
  ];
  const replies = await Promise.all(tokens.map((token) => as({ token }).get('/api/auth/me')));
  expect(replies.map(({ status }) => status)).toEqual(tokens.map(() => 401));
});

test('a session ends by itself after 30 days', async () => {
  const { as, build, clock } = await startApi();
  const owner = await build.owner();
  for (let week = 1; week <= 5; week += 1) {
    clock.advance({ days: 5, minutes: 59 });
    await as(owner).call(getMe);
  }
  clock.advance({ days: 5 });
  expect((await as(owner).get('/api/auth/me')).status).toBe(401);
});

test('a session that is not used ends after 7 days', async () => {
  const { as, build, clock } = await startApi();
  const owner = await build.owner();
  clock.advance({ days: 6 });
  await as(owner).call(getMe);
  clock.advance({ days: 6 });
  await as(owner).call(getMe);
  clock.advance({ days: 7, minutes: 1 });
  expect((await as(owner).get('/api/auth/me')).status).toBe(401);
});

test('while the database is away nobody is signed out, and readiness says so', async () => {
  const { as, anonymous, build, services } = await startApi();
  const owner = await build.owner();
  await services.client.close();

  const { status, body, headers } = await as(owner).get('/api/auth/me');
  expect(status).toBe(503);
  expect(body).toMatchObject({ success: false, code: 'unavailable' });
  expect(headers.get('Retry-After')).toBe('5');
  expect((await anonymous.get('/readyz')).status).toBe(503);
  expect((await anonymous.get('/healthz')).status).toBe(200);
});
