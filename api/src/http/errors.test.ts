import { once } from 'node:events';
import { createServer } from 'node:http';
import { startApi } from '@askwell/testing';
import Koa from 'koa';
import { expect, onTestFinished, test } from 'vitest';
import { errors } from './errors.ts';
import { createLog } from '../kernel/log.ts';
import { logRequests } from './request-log.ts';
import { Problem } from '../kernel/problem.ts';

/** What a request gets, and what the log says, when a handler throws this. */
async function answerTo(thrown: unknown) {
  const lines: string[] = [];
  const app = new Koa();
  logRequests(app, createLog('info', { write: (line) => void lines.push(line) }));
  app.use(errors());
  app.use(() => {
    throw thrown;
  });
  const server = createServer(app.callback()).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body, log: lines.join('') };
}

test('a problem says what it has to say', async () => {
  const { status, headers, body, log } = await answerTo(
    new Problem('too_many_requests', { message: 'Please wait.', retryAfter: 12.2 }),
  );
  expect(status).toBe(429);
  expect(headers.get('Retry-After')).toBe('13');
  expect(body).toEqual({ success: false, code: 'too_many_requests', message: 'Please wait.' });
  expect(log).not.toContain('unexpected');
});

test.each([
  ['an error', new Error('secret detail')],
  [
    'an error that names a status',
    Object.assign(new Error('secret detail'), { status: 418, headers: { x: 'y' } }),
  ],
  ['undefined', undefined],
  ['null', null],
  ['a text', 'secret detail'],
  ['an object', { statusCode: 400, error: { description: 'secret detail' } }],
])(
  '%s that is thrown is a 500 that says nothing, and is logged with the id of the request',
  async (_, thrown) => {
    const { status, headers, body, log } = await answerTo(thrown);
    expect(status).toBe(500);
    expect(body).toEqual({
      success: false,
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(headers.get('x')).toBeNull();
    expect(log).toContain('unexpected error');
    expect(log).toContain(headers.get('X-Request-Id'));
  },
);

test('the log tells who was refused what: a wrong password, a wrong code, an unknown address', async () => {
  const api = await startApi();
  const email = 'unknown@example.com';
  await api.anonymous.post('/api/auth/login', { email, password: 'a wrong one' });
  await api.anonymous.post('/api/auth/verify-otp', { email, otp: '000000' });
  const refusals = () =>
    api.logged.flatMap((line) => {
      const { path, refusal, address } = JSON.parse(line);
      return refusal === undefined ? [] : [{ path, refusal, isKnown: typeof address === 'string' }];
    });
  await expect.poll(refusals).toEqual([
    { path: '/api/auth/login', refusal: 'wrong_credentials', isKnown: true },
    { path: '/api/auth/verify-otp', refusal: 'wrong_code', isKnown: true },
  ]);
  expect(api.logged.join('')).not.toContain(email);
});

test('the log names the account of a refused request by its id, and of no other request', async () => {
  const api = await startApi();
  const owner = await api.build.owner();
  await api.as(owner).get('/api/auth/me');
  await api.as(owner).get(`/api/chatbot/${'0'.repeat(24)}`);
  const requests = () =>
    api.logged.flatMap((line) => {
      const { msg, refusal, account } = JSON.parse(line);
      return msg === 'request' ? [{ refusal, account }] : [];
    });
  await expect.poll(requests).toEqual([{}, { refusal: 'not_found', account: owner.id }]);
  expect(api.logged.join('')).not.toContain(owner.email);
});
