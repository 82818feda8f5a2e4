import { startApi, type TestApi } from '@askwell/testing';
import { expect, test } from 'vitest';

const signUp = ({ anonymous }: TestApi, count: number) =>
  anonymous.post('/api/auth/register', {
    name: 'Asha',
    email: `asha-${count}@example.com`,
    password: 'tea at four',
  });

const tenTimes = async (api: TestApi) => {
  for (let count = 1; count <= 10; count += 1) await signUp(api, count);
};

test('over the limit the answer says when to come back, and then it is open again', async () => {
  const api = await startApi();
  await tenTimes(api);
  const { status, headers } = await signUp(api, 11);
  expect(status).toBe(429);
  const seconds = Number(headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(29 * 60);

  api.clock.advance({ seconds });
  expect((await signUp(api, 12)).status).toBe(201);
});

test('users are not locked out for a day after the clock was a day ahead for a moment', async () => {
  const api = await startApi();
  api.clock.advance({ days: 1 });
  await tenTimes(api);
  expect((await signUp(api, 11)).status).toBe(429);
  api.clock.advance({ days: -1 });
  expect((await signUp(api, 12)).status).toBe(201);
});

test('asking on while over the limit does not make the wait longer', async () => {
  const api = await startApi();
  await tenTimes(api);
  await signUp(api, 11);
  api.clock.advance({ minutes: 20 });
  const { headers } = await signUp(api, 12);
  expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(10 * 60);
});

test('many at the same moment are no way around a limit', async () => {
  const api = await startApi();
  const replies = await Promise.all(Array.from({ length: 15 }, (_, count) => signUp(api, count)));
  const statuses = replies.map(({ status }) => status);
  // A sign-up that is within the limit can still be refused with 503, when no database connection
  // is free.
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('an address of IPv6 counts as its network of 64 bits, one of IPv4 as itself', async () => {
  const api = await startApi({ env: { TRUSTED_PROXIES: '1', RATE_LIMIT_FACTOR: '0.1' } });
  const statusFrom = async (address: string, count: number) => {
    const body = { name: 'Asha', email: `asha-${count}@example.com`, password: 'kettle-lid' };
    const headers = { 'X-Forwarded-For': address };
    return (await api.anonymous.post('/api/auth/register', body, headers)).status;
  };
  expect(await statusFrom('2001:db8:0:1::1', 1)).toBe(201);
  expect(await statusFrom('2001:db8:0:1:ffff::2', 2)).toBe(429);
  expect(await statusFrom('2001:db8:0:2::1', 3)).toBe(201);
  expect(await statusFrom('203.0.113.7', 4)).toBe(201);
  expect(await statusFrom('::ffff:203.0.113.7', 5)).toBe(429);
  expect(await statusFrom('203.0.113.8', 6)).toBe(201);
});

test('the factor of the configuration multiplies the limits', async () => {
  const api = await startApi({ env: { RATE_LIMIT_FACTOR: '0.2' } });
  const statuses = [];
  for (let count = 1; count <= 3; count += 1) statuses.push((await signUp(api, count)).status);
  expect(statuses).toEqual([201, 201, 429]);
});

test('one address on the network gets codes for fifty addresses in an hour, asked for in either way, and no more', async () => {
  const api = await startApi({ env: { TRUSTED_PROXIES: '1' } });
  const ask = (count: number, from = '203.0.113.7') => {
    const path = count % 2 === 0 ? '/api/auth/forgot-password' : '/api/auth/resend-verification';
    return api.anonymous.post(path, { email: `asha-${count}@example.com` }, { 'X-Forwarded-For': from });
  };
  const replies = await Promise.all(Array.from({ length: 54 }, (_, count) => ask(count)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(50);
  const refused = replies.filter(({ status }) => status === 429);
  expect(refused.map(({ body }) => body['code'])).toEqual(Array(4).fill('too_many_requests'));

  const [forgot, resend] = [await ask(54), await ask(55)];
  expect([forgot.status, resend.status]).toEqual([429, 429]);
  const seconds = Number(forgot.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(59 * 60);
  expect((await ask(56, '203.0.113.8')).status, 'somebody else is not kept waiting').toBe(200);
  api.clock.advance({ seconds });
  expect((await ask(54)).status).toBe(200);
});

test('one address on the network enters thirty codes in five minutes, for whichever accounts and calls, and no more', async () => {
  const api = await startApi({ env: { TRUSTED_PROXIES: '1' } });
  const calls = ['verify-otp', 'verify-email', 'reset-password'];
  const enter = (count: number, from = '203.0.113.7') =>
    api.anonymous.post(
      `/api/auth/${calls[count % calls.length]}`,
      { email: `asha-${count}@example.com`, otp: '000000', newPassword: 'tea at four' },
      { 'X-Forwarded-For': from },
    );
  const replies = await Promise.all(Array.from({ length: 33 }, (_, count) => enter(count)));
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(30);
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(3);
  expect((await enter(34, '203.0.113.8')).status).toBe(400);
  api.clock.advance({ minutes: 5 });
  expect((await enter(35)).status).toBe(400);
});
