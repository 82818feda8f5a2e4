import { expect, test } from '@playwright/test';
import { httpClient, makeChatbot, signUpOwner, visitor } from '@askwell/testing/product';
import { startSharedStore } from '@askwell/testing/shared-store';
import { getMe, login, logout } from '@askwell/contracts';

test('two processes on one store share sessions, quotas and rate limits', async () => {
  const store = await startSharedStore();
  try {
    const [one, two] = await Promise.all([store.startProcess(), store.startProcess()]);
    const owner = await signUpOwner(one.url, store.mails);
    const there = httpClient(two.url, owner.token);
    expect((await there.call(getMe)).user.email).toBe(owner.email);

    // A message at the one counts in the quota that the other tells; the key that the one sealed
    // opens at the other.
    const { _id } = await makeChatbot(owner);
    for (const url of [one.url, two.url, one.url])
      expect((await visitor(url, _id).ask(`How much is shipping to ${url}?`)).status).toBe(200);
    await expect.poll(async () => (await there.call(getMe)).user.usage.messages).toBe(3);

    // Ten wrong passwords in all, not ten at each.
    const body = { email: owner.email, password: 'wrong password' };
    const statuses: number[] = [];
    for (let at = 0; at < 12; at += 1)
      statuses.push((await httpClient(at % 2 === 0 ? one.url : two.url).post(login.path, body)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);

    // Whoever signs out at the one is signed out at the other.
    await owner.api.call(logout);
    expect((await there.get(getMe.path)).status).toBe(401);
  } finally {
    await store.stop();
  }
});
