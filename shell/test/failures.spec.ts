import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { startFrontEnd, type FrontEnd } from './front-end.ts';
import { signIn } from './signed-in.ts';

let site: FrontEnd;

test.afterEach(async () => {
  await site.stop();
});

for (const kind of ['js', 'css'] as const) {
  test(`a chunk (${kind}) that is not what was released is not used`, async ({ page }) => {
    site = await startFrontEnd();
    await site.spoil('mfe-account', new RegExp(`/[^/]+\\.${kind}$`), kind === 'js' ? 'hacked = 1' : 'body{}');
    await page.goto(`${site.url}/no-such-page`);
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in is not available right now');
    expect(await page.evaluate('globalThis.hacked')).toBeUndefined();
  });
}

test('a remote that throws while it is shown keeps its failure to its page, and can be tried again', async ({
  page,
}) => {
  site = await startFrontEnd();
  await signIn(page);
  await page.route('**/api/chatbot', (route) =>
    route.fulfill({ json: { success: true, chatbots: [{ _id: 1, name: null }] } }),
  );
  await page.goto(`${site.url}/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard is not available right now');
  await page.unroute('**/api/chatbot');
  await page.route('**/api/chatbot', (route) => route.fulfill({ json: { success: true, chatbots: [] } }));
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not available/);
});

test('a tab whose chunks are gone reloads once for the live release, and never in a loop', async ({
  page,
}) => {
  site = await startFrontEnd();
  await page.goto(`${site.url}/pricing`, { waitUntil: 'networkidle' });
  await page.evaluate('window.sameDocument = true');
  await site.takeAway('mfe-account');
  // What the tab is told is live now; the document that a reload brings still names files that are not there.
  await page.route('**/remotes.json', async (route) => {
    const response = await route.fetch();
    const registry: unknown = await response.json();
    await route.fulfill({ json: withVersion(registry, 'mfe-account', '9.9.9') });
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in is not available right now');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in is not available right now');
  expect(loads).toBe(1);
});

const withVersion = (registry: unknown, remote: string, version: string): unknown =>
  JSON.parse(JSON.stringify(registry), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'name' in value && value.name === remote
      ? { ...value, version }
      : value,
  );
