import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
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
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available right now');
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available right now');
  await page.unroute('**/api/chatbot');
  await page.route('**/api/chatbot', (route) => route.fulfill({ json: { success: true, chatbots: [] } }));
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not available/);
});

test('a remote that never answers is given up in seven seconds, and keeps nobody from another page', async ({
  page,
}) => {
  site = await startFrontEnd();
  await page.route('**/remotes/mfe-account/**', () => {});
  await expectFailure(page, '/register', 6500);
  // Nor is anybody kept waiting to hear what is live by now.
  await page.route('**/remotes.json', () => {});
  await expectFailure(page, '/login', 7500);

  await page.goto(`${site.url}/register`, { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle(/^Pricing · /);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not available/);
});

/**
 * What the exposed module of a remote takes from the shell, and what only a chunk of its page
 * takes.
 */
for (const key of ['@askwell/platform', '@askwell/ui'])
  test(`a remote that was built for another ${key} is not run, whatever the registry says of it`, async ({
    page,
  }) => {
    const file = new URL('../../mfe-account/dist/remoteEntry.js', import.meta.url);
    const built = await readFile(file, 'utf8');
    const range = new RegExp(`requiredVersion:"[^"]*"(?=[^}]*shareKey:"${key}")`);
    const other = built.replace(range, 'requiredVersion:"^99.0.0"');
    expect(other).not.toBe(built);
    const integrity = `sha256-${createHash('sha256').update(other).digest('base64')}`;
    site = await startFrontEnd({
      describe: (name, descriptor) =>
        name === 'mfe-account' && 'integrity' in descriptor && typeof descriptor.integrity === 'object'
          ? { ...descriptor, integrity: { ...descriptor.integrity, 'remoteEntry.js': integrity } }
          : descriptor,
    });
    await site.spoil('mfe-account', /remoteEntry\.js$/, other);
    await expectFailure(page, '/login', 2000);
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
    // Another attempt would give the same: there is none.
    expect(site.requests.filter((path) => path.endsWith('remoteEntry.js'))).toHaveLength(1);
  });

test('a tab whose chunks are gone reloads once for the live release, and never in a loop', async ({
  page,
}) => {
  site = await startFrontEnd();
  await page.goto(`${site.url}/pricing`, { waitUntil: 'networkidle' });
  await page.evaluate('window.sameDocument = true');
  await site.takeAway('mfe-account');
  // What the tab is told is live now; the document that a reload brings still names files that are
  // not there.
  const registry: unknown = await (await page.request.get(`${site.url}/remotes.json`)).json();
  await page.route('**/remotes.json', (route) =>
    route.fulfill({ json: withVersion(registry, 'mfe-account', '9.9.9') }),
  );
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available right now');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not available right now');
  expect(loads).toBe(1);
});

async function expectFailure(page: Page, path: string, ms: number) {
  await page.goto(site.url + path, { waitUntil: 'commit' });
  // The 20 s are for the machine; a page that waited without an end would need longer.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ is not available right now$/, {
    timeout: ms + 20_000,
  });
  await expect(page.getByRole('banner')).toBeVisible();
}

const withVersion = (registry: unknown, remote: string, version: string): unknown =>
  JSON.parse(JSON.stringify(registry), (_, value: unknown) =>
    typeof value === 'object' && value !== null && 'name' in value && value.name === remote
      ? { ...value, version }
      : value,
  );
