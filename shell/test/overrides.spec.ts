import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { releaseTokens } from '@askwell/web-host';
import { slowPreload } from '../../e2e/console.ts';
import { runOverride, startLocalBuild, type LocalBuild } from './local-build.ts';
import { startReleased, type Released } from './released-front-end.ts';

// Each starts a site of its own and renders every page of it.
let site: Released;
let local: LocalBuild;
let command: ReturnType<typeof runOverride> | undefined;
let said: string[];

test.beforeEach(async ({ page }) => {
  site = await startReleased();
  local = await startLocalBuild('mfe-account', 'Welcome back', site.url);
  await local.change('At work on this');
  said = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => ['warning', 'error'].includes(message.type()) && said.push(message.text()));
});

test.afterEach(async () => {
  await command?.stop();
  command = undefined;
  await local.remove();
  await site.stop();
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const badge = (page: Page) => page.getByRole('complementary', { name: 'Override' });
const reset = (page: Page) => badge(page).getByRole('button', { name: 'Reset' });

const start = async (token: string) => {
  command = runOverride('mfe-account', local.address, { ASKWELL_URL: site.url, RELEASE_TOKEN: token });
  return command;
};

/** Has this browser run the local build, as somebody of its team does. */
async function override(page: Page) {
  const { code } = await start(await releaseTokens(site.releases.folder).make('mfe-account'));
  await expect.poll(code).not.toBe('');
  await page.goto(`${site.url}/releases/override`);
  await page.getByLabel('Code').fill(code());
  await page.getByRole('button', { name: 'Use it in this browser' }).click();
  await expect(badge(page)).toContainText(`mfe-account dev from ${local.address}`);
}

test('one browser runs a local build and the next one of it, under a badge, until it is reset', async ({
  page,
  browser,
}) => {
  await override(page);
  await page.goto(`${site.url}/login`);
  await expect(heading(page)).toHaveText('At work on this');
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await expect(badge(page)).toBeVisible();

  // What is prerendered of it is the frame, and nothing of the release.
  const document = await (await page.request.get(`${site.url}/login`)).text();
  expect(document).toContain('aria-label="Main"');
  expect(document).not.toContain('Welcome back');

  const others = await browser.newPage();
  await others.goto(`${site.url}/login`);
  await expect(heading(others)).toHaveText('Welcome back');
  await expect(badge(others)).toHaveCount(0);
  await others.close();

  await local.change('At work on that');
  await expect.poll(() => command?.printed()).toContain('A new build');
  await page.reload();
  await expect(heading(page)).toHaveText('At work on that');

  // The other remotes are the released ones.
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL(`${site.url}/pricing`);
  await expect(heading(page)).toBeFocused();
  await expect(badge(page)).toBeVisible();
  // Above the bar that owners have at the bottom of a phone.
  const bottom = () =>
    badge(page).evaluate((element) => innerHeight - element.getBoundingClientRect().bottom);
  const below = await bottom();
  await page.evaluate(() => window.document.documentElement.style.setProperty('--shell-bottom', '52px'));
  expect(await bottom()).toBe(below + 52);
  expect(said.filter((text) => !slowPreload.test(text))).toEqual([]);

  await reset(page).click();
  await expect(badge(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/pricing`);
  await page.goto(`${site.url}/login`);
  await expect(heading(page)).toHaveText('Welcome back');
  await local.change('At work on something else');
  expect(await command?.ended).toBe(1);
  expect(command?.printed()).toContain('The override has ended.');
  expect(said.filter((text) => !slowPreload.test(text))).toEqual([]);
});

test('a local build that is not there, or not what it was, is told on the badge, which leads back', async ({
  page,
}) => {
  await override(page);
  const status = badge(page).getByRole('status');
  await local.spoil('remoteEntry.js', 'document.title = "taken over"');
  await page.goto(`${site.url}/login`);
  await expect(heading(page)).toHaveText('This page is not available right now');
  await expect(status).toContainText(`It did not load from ${local.address}.`);
  await expect(page).not.toHaveTitle('taken over');

  await local.change('At work on that');
  await expect.poll(() => command?.printed()).toContain('A new build');
  await page.reload();
  await expect(heading(page)).toHaveText('At work on that');
  await expect(status).toBeEmpty();

  local.stop();
  await page.reload();
  await expect(heading(page)).toHaveText('This page is not available right now');
  await expect(status).toContainText('Is it running there');
  await reset(page).click();
  await expect(heading(page)).toHaveText('Welcome back');
  await expect(badge(page)).toHaveCount(0);
});

test('an override that has ended is left by an open tab on its next page', async ({ page }) => {
  await page.clock.install();
  await override(page);
  await page.goto(`${site.url}/login`);
  await expect(heading(page)).toHaveText('At work on this');
  await expireAll(join(site.releases.folder, 'overrides'));
  await page.clock.fastForward(31_000);
  const told = page.waitForResponse('**/remotes.json');
  await page.evaluate('dispatchEvent(new Event("focus"))');
  await (await told).finished();
  await page.evaluate('new Promise((resolve) => setTimeout(resolve))');
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await expect(badge(page)).toHaveCount(0);
  await page.goto(`${site.url}/login`);
  await expect(heading(page)).toHaveText('Welcome back');
});

test('the command is refused without the token of this remote, and says why', async () => {
  const wrong = await start('askwell_release_nothing');
  expect(await wrong.ended).toBe(1);
  expect(wrong.printed()).toContain('A release token is needed');
  const other = await start(await releaseTokens(site.releases.folder).make('mfe-builder'));
  expect(await other.ended).toBe(1);
  expect(other.printed()).toContain('This token may release mfe-builder only, not mfe-account.');
});

test('a code that is not good is said at its field', async ({ page }) => {
  await page.goto(`${site.url}/releases/override`);
  await page.getByLabel('Code').fill('2222-3333-4444');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/This code is not known/);
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveValue('2222-3333-4444');
});

/** As an hour without word does. */
async function expireAll(folder: string) {
  for (const name of await readdir(folder)) {
    const known = JSON.parse(await readFile(join(folder, name), 'utf8'));
    await writeFile(join(folder, name), JSON.stringify({ ...known, expiresAt: '2026-01-01T00:00:00.000Z' }));
  }
}
