import { getMe, listAudit, updateProfile } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { expect, onTestFinished, test } from 'vitest';

test('an owner changes the name', async () => {
  const { as, build } = await startApi();
  const owner = await build.owner();
  const { email } = owner;
  const { message, data } = await as(owner).call(updateProfile, { body: { name: 'Asha R.', email } });
  expect(message).toBe('Profile updated successfully!');
  expect(data.user).toMatchObject({ name: 'Asha R.', email, pendingEmail: null });
  expect((await as(owner).call(getMe)).user).toEqual(data.user);
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

test('the owner of a key that is replaced gets a mail and an entry in the activity that name the device', async () => {
  const { as, owner, mails } = await startWithGemini();
  const replace = (geminiApiKey: string) =>
    as(owner).send('PUT', '/api/auth/profile', {
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
      },
      body: JSON.stringify({ geminiApiKey }),
    });
  await replace(key);
  expect(mails.received, 'the first key is no replacement').toHaveLength(0);
  expect((await replace('AIzaSyD-zyxwvutsrqponmlkjihgfedcba9Z8Y')).status).toBe(200);
  const { subject, text } = await mails.nextMail(owner.email);
  expect(subject).toBe('Your Gemini API key was replaced');
  expect(text).toContain('AIza••••••9Z8Y');
  expect(text).toContain('Firefox on Windows');
  const [entry] = (await as(owner).call(listAudit, { query: {} })).data.entries;
  expect(entry).toMatchObject({ type: 'apiKey.changed', device: 'Firefox on Windows' });
});
