import { forgotPassword, login, register } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { expect, test } from 'vitest';

test('no hash, code, password, key, token or stack is in any answer or log', async () => {
  const { anonymous, as, build, logged, mails, services } = await startApi();
  const owner = await build.owner({ password: 'a password of mine' });
  const { email, password, apiKey } = owner;
  const client = as(owner);

  const answers = [
    await anonymous.post('/api/auth/login', { email, password: 'a wrong guess' }),
    await anonymous.post('/api/auth/register', { name: 'A', email: 'new@example.com', password }),
    await anonymous.post('/api/auth/forgot-password', { email }),
    await anonymous.post('/api/auth/verify-otp', { email, otp: '000000' }),
    await client.get('/api/auth/me'),
    await client.put('/api/auth/profile', { name: 'B', email: 'other@example.com' }),
    await client.put('/api/auth/profile', { geminiApiKey: 'AIzaSyAnotherKeyThatIsSecret1234' }),
    await client.put('/api/auth/password', { currentPassword: password, newPassword: 'a newer one' }),
  ].map(({ text }) => text);
  const session = await anonymous.call(login, { body: { email, password: 'a newer one' } });
  const codeFor = async (to: string) => {
    let code = '';
    // The mail about the new password can arrive before the one with the code.
    while (code === '') ({ code } = await mails.nextMail(to));
    return code;
  };
  const codes = [await codeFor(email), await codeFor('new@example.com')];
  await services.client.close();
  answers.push((await client.get('/api/auth/me')).text);

  const secrets = [
    password,
    'a wrong guess',
    'a newer one',
    apiKey ?? '',
    'AIzaSyAnotherKeyThatIsSecret1234',
    '$argon2',
    'passwordHash',
    'sealed',
    services.secrets.authSecret,
    ...codes,
  ];
  const everythingLogged = logged.join('');
  expect(everythingLogged).toContain('/api/auth/login');
  for (const secret of secrets) {
    expect(answers.join('\n')).not.toContain(secret);
    expect(everythingLogged).not.toContain(secret);
  }
  expect(everythingLogged).not.toContain(session.token);
  expect(answers.join('\n')).not.toMatch(/\bat .+:\d+:\d+|node_modules|Mongo/);
});

test('codes and API keys are nowhere in the database as they are', async () => {
  const { anonymous, build, mails, services } = await startApi();
  const owner = await build.owner();
  await mails.behave('down');
  await anonymous.call(forgotPassword, { body: { email: owner.email } });
  await anonymous.call(register, { body: { name: 'A', email: 'a@example.com', password: 'tea at four' } });
  const contents = await Promise.all(
    ['users', 'codes', 'mails'].map((name) => services.db.collection(name).find().toArray()),
  );
  const stored = JSON.stringify(contents);

  expect(stored).toContain(owner.email);
  expect(stored).not.toContain(owner.apiKey);
  expect(stored).not.toMatch(/verification code|reset code/);
});
