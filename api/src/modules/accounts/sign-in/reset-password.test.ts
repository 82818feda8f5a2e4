import { forgotPassword, getMe, login, resetPassword, verifyOtp } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { expect, test } from 'vitest';

test('who has forgotten the password sets a new one with a code; all other sessions end', async () => {
  const { anonymous, as, build, mails } = await startApi();
  const owner = await build.owner();
  const { email } = owner;

  expect(await anonymous.call(forgotPassword, { body: { email } })).toEqual({
    success: true,
    message: 'Password reset code sent to your email!',
  });
  const { code: otp } = await mails.nextMail(email);
  expect((await anonymous.call(verifyOtp, { body: { email, otp } })).message).toBe(
    'Code verified successfully!',
  );
  const session = await anonymous.call(resetPassword, { body: { email, otp, newPassword: 'new secret' } });

  expect(session.message).toBe('Password reset successfully! Redirecting...');
  expect(await mails.nextMail(email)).toMatchObject({ subject: 'Your password was changed', code: '' });
  await as(session).call(getMe);
  expect((await as(owner).get('/api/auth/me')).status).toBe(401);
  await anonymous.call(login, { body: { email, password: 'new secret' } });
  const old = await anonymous.post('/api/auth/login', { email, password: owner.password });
  expect(old.status).toBe(401);
});

test('a reset code works once, and a wrong one never', async () => {
  const { anonymous, build, mails } = await startApi();
  const { email } = await build.owner();
  await anonymous.call(forgotPassword, { body: { email } });
  const { code: otp } = await mails.nextMail(email);
  const wrong = otp === '000000' ? '000001' : '000000';

  for (const path of ['/api/auth/verify-otp', '/api/auth/reset-password']) {
    const { status, body } = await anonymous.post(path, { email, otp: wrong, newPassword: 'new secret' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'wrong_code' });
  }
  await anonymous.call(resetPassword, { body: { email, otp, newPassword: 'new secret' } });
  const replay = await anonymous.post('/api/auth/reset-password', { email, otp, newPassword: 'newer' });
  expect(replay.status).toBe(400);
});

test('checking the code again and again does not use up its attempts', async () => {
  const { anonymous, build, mails } = await startApi();
  const { email } = await build.owner();
  await anonymous.call(forgotPassword, { body: { email } });
  const { code: otp } = await mails.nextMail(email);
  for (let count = 1; count <= 6; count += 1) await anonymous.call(verifyOtp, { body: { email, otp } });
  const session = await anonymous.call(resetPassword, { body: { email, otp, newPassword: 'new secret' } });
  expect(session.user.email).toBe(email);
});

test('asking for a reset code answers alike whether or not the address has an account', async () => {
  const { anonymous, build, mails } = await startApi();
  const { email } = await build.owner();
  const replies = [];
  for (const address of [email, 'nobody@example.com']) {
    const first = await anonymous.post('/api/auth/forgot-password', { email: address });
    const second = await anonymous.post('/api/auth/forgot-password', { email: address });
    const check = await anonymous.post('/api/auth/verify-otp', { email: address, otp: '000000' });
    replies.push([first.status, first.text, second.status, second.body.code, check.status, check.text]);
  }
  expect(replies[1]).toEqual(replies[0]);
  await mails.nextMail(email);
  expect(mails.received).toHaveLength(1);
});

test('a reset code came by mail, so it verifies the address too', async () => {
  const { anonymous, build, mails } = await startApi();
  const { email } = await build.owner({ verified: false });
  await anonymous.call(forgotPassword, { body: { email } });
  const { code: otp } = await mails.nextMail(email);
  await anonymous.call(resetPassword, { body: { email, otp, newPassword: 'new secret' } });
  const { user } = await anonymous.call(login, { body: { email, password: 'new secret' } });
  expect(user.email).toBe(email);
});
