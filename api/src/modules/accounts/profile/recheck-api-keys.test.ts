import { checkApiKey, getMe, updateProfile } from '@askwell/contracts';
import { startApi } from '@askwell/testing';
import { startGemini } from '@askwell/testing/gemini';
import { expect, onTestFinished, test, vi } from 'vitest';

const key = 'AIzaSyD-abcdefghijklmnopqrstuvwxyz3f9K';

/** An owner who saved a key while the provider was in trouble. */
const startWithUncheckedKey = async () => {
  const gemini = await startGemini();
  onTestFinished(() => gemini.stop());
  const api = await startApi({ gemini });
  const owner = await api.build.owner({ apiKey: null });
  gemini.behave('hangs_up');
  const { data } = await api.as(owner).call(updateProfile, { body: { geminiApiKey: key } });
  expect(data.user.geminiApiKeyStatus).toBe('unchecked');
  const status = async () => (await api.as(owner).call(getMe)).user.geminiApiKeyStatus;
  return { ...api, gemini, owner, status };
};

test('a key that could not be checked is checked once the provider is back', async () => {
  const { clock, gemini, runJobs, status } = await startWithUncheckedKey();
  clock.advance({ minutes: 5, seconds: 1 });
  runJobs();
  await vi.waitFor(() => expect(gemini.requests).toHaveLength(2), 60_000);
  gemini.behave('answers');
  runJobs();
  expect(await status(), 'it is asked about every five minutes').toBe('unchecked');
  clock.advance({ minutes: 5, seconds: 1 });
  runJobs();
  await vi.waitFor(async () => expect(await status()).toBe('valid'), 60_000);
  expect(gemini.requests).toHaveLength(3);
});

test('a key that was just saved waits five minutes, while older ones are asked about', async () => {
  const { as, build, gemini, runJobs, status } = await startWithUncheckedKey();
  gemini.behave('answers');
  const older = await build.owner({ apiKeyStatus: 'unchecked' });
  runJobs();
  const statusOfOlder = async () => (await as(older).call(getMe)).user.geminiApiKeyStatus;
  await vi.waitFor(async () => expect(await statusOfOlder()).toBe('valid'), 60_000);
  runJobs();
  expect(await status()).toBe('unchecked');
  expect(gemini.requests, 'the save and the older key').toHaveLength(2);
});

test('an owner has an unchecked key checked at once', async () => {
  const { as, gemini, owner } = await startWithUncheckedKey();
  const status = async () => (await as(owner).call(checkApiKey)).user.geminiApiKeyStatus;
  expect(await status(), 'while the provider is away').toBe('unchecked');
  gemini.behave('answers');
  expect(await status()).toBe('valid');
  const asked = gemini.requests.length;
  expect(await status()).toBe('valid');
  expect(gemini.requests, 'a checked key is not asked about again').toHaveLength(asked);
});

test('one that the provider then refuses is marked as rejected, and never asked about again', async () => {
  const { clock, gemini, runJobs, status } = await startWithUncheckedKey();
  gemini.behave('rejects_the_key');
  clock.advance({ minutes: 5, seconds: 1 });
  runJobs();
  await vi.waitFor(async () => expect(await status()).toBe('rejected'), 60_000);
  const asked = gemini.requests.length;
  clock.advance({ minutes: 10 });
  runJobs();
  expect(await status()).toBe('rejected');
  expect(gemini.requests).toHaveLength(asked);
});

test('while the provider is away, one owner’s key is asked about in a run and not all of them', async () => {
  const { build, gemini, runJobs } = await startWithUncheckedKey();
  for (const _ of [1, 2, 3]) await build.owner({ apiKeyStatus: 'unchecked' });
  const before = gemini.requests.length;
  runJobs();
  await vi.waitFor(() => expect(gemini.requests.length).toBeGreaterThan(before), 60_000);
  expect(gemini.requests).toHaveLength(before + 1);
});
