import { getMe, login, logout, verifyEmail } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { expect, test } from 'vitest';

test('an owner signs in, and signs out again for good', async () => {
  const { anonymous, as, build } = await startApi();
  const { email, password, id } = await build.owner();

  const session = await anonymous.call(login, { body: { email: ` ${email.toUpperCase()}`, password } });
  expect(session).toMatchObject({ message: 'Login successful!', user: { _id: id, email } });

  await as(session).call(logout);
  const after = await as(session).get('/api/auth/me');
  expect(after.status).toBe(401);
});

test('signing out ends this session and no other', async () => {
  const { anonymous, as, build } = await startApi();
  const owner = await build.owner();
  const { email, password } = owner;
  const other = await anonymous.call(login, { body: { email, password } });
  await as(owner).call(logout);
  expect((await as(other).call(getMe)).user.email).toBe(email);
});

test('a wrong password and an unknown address read the same', async () => {
  const { anonymous, build } = await startApi();
  const { email } = await build.owner();
  const wrong = await anonymous.post('/api/auth/login', { email, password: 'guess' });
  const unknown = await anonymous.post('/api/auth/login', { email: 'nobody@example.com', password: 'guess' });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({
    success: false,
    code: 'wrong_credentials',
    message: 'Invalid email or password.',
  });
  expect(unknown.text).toBe(wrong.text);
});

test('before verifying, signing in says so, and sends a fresh code once the last has expired', async () => {
  const { anonymous, build, clock, mails } = await startApi();
  const { email, password } = await build.owner({ verified: false });

  const { status, body } = await anonymous.post('/api/auth/login', { email, password });
  expect(status).toBe(403);
  expect(body).toEqual({
    success: false,
    code: 'requires_verification',
    message: 'Please verify your email address before signing in.',
    requiresVerification: true,
    email,
  });
  const first = await mails.nextMail(email);

  await anonymous.post('/api/auth/login', { email, password });
  clock.advance({ minutes: 11 });
  await anonymous.post('/api/auth/login', { email, password });
  const second = await mails.nextMail(email);
  expect(mails.received, 'none while the first was good').toHaveLength(2);
  expect(second.messageId).not.toBe(first.messageId);
  await anonymous.call(verifyEmail, { body: { email, otp: second.code } });
});

test('who does not know the password is not told that an account waits for its code', async () => {
  const { anonymous, build } = await startApi();
  const { email } = await build.owner({ verified: false });
  const { body } = await anonymous.post('/api/auth/login', { email, password: 'guess' });
  expect(body).toMatchObject({ code: 'wrong_credentials' });
});

test('ten wrong passwords from one address for one account in a quarter of an hour, and no more sign-ins', async () => {
  const { anonymous, build } = await startApi();
  const { email, password } = await build.owner();
  for (let attempt = 1; attempt <= 10; attempt += 1) {
    const { status } = await anonymous.post('/api/auth/login', { email, password: 'guess' });
    expect(status).toBe(401);
  }
  const { status, headers } = await anonymous.post('/api/auth/login', { email, password });
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('twenty sessions are kept; with one more the oldest ends', async () => {
  const { anonymous, as, build } = await startApi({ env: { RATE_LIMIT_FACTOR: '100' } });
  const owner = await build.owner();
  const { email, password } = owner;
  for (let count = 1; count <= 20; count += 1) await anonymous.call(login, { body: { email, password } });
  expect((await as(owner).get('/api/auth/me')).status).toBe(401);
});
