import {
  createToken,
  forgotPassword,
  getMe,
  resetPassword,
  takeSecondStep,
  updateProfile,
  verifyEmail,
} from '@askwell/contracts';
import { emptyDatabase, startApi, type TestApi } from '@askwell/testing';
import { apiTest } from '@askwell/testing/api-test';
import { expect, test as plainTest } from 'vitest';
import { takeFirstStep, signInIdOf, turnOnTwoStep } from './two-step.fixture.ts';

const test = apiTest({ env: { RATE_LIMIT_FACTOR: '100' } });

const codeMailedTo = async ({ mails }: TestApi, email: string) => {
  let { code } = await mails.nextMail(email);
  while (code === '') ({ code } = await mails.nextMail(email));
  return code;
};
const required = [403, 'second_step_required', undefined];

test('a new password by email does not undo the second step', async ({ api }) => {
  const owner = await api.build.owner();
  const { nextCode } = await turnOnTwoStep(api, owner);
  const { email } = owner;
  await api.anonymous.call(forgotPassword, { body: { email } });
  const otp = await codeMailedTo(api, email);
  const body = { email, otp, newPassword: 'another horse' };
  const reply = await api.anonymous.post(resetPassword.path, body);
  expect([reply.status, reply.body['code'], reply.body['token']]).toEqual(required);
  expect((await api.as(owner).get('/api/auth/me')).status, 'sessions have ended').toBe(401);

  const { reply: login } = await takeFirstStep(api, { email, password: 'another horse' });
  expect([login.status, login.body['code'], login.body['token']]).toEqual(required);
  const signInId = signInIdOf(reply);
  const session = await api.anonymous.call(takeSecondStep, { body: { signInId, code: nextCode() } });
  expect(session.message).toBe('Password reset successfully! Redirecting...');
});

test('a sign-in that waits for its second step ends with a new password', async ({ api }) => {
  const owner = await api.build.owner();
  const { nextCode } = await turnOnTwoStep(api, owner);
  const { signInId } = await takeFirstStep(api, owner);
  const { email } = owner;
  await api.anonymous.call(forgotPassword, { body: { email } });
  const otp = await codeMailedTo(api, email);
  await api.anonymous.post(resetPassword.path, { email, otp, newPassword: 'another horse' });
  const reply = await api.anonymous.post('/api/auth/second-step', { signInId, code: nextCode() });
  expect(reply.body['code']).toBe('sign_in_expired');
});

test('a new address does not undo the second step', async ({ api }) => {
  const owner = await api.build.owner();
  const { nextCode } = await turnOnTwoStep(api, owner);
  const email = `moved-${owner.email}`;
  await api.as(owner).call(updateProfile, { body: { email, currentPassword: owner.password } });
  const otp = await codeMailedTo(api, email);
  const reply = await api.anonymous.post(verifyEmail.path, { email, otp });
  expect([reply.status, reply.body['code'], reply.body['token']]).toEqual(required);
  const signInId = signInIdOf(reply);
  const session = await api.anonymous.call(takeSecondStep, { body: { signInId, code: nextCode() } });
  expect(session.user.email).toBe(email);
});

test('an owner who reverts an attacker’s change of the address also removes the attacker’s second step', async ({
  api,
}) => {
  const owner = await api.build.owner();
  const { email, password } = owner;
  const changed = { email: `attacker-${email}`, currentPassword: password };
  await api.as(owner).call(updateProfile, { body: changed });
  await turnOnTwoStep(api, owner);
  let { text } = await api.mails.nextMail(email);
  while (!text.includes('/account/email-change')) ({ text } = await api.mails.nextMail(email));
  const token = /email-change\?token=(\S+)/.exec(text)?.[1] ?? '';
  await api.anonymous.post(`/account/email-change/refuse?token=${token}`);
  await api.anonymous.call(forgotPassword, { body: { email } });
  const otp = await codeMailedTo(api, email);
  const session = await api.anonymous.call(resetPassword, {
    body: { email, otp, newPassword: 'third horse' },
  });
  expect(session.user.email).toBe(email);
});

test('a personal token works as before', async ({ api }) => {
  const owner = await api.build.owner({ plan: 'premium' });
  const { data } = await api.as(owner).call(createToken, { body: { name: 'Script' } });
  await turnOnTwoStep(api, owner);
  expect((await api.as({ token: data.secret }).get('/api/chatbot')).status).toBe(200);
});

plainTest('a change of ENCRYPTION_KEY keeps the authenticator app working', async () => {
  const mongodbUri = await emptyDatabase();
  const keys = ['the first key that is long enough', 'the second key that is long enough'];
  const [before = '', after = ''] = keys;
  const first = await startApi({ mongodbUri, env: { ENCRYPTION_KEY: before } });
  const owner = await first.build.owner();
  const { nextCode } = await turnOnTwoStep(first, owner);
  const ahead = first.clock().getTime() - Date.now();
  await first.stop();

  const both = await startApi({ mongodbUri, env: { ENCRYPTION_KEY: after, ENCRYPTION_KEY_OLD: before } });
  await both.services.jobs.run('reencrypt');
  await both.stop();

  const second = await startApi({ mongodbUri, env: { ENCRYPTION_KEY: after } });
  second.clock.advance({ seconds: Math.ceil(ahead / 1000) + 30 });
  const { signInId } = await takeFirstStep(second, owner);
  const session = await second.anonymous.call(takeSecondStep, { body: { signInId, code: nextCode() } });
  expect((await second.as(session).call(getMe)).user.email).toBe(owner.email);
});
