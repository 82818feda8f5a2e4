import { getMe, register, verifyEmail } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { expect, test } from 'vitest';

test('a person signs up, enters the code from the mail and is signed in', async () => {
  const { anonymous, as, mails } = await startApi();

  const answer = await anonymous.call(register, {
    body: { name: ' Asha Rao ', email: 'Asha@Example.com', password: 'secret' },
  });
  expect(answer).toEqual({
    success: true,
    requiresVerification: true,
    email: 'asha@example.com',
    message: 'Registration successful! Please check your email for verification code.',
  });

  const mail = await mails.nextMail('asha@example.com');
  expect(mail.code).toMatch(/^\d{6}$/);
  const session = await anonymous.call(verifyEmail, { body: { email: 'asha@example.com', otp: mail.code } });
  expect(session.user).toMatchObject({ name: 'Asha Rao', email: 'asha@example.com' });

  const me = await as(session).call(getMe);
  expect(me.user).toEqual(session.user);
});
