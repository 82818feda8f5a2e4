import type { Page } from '@playwright/test';
import type { FrontEnd } from './front-end.ts';
import { expect, test } from './shared-front-end.ts';

let site: FrontEnd;
let complaints: string[];

test.beforeEach(({ page, site: shared }) => {
  site = shared;
  complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('while one remote’s files are missing its pages offer to try again, and the rest works', async ({
  page,
}) => {
  await site.takeAway('mfe-account');
  await page.goto(`${site.url}/login`);
  await expect(heading(page)).toHaveText('This page is not available right now');
  await expect(page.getByRole('banner')).toBeVisible();

  await page.getByRole('link', { name: 'Take Me Home' }).click();
  await expect(heading(page)).not.toHaveText(/not available/);
  await expect(page).toHaveURL(`${site.url}/`);

  await page.goBack();
  await expect(heading(page)).toHaveText('This page is not available right now');
  await site.putBack('mfe-account');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Email Address')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a remote that never answers is given up after two attempts of three seconds', async ({ page }) => {
  const asked: string[] = [];
  await page.route('**/remotes/mfe-account/**/remoteEntry.js*', (route) => {
    asked.push(new URL(route.request().url()).search);
  });
  await page.clock.install();
  await page.goto(`${site.url}/login`, { waitUntil: 'commit' });
  for (const attempt of ['', '?retry=1']) {
    await expect.poll(() => asked).toContain(attempt);
    await page.clock.fastForward(3000);
  }
  await expect(heading(page)).toHaveText('This page is not available right now');
  expect(new Set(asked)).toEqual(new Set(['', '?retry=1']));
});

test('an unknown path is not found, and its shortcuts lead to pages that are there', async ({ page }) => {
  const response = await page.goto(`${site.url}/no/such/page`);
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found · Askwell');
  await expect(heading(page)).toHaveText('Page not found');
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
  for (const shortcut of await shortcuts.all()) {
    const answer = await page.request.get(site.url + (await shortcut.getAttribute('href')));
    expect(answer.status()).toBe(200);
  }
  await page.getByRole('link', { name: 'Take Me Home' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(heading(page)).toBeFocused();
});

test('a visitor who opens the dashboard signs in first, and the dashboard is not in the history', async ({
  page,
}) => {
  await page.goto(`${site.url}/register`);
  await page.goto(`${site.url}/dashboard?from=mail`);
  await expect(page).toHaveURL(`${site.url}/login`);
  const state: unknown = await page.evaluate('history.state.usr');
  expect(state).toEqual({ from: { pathname: '/dashboard', search: '?from=mail', hash: '' } });
  await page.goBack();
  await expect(page).toHaveURL(`${site.url}/register`);
});

test('a token that the server refuses is forgotten, after the page has said what it does', async ({
  page,
}) => {
  await page.addInitScript("localStorage.authToken ??= 'stale'");
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/auth/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site.url}/dashboard`);
  await expect(page.getByText('Verifying authentication...')).toBeVisible();
  answer();
  await expect(page).toHaveURL(`${site.url}/login`);
  expect(await page.evaluate('localStorage.authToken')).toBeUndefined();
});

test('the way to registration by keyboard alone, with the focus on each new page’s heading', async ({
  page,
}) => {
  await page.goto(`${site.url}/login`);
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  const register = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
  for (let presses = 0; presses < 12; presses++) {
    if (await register.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${site.url}/register`);
  await expect(page).toHaveTitle('Create your account · Askwell');
  await expect(heading(page)).toBeFocused();
  await expect(register).toHaveAttribute('aria-current', 'page');
});

test('on a phone the menu opens and closes, by Escape too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${site.url}/login`);
  const link = page.getByRole('banner').getByRole('link', { name: 'Get Started' });
  const button = page.getByRole('button', { name: 'Menu' });
  await expect(link).toBeHidden();
  await button.click();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await link.click();
  await expect(page).toHaveURL(`${site.url}/register`);
  await expect(link).toBeHidden();
});

test('the menu of a phone closes when one turns away: by a press, by Tab, by going back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${site.url}/no-page`);
  const menu = page.getByRole('navigation', { name: 'Main' });
  const button = page.getByRole('button', { name: 'Menu' });
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).not.toHaveURL(/no-page/);
  await button.click();
  await page.goBack();
  await expect(page).toHaveURL(/no-page/);
  await expect(menu).toBeHidden();

  await button.click();
  await page.mouse.click(200, 780);
  await expect(menu).toBeHidden();

  await button.click();
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

test('signing out in one tab leads the other to /login', async ({ page, context }) => {
  await page.addInitScript("sessionStorage.ready ??= (localStorage.authToken = 'good')");
  await page.route('**/api/auth/me', () => {});
  await page.goto(`${site.url}/dashboard`);
  await expect(page.getByText('Verifying authentication...')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site.url}/no-page`);
  await other.evaluate("localStorage.removeItem('authToken')");
  await expect(page).toHaveURL(`${site.url}/login`);
});

test('the code of a page is there before its link is clicked, and every page costs what it needs', async ({
  page,
}) => {
  const remotes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/remotes/'))
      remotes.push(new URL(request.url()).pathname.split('/')[2] ?? '');
  });
  await page.goto(`${site.url}/no-page`, { waitUntil: 'networkidle' });
  expect(remotes).toEqual([]);
  const lastFile = page.waitForResponse(/mfe-account.*\.css$/);
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).hover();
  await lastFile;
  expect(new Set(remotes)).toEqual(new Set(['mfe-account']));
  const before = remotes.length;
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Email Address')).toBeVisible();
  expect(remotes.length).toBe(before);
});

test('the bytes of each public page', async ({ browser }) => {
  for (const path of ['/', '/login', '/register', '/no-page']) {
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    let requests = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests++;
    });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    process.stdout.write(
      `      ${path.padEnd(10)} ${(bytes / 1000).toFixed(1)} kB in ${requests} requests\n`,
    );
    expect(bytes).toBeLessThan(195_000);
    await page.close();
  }
});
