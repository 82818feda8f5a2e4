import { getMe, login, register, verifyEmail } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { expect, test } from 'vitest';

const asha = { name: ' Asha Rao ', email: 'Asha@Example.com', password: 'secret' };
const email = 'asha@example.com';

test('a person signs up, enters the code from the mail and is signed in', async () => {
  const { anonymous, as, mails } = await startApi();

  const answer = await anonymous.call(register, { body: asha });
  expect(answer).toEqual({
    success: true,
    requiresVerification: true,
    email,
    message: 'Registration successful! Please check your email for verification code.',
  });

  const mail = await mails.nextMail(email);
  expect(mail).toMatchObject({ to: [email], from: 'support@askwell.example' });
  expect(mail.html).toContain(mail.code);

  const session = await anonymous.call(verifyEmail, { body: { email, otp: mail.code } });
  expect(session.user).toMatchObject({
    name: 'Asha Rao',
    email,
    geminiApiKey: null,
    geminiApiKeyStatus: 'missing',
    subscription: { plan: 'free', active: true, endDate: null },
    usage: { messages: 0, limit: 100 },
    can: { createChatbot: false, deployChatbot: false },
  });
  expect((await as(session).call(getMe)).user).toEqual(session.user);
});

test('signing up with an address that has an account looks the same; only the owner of the address is told', async () => {
  const { anonymous, build, mails } = await startApi();
  const owner = await build.owner();

  const known = await anonymous.post('/api/auth/register', { ...asha, email: owner.email });
  const unknown = await anonymous.post('/api/auth/register', asha);

  expect(known.status).toBe(unknown.status);
  expect(known.text.replace(owner.email, email)).toBe(unknown.text);
  const mail = await mails.nextMail(owner.email);
  expect(mail).toMatchObject({ subject: 'You already have an account', code: '' });

  const again = await anonymous.post('/api/auth/register', { ...asha, email: owner.email });
  expect(again.status, 'the limit of codes holds for it too').toBe(429);
  await anonymous.call(login, { body: { email: owner.email, password: owner.password } });
});

test('signing up again before verifying: the latest name and password win, and a new code replaces the old', async () => {
  const { anonymous, clock, mails } = await startApi();
  await anonymous.call(register, { body: asha });
  const first = await mails.nextMail(email);
  clock.advance({ seconds: 61 });
  await anonymous.call(register, { body: { ...asha, name: 'Asha R.', password: 'other secret' } });
  const second = await mails.nextMail(email);

  const old = await anonymous.post('/api/auth/verify-email', { email, otp: first.code });
  expect(old.body).toMatchObject({ code: 'wrong_code' });
  const { user } = await anonymous.call(verifyEmail, { body: { email, otp: second.code } });
  expect(user.name).toBe('Asha R.');
  await anonymous.call(login, { body: { email, password: 'other secret' } });
  const before = await anonymous.post('/api/auth/login', { email, password: asha.password });
  expect(before.body).toMatchObject({ code: 'wrong_credentials' });
});

test('ten sign-ups from one address in half an hour, and no more', async () => {
  const { anonymous } = await startApi();
  for (let count = 1; count <= 10; count += 1) {
    await anonymous.call(register, { body: { ...asha, email: `person-${count}@example.com` } });
  }
  const { status, headers, body } = await anonymous.post('/api/auth/register', asha);
  expect(status).toBe(429);
  expect(body).toMatchObject({ success: false, code: 'too_many_requests' });
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(60);
});
