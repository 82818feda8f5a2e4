import {
  forgotPassword,
  getMe,
  login,
  register,
  registerWithEmail,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { expect, test } from 'vitest';

const asha = { name: ' Asha Rao ', email: 'Asha@Example.com', password: 'tea at four' };
const email = 'asha@example.com';

test('a person signs up, enters the code from the mail and is signed in', async () => {
  const { anonymous, as, mails } = await startApi();

  const answer = await anonymous.call(register, { body: asha });
  expect(answer).toEqual({
    success: true,
    requiresVerification: true,
    email,
    registrationId: expect.any(String),
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
  const same = { ...known.body, email, registrationId: unknown.body['registrationId'] };
  expect(same).toEqual(unknown.body);
  expect(known.text).toHaveLength(unknown.text.length + owner.email.length - email.length);
  const mail = await mails.nextMail(owner.email);
  expect(mail).toMatchObject({ subject: 'You already have an account', code: '' });

  const again = await anonymous.post('/api/auth/register', { ...asha, email: owner.email });
  expect(again.status, 'the limit of codes holds for it too').toBe(429);
  await anonymous.call(login, { body: { email: owner.email, password: owner.password } });
});

test('a person signs up with the address alone, is named after it, and sets a password later', async () => {
  const { anonymous, clock, mails } = await startApi();
  const address = 'noor.haddad+tea@example.com';
  const { registrationId } = await anonymous.call(registerWithEmail, { body: { email: address } });
  const { code } = await mails.nextMail(address);
  const { user } = await anonymous.call(verifyEmail, {
    body: { email: address, otp: code, registrationId },
  });
  expect(user).toMatchObject({ name: 'Noor Haddad', email: address });
  expect(await mails.nextMail(address)).toMatchObject({ subject: 'Set a password for your Askwell account' });

  const signIn = async (password: string) =>
    (await anonymous.post('/api/auth/login', { email: address, password })).status;
  expect(await signIn('any password')).toBe(401);
  clock.advance({ seconds: 61 });
  await anonymous.call(forgotPassword, { body: { email: address } });
  const { code: otp } = await mails.nextMail(address);
  await anonymous.call(resetPassword, { body: { email: address, otp, newPassword: 'tea at five' } });
  expect(await signIn('tea at five')).toBe(200);
});

test('signing up by email with an address that has an account looks the same', async () => {
  const { anonymous, build, mails } = await startApi();
  const owner = await build.owner();
  const { status, body } = await anonymous.post('/api/auth/register-with-email', { email: owner.email });
  expect([status, body['requiresVerification']]).toEqual([201, true]);
  expect(await mails.nextMail(owner.email)).toMatchObject({ subject: 'You already have an account' });
  await anonymous.call(login, { body: { email: owner.email, password: owner.password } });
});

const signUpTwice = async () => {
  const api = await startApi();
  const victim = await api.anonymous.call(register, { body: asha });
  const first = await api.mails.nextMail(email);
  api.clock.advance({ seconds: 61 });
  const stranger = await api.anonymous.call(register, {
    body: { ...asha, name: 'Stranger', password: 'a stranger chose it' },
  });
  const second = await api.mails.nextMail(email);
  const verify = (otp: string, registrationId?: string) =>
    api.anonymous.post('/api/auth/verify-email', { email, otp, registrationId });
  const signIn = (password: string) => api.anonymous.post('/api/auth/login', { email, password });
  return { ...api, victim, stranger, first, second, verify, signIn };
};

test('a stranger who registers the same address changes neither the name nor the password of the person who has it', async () => {
  const { anonymous, victim, first, second, verify, signIn } = await signUpTwice();
  expect((await verify(second.code, victim.registrationId)).body).toMatchObject({ code: 'wrong_code' });
  const { user } = await anonymous.call(verifyEmail, {
    body: { email, otp: first.code, registrationId: victim.registrationId },
  });
  expect(user.name).toBe('Asha Rao');
  expect((await signIn(asha.password)).status).toBe(200);
  expect((await signIn('a stranger chose it')).body).toMatchObject({ code: 'wrong_credentials' });
});

test('confirming one registration ends the others of the address', async () => {
  const { victim, stranger, first, second, verify } = await signUpTwice();
  expect((await verify(first.code, victim.registrationId)).status).toBe(200);
  expect((await verify(second.code, stranger.registrationId)).body).toMatchObject({ code: 'wrong_code' });
});

test('a code entered in another browser confirms the address, keeps no password of several, and asks by mail to set one', async () => {
  const { mails, second, verify, signIn } = await signUpTwice();
  expect((await verify(second.code)).status).toBe(200);
  expect((await signIn('a stranger chose it')).status).toBe(401);
  expect((await signIn(asha.password)).status).toBe(401);
  expect(await mails.nextMail(email)).toMatchObject({ subject: 'Set a password for your Askwell account' });
});

test('a person who signs in before entering the code is told which registration waits, and gets another code for it', async () => {
  const { anonymous, clock, mails, victim, signIn, verify } = await signUpTwice();
  clock.advance({ minutes: 11 });
  const { status, body } = await signIn(asha.password);
  expect(status).toBe(403);
  expect(body['registrationId']).toBe(victim.registrationId);
  const { code } = await mails.nextMail(email);
  expect((await verify(code, victim.registrationId)).status).toBe(200);
  const before = await anonymous.post('/api/auth/login', { email, password: 'a stranger chose it' });
  expect(before.status).toBe(401);
});

test('a new code is for the registration that asks for it', async () => {
  const { anonymous, clock, mails, victim, verify, signIn } = await signUpTwice();
  clock.advance({ seconds: 61 });
  const body = { email, registrationId: victim.registrationId };
  await anonymous.call(resendVerification, { body });
  const { code } = await mails.nextMail(email);
  expect((await verify(code, victim.registrationId)).status).toBe(200);
  expect((await signIn(asha.password)).status).toBe(200);
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
