import { register, resendVerification, verifyEmail } from '@askwell/contracts';
import { startApi, type TestApi } from '@askwell/testing';
import { expect, test } from 'vitest';

const email = 'asha@example.com';

const signUp = async ({ anonymous, mails }: TestApi) => {
  await anonymous.call(register, { body: { name: 'Asha', email, password: 'tea at four' } });
  return (await mails.nextMail(email)).code;
};

/** A code that is not this one. */
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

const verify = ({ anonymous }: TestApi, otp: string) =>
  anonymous.post('/api/auth/verify-email', { email, otp });

test('a code works once', async () => {
  const api = await startApi();
  const code = await signUp(api);
  expect((await verify(api, code)).status).toBe(200);
  const { status, body } = await verify(api, code);
  expect(status).toBe(400);
  expect(body).toEqual({
    success: false,
    code: 'wrong_code',
    message: 'Invalid or expired verification code.',
  });
});

test('a code is good for ten minutes', async () => {
  const api = await startApi();
  const code = await signUp(api);
  api.clock.advance({ minutes: 10, seconds: 1 });
  expect((await verify(api, code)).body).toMatchObject({ code: 'wrong_code' });
});

test('five wrong attempts use a code up', async () => {
  const api = await startApi();
  const code = await signUp(api);
  for (let attempt = 1; attempt <= 5; attempt += 1) await verify(api, otherThan(code));
  expect((await verify(api, code)).body).toMatchObject({ code: 'wrong_code' });
});

test('guessing many at once is no way to more than five attempts', async () => {
  const api = await startApi();
  const code = await signUp(api);
  await Promise.all(Array.from({ length: 8 }, () => verify(api, otherThan(code))));
  expect((await verify(api, code)).body).toMatchObject({ code: 'wrong_code' });
});

test('a code used twice at the same moment signs in once', async () => {
  const api = await startApi();
  const code = await signUp(api);
  const replies = await Promise.all([verify(api, code), verify(api, code), verify(api, code)]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ status }) => status === 400)).toHaveLength(2);
});

test('the code may be called `code` as well', async () => {
  const api = await startApi();
  const code = await signUp(api);
  const { status } = await api.anonymous.post('/api/auth/verify-email', { email, code });
  expect(status).toBe(200);
});

test('a code for resetting the password does not verify, and none works for somebody else', async () => {
  const api = await startApi();
  await signUp(api);
  await api.anonymous.post('/api/auth/forgot-password', { email });
  const reset = await api.mails.nextMail(email);
  expect((await verify(api, reset.code)).status).toBe(400);
  const other = await api.anonymous.post('/api/auth/verify-email', {
    email: 'other@example.com',
    otp: reset.code,
  });
  expect(other.body).toMatchObject({ code: 'wrong_code' });
});

test('asking for another code right away says how long to wait; a minute later it comes and replaces the old', async () => {
  const api = await startApi();
  // However long the first mail takes.
  api.clock.stop();
  const first = await signUp(api);

  const hasty = await api.anonymous.post('/api/auth/resend-verification', { email });
  expect(hasty.status).toBe(429);
  const seconds = Number(hasty.headers.get('Retry-After'));
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(hasty.body).toMatchObject({
    code: 'too_many_requests',
    message: `Please wait ${seconds} seconds before asking for another code.`,
  });

  api.clock.advance({ seconds });
  const { message } = await api.anonymous.call(resendVerification, { body: { email } });
  expect(message).toBe('Verification code sent to your email!');
  const second = await api.mails.nextMail(email);
  expect((await verify(api, first)).status).toBe(400);
  await api.anonymous.call(verifyEmail, { body: { email, otp: second.code } });
});

test('asking for a code answers alike whether or not somebody waits for one', async () => {
  const api = await startApi();
  const verified = await api.build.owner();
  const waiting = await api.build.owner({ verified: false });
  const ask = async (address: string) => {
    const path = '/api/auth/resend-verification';
    const first = await api.anonymous.post(path, { email: address });
    const second = await api.anonymous.post(path, { email: address });
    return [first.status, first.text, second.status, second.body.code];
  };
  const expected = await ask(waiting.email);
  expect(await ask(verified.email)).toEqual(expected);
  expect(await ask('nobody@example.com')).toEqual(expected);
  await api.mails.nextMail(waiting.email);
  expect(api.mails.received).toHaveLength(1);
});

test('five codes in an hour for one address, and no more', async () => {
  const api = await startApi();
  for (let count = 1; count <= 5; count += 1) {
    await api.anonymous.call(resendVerification, { body: { email } });
    api.clock.advance({ seconds: 61 });
  }
  const { status } = await api.anonymous.post('/api/auth/resend-verification', { email });
  expect(status).toBe(429);
});

test('a factor on the limits shortens the pause between codes', async () => {
  const api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000000' } });
  await api.anonymous.call(resendVerification, { body: { email } });
  const { success } = await api.anonymous.call(resendVerification, { body: { email } });
  expect(success).toBe(true);
});
