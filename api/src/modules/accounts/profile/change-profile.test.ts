import { getMe, login, resendVerification, updateProfile, verifyEmail } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { expect, onTestFinished, test } from 'vitest';

const newEmail = 'new@example.com';

test('an owner changes the name', async () => {
  const { as, build } = await startApi();
  const owner = await build.owner();
  const { email } = owner;
  const { message, data } = await as(owner).call(updateProfile, { body: { name: 'Asha R.', email } });
  expect(message).toBe('Profile updated successfully!');
  expect(data.user).toMatchObject({ name: 'Asha R.', email, pendingEmail: null });
  expect((await as(owner).call(getMe)).user).toEqual(data.user);
});

test('a new address takes effect with its code; until then the old one signs in', async () => {
  const { anonymous, as, build, mails } = await startApi();
  const owner = await build.owner();
  const { email, password, name } = owner;

  const { message, data } = await as(owner).call(updateProfile, { body: { name, email: newEmail } });
  expect(message).toContain(newEmail);
  expect(data.user).toMatchObject({ email, pendingEmail: newEmail });
  await anonymous.call(login, { body: { email, password } });

  const { code: otp, text } = await mails.nextMail(newEmail);
  expect(text, 'a stranger who reads this mail is told nothing that the owner wrote').not.toContain(name);
  const { user } = await anonymous.call(verifyEmail, { body: { email: newEmail, otp } });
  expect(user).toMatchObject({ _id: owner.id, email: newEmail, pendingEmail: null });
  expect((await as(owner).get('/api/auth/me')).status, 'other sessions have ended').toBe(401);
  const notice = await mails.nextMail(email);
  expect(notice).toMatchObject({ subject: 'Your email address was changed', code: '' });
  expect(notice.text).toContain(newEmail);
  await anonymous.call(login, { body: { email: newEmail, password } });
  expect((await anonymous.post('/api/auth/login', { email, password })).status).toBe(401);
});

test('a code for a new address can be sent again', async () => {
  const { anonymous, as, build, clock, mails } = await startApi();
  const owner = await build.owner();
  await as(owner).call(updateProfile, { body: { email: newEmail } });
  await mails.nextMail(newEmail);
  clock.advance({ seconds: 61 });
  await anonymous.call(resendVerification, { body: { email: newEmail } });
  const { code: otp } = await mails.nextMail(newEmail);
  const { user } = await anonymous.call(verifyEmail, { body: { email: newEmail, otp } });
  expect(user._id).toBe(owner.id);
});

test('an owner takes a new address back by keeping the old one', async () => {
  const { as, build } = await startApi();
  const owner = await build.owner();
  await as(owner).call(updateProfile, { body: { email: newEmail } });
  const { data } = await as(owner).call(updateProfile, { body: { email: owner.email } });
  expect(data.user).toMatchObject({ email: owner.email, pendingEmail: null });
});

test('an address that somebody has answers like a free one; only its owner is told', async () => {
  const { as, build, mails } = await startApi();
  const owner = await build.owner();
  const other = await build.owner();
  const taken = await as(owner).put('/api/auth/profile', { email: other.email });
  const free = await as(owner).put('/api/auth/profile', { email: newEmail });
  expect(taken.status).toBe(200);
  expect(taken.text.replaceAll(other.email, newEmail)).toBe(free.text);
  expect(await mails.nextMail(other.email)).toMatchObject({ code: '' });
});

test('whoever proves to have an address gets it from one who only signed up with it', async () => {
  const { anonymous, as, build, mails } = await startApi();
  const owner = await build.owner();
  await build.owner({ email: newEmail, verified: false });
  await as(owner).call(updateProfile, { body: { email: newEmail } });
  const { code: otp } = await mails.nextMail(newEmail);
  const { user } = await anonymous.call(verifyEmail, { body: { email: newEmail, otp } });
  expect(user._id).toBe(owner.id);
});

test('a code for a new address in too short a time changes nothing at all', async () => {
  const { as, build } = await startApi();
  const owner = await build.owner();
  const other = await build.owner();
  await as(other).call(updateProfile, { body: { email: newEmail } });
  const { status } = await as(owner).put('/api/auth/profile', { name: 'Asha R.', email: newEmail });
  expect(status).toBe(429);
  expect((await as(owner).call(getMe)).user).toMatchObject({ name: owner.name, pendingEmail: null });
});

test('one account has us write to five new addresses in an hour, and to no more', async () => {
  const { as, build } = await startApi();
  const owner = await build.owner();
  const claim = (count: number) => as(owner).put('/api/auth/profile', { email: `new-${count}@example.com` });
  for (let count = 1; count <= 5; count += 1) expect((await claim(count)).status).toBe(200);
  const { status, headers } = await claim(6);
  expect(status).toBe(429);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
});

const key = 'AIzaSyD-abcdefghijklmnopqrstuvwxyz3f9K';

const startWithGemini = async () => {
  const gemini = await startGemini();
  onTestFinished(() => gemini.stop());
  const api = await startApi({ gemini });
  return { ...api, gemini, owner: await api.build.owner({ apiKey: null }) };
};

test('an API key is checked with the provider, kept sealed, and shown masked only', async () => {
  const { as, owner, gemini, services } = await startWithGemini();
  const { message, data } = await as(owner).call(updateProfile, { body: { geminiApiKey: `  ${key} ` } });
  expect(message).toBe('Gemini API key updated successfully!');
  expect(data.user).toMatchObject({
    geminiApiKey: 'AIza••••••3f9K',
    geminiApiKeyStatus: 'valid',
    can: { createChatbot: true, deployChatbot: true },
  });
  expect(gemini.requests.map((request) => request.key)).toEqual([key]);
  const stored = JSON.stringify(await services.db.collection('users').find().toArray());
  expect(stored).not.toContain(key);
});

test('a key that the provider rejects is not saved', async () => {
  const { as, owner } = await startWithGemini();
  const { status, body } = await as(owner).put('/api/auth/profile', { geminiApiKey: 'an invalid key' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'api_key_invalid' });
  expect((await as(owner).call(getMe)).user.geminiApiKey).toBeNull();
});

test('while the provider is away a key is saved, and marked as unchecked', async () => {
  const { as, build } = await startApi();
  const owner = await build.owner({ apiKey: null });
  const { data } = await as(owner).call(updateProfile, { body: { geminiApiKey: key } });
  expect(data.user).toMatchObject({ geminiApiKeyStatus: 'unchecked', can: { deployChatbot: true } });
});

test('the masked key sent back changes nothing', async () => {
  const { as, owner, gemini } = await startWithGemini();
  const { data } = await as(owner).call(updateProfile, { body: { geminiApiKey: key } });
  const masked = data.user.geminiApiKey ?? '';
  const again = await as(owner).call(updateProfile, { body: { name: 'Asha', geminiApiKey: masked } });
  expect(again.data.user).toMatchObject({ name: 'Asha', geminiApiKey: masked, geminiApiKeyStatus: 'valid' });
  expect(gemini.requests).toHaveLength(1);
});
