import { changePassword, getMe, login } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { expect, test } from 'vitest';

test('an owner changes the password: this session stays, all others end', async () => {
  const { anonymous, as, build, mails } = await startApi();
  const owner = await build.owner();
  const { email, password } = owner;
  const elsewhere = await anonymous.call(login, { body: { email, password } });

  const { message } = await as(owner).call(changePassword, {
    body: { currentPassword: password, newPassword: 'new secret' },
  });

  expect(message).toBe('Password changed successfully!');
  await as(owner).call(getMe);
  expect((await as(elsewhere).get('/api/auth/me')).status).toBe(401);
  await anonymous.call(login, { body: { email, password: 'new secret' } });
  expect(await mails.nextMail(email)).toMatchObject({ subject: 'Your password was changed', code: '' });
});

test('with a wrong current password nothing changes, and the owner stays signed in', async () => {
  const { anonymous, as, build, services } = await startApi();
  const owner = await build.owner();
  const { status, body } = await as(owner).put('/api/auth/password', {
    currentPassword: 'guess',
    newPassword: 'new secret',
  });
  expect(status).toBe(400);
  expect(body).toEqual({
    success: false,
    code: 'wrong_password',
    message: 'Current password is incorrect.',
  });
  await as(owner).call(getMe);
  await anonymous.call(login, { body: { email: owner.email, password: owner.password } });
  expect(await services.db.collection('mails').countDocuments()).toBe(0);
});

test('a stolen session is no way to guess the password without end', async () => {
  const { as, build } = await startApi();
  const owner = await build.owner();
  const guess = () =>
    as(owner).put('/api/auth/password', { currentPassword: 'guess', newPassword: 'new secret' });
  for (let attempt = 1; attempt <= 10; attempt += 1) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
});

test('wrong sign-ins of a stranger do not keep the signed-in owner from changing the password', async () => {
  const { anonymous, as, build } = await startApi();
  const owner = await build.owner();
  const { email } = owner;
  for (let count = 1; count <= 11; count += 1) {
    await anonymous.post('/api/auth/login', { email, password: `guess ${count}` });
  }
  const body = { currentPassword: owner.password, newPassword: 'another password' };
  expect((await as(owner).put('/api/auth/password', body)).status).toBe(200);
});
