import { forgotPassword, getMe, resetPassword } from '@askwell/contracts';
import { emptyDatabase, startApi, visitor } from '@askwell/testing';
import { expect, test } from 'vitest';

const before = 'the secret that was used until today!!';
const after = 'the secret that is used from today on!';

test('a change of AUTH_SECRET signs nobody out, and ends neither conversations nor codes', async () => {
  const mongodbUri = await emptyDatabase();
  const first = await startApi({ mongodbUri, env: { AUTH_SECRET: before } });
  const owner = await first.build.owner();
  const { email } = owner;
  const { _id } = await first.build.chatbot(owner);
  const guest = visitor(first.url, _id);
  await guest.ask('Do you ship abroad?');
  await first.anonymous.call(forgotPassword, { body: { email } });
  const { code: otp } = await first.mails.nextMail(email);
  await first.stop();

  const second = await startApi({ mongodbUri, env: { AUTH_SECRET: after, AUTH_SECRET_OLD: before } });
  expect((await second.as(owner).call(getMe)).user.email).toBe(email);
  const conversation = `/api/widget/${_id}/conversations/${guest.conversation()?.conversationId}`;
  const visit = { Authorization: `Bearer ${guest.conversation()?.conversationToken}` };
  expect((await second.anonymous.get(conversation, visit)).status).toBe(200);
  const renewed = await second.anonymous.call(resetPassword, {
    body: { email, otp, newPassword: 'another horse' },
  });
  await second.stop();

  const third = await startApi({ mongodbUri, env: { AUTH_SECRET: after } });
  expect((await third.as(owner).get('/api/auth/me')).status, 'signed with the old secret').toBe(401);
  expect((await third.anonymous.get(conversation, visit)).status).toBe(401);
  expect((await third.as(renewed).call(getMe)).user.email).toBe(email);
});
