import { login } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { expect, test } from 'vitest';
import { commonPasswords } from './common-passwords.ts';

const refusal = (path: string) => {
  const message = 'This password is one of the most used ones. Please choose another one.';
  return { success: false, code: 'invalid', message, errors: [{ path, message }] };
};

test('the most used passwords are refused wherever a password is set, in capitals too', async () => {
  const { anonymous, as, build, mails } = await startApi();
  const signUp = { name: 'Asha', email: 'asha@example.com', password: 'PassWord1' };
  expect((await anonymous.post('/api/auth/register', signUp)).body).toEqual(refusal('password'));

  const owner = await build.owner();
  const change = { currentPassword: owner.password, newPassword: '123456' };
  expect((await as(owner).put('/api/auth/password', change)).body).toEqual(refusal('newPassword'));

  const { email } = owner;
  await anonymous.post('/api/auth/forgot-password', { email });
  const { code: otp } = await mails.nextMail(email);
  const reset = { email, otp, newPassword: 'iloveyou' };
  expect((await anonymous.post('/api/auth/reset-password', reset)).body).toEqual(refusal('newPassword'));
  const again = await anonymous.post('/api/auth/reset-password', { ...reset, newPassword: 'i love tea' });
  expect(again.status, 'the code is still good').toBe(200);
});

test('an account that has such a password already signs in with it', async () => {
  const { anonymous, build } = await startApi();
  const { email, password } = await build.owner({ password: '123456' });
  const { user } = await anonymous.call(login, { body: { email, password } });
  expect(user.email).toBe(email);
});

test('3,000 passwords are refused, none of them shorter than what we take', () => {
  expect(commonPasswords.size).toBe(3000);
  expect([...commonPasswords].filter((password) => password.length < 6)).toEqual([]);
});
