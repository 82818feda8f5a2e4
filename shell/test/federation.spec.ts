import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { builtRemotes } from '@askwell/web-host';
import { fileURLToPath } from 'node:url';
import { startFrontEnd, type FrontEnd } from './front-end.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The functions that `shell/src/remotes/lent-runtime.ts` has. */
const lent = ['I', 'consumes', 'init', 'initContainerEntry'];

test('the code that the federation package generates calls only the functions that the shell lends', async () => {
  for (const dist of builtRemotes(root)) {
    const entry = await readFile(join(dist, 'remoteEntry.js'), 'utf8');
    const called = new Set([...entry.matchAll(/bundlerRuntime\.(\w+)/g)].map(([, name]) => name));
    expect(called, dist).toEqual(new Set(lent));
    expect(entry, dist).toContain('__ASKWELL_FEDERATION__');
  }
});

test.describe('in a browser', () => {
  let site: FrontEnd;
  test.beforeEach(async () => {
    site = await startFrontEnd();
  });
  test.afterEach(() => site.stop());

  test('visitors load nothing of the federation runtime', async ({ page }) => {
    await page.goto(`${site.url}/pricing`, { waitUntil: 'networkidle' });
    expect(site.requests.filter((path) => path.includes('federation.'))).toEqual([]);
  });

  test('a runtime that is not what the shell was built with is not run', async ({ page }) => {
    await site.spoil('shell', /federation\.\w+\.js$/, 'hacked = 1');
    await page.addInitScript(() => localStorage.setItem('FEDERATION_DEBUG', '1'));
    await page.goto(`${site.url}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available right now');
    expect(await page.evaluate('globalThis.hacked')).toBeUndefined();
  });

  test('on request the runtime loads the remotes, checked by their hashes, and shows them to devtools', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('FEDERATION_DEBUG', '1'));
    await page.goto(`${site.url}/login`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Two plans');
    expect(site.requests.filter((path) => path.includes('federation.'))).toHaveLength(1);
    const names = await page.evaluate('__FEDERATION__.__INSTANCES__.map(({ name }) => name)');
    expect(names).toContain('shell');
  });
});
