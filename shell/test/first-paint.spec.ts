import type { Page, Response } from '@playwright/test';
import { slowPreload } from '../../e2e/console.ts';
import type { FrontEnd } from './front-end.ts';
import { expect, test } from './shared-front-end.ts';
import { answerOwner, leaveToken, owner, signIn } from './signed-in.ts';

const publicPaths = ['/', '/features', '/pricing', '/about', '/contact', '/terms', '/privacy'];

let site: FrontEnd;
let complaints: string[];

test.beforeEach(({ page, site: shared }) => {
  site = shared;
  complaints = listenTo(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page can be read, with its styles, its links and its footer', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(site.url + path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
      await expect(page.getByRole('contentinfo')).toContainText('All rights reserved.');
      await expect(page.locator('body > noscript')).toHaveCount(0);
    }
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(`${site.url}/pricing`);
    expect(site.warnings).toEqual([]);
  });

  test('on a phone the menu opens, closes by Escape and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(site.url);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const button = page.getByRole('button', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(`${site.url}/pricing`);
    await expect(menu).toBeHidden();
  });

  test('a form says why it takes nothing', async ({ page }) => {
    for (const path of ['/contact', '/login', '/register']) {
      await page.goto(site.url + path);
      await expect(page.locator('form')).toHaveAttribute('inert');
      await expect(page.locator('main noscript')).toBeVisible();
      expect(await page.locator('main noscript').textContent()).toMatch(/^This form needs JavaScript/);
    }
  });

  test('a guarded page shows its frame and says what it waits for', async ({ page }) => {
    await page.goto(`${site.url}/dashboard`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByText('Verifying authentication...')).toBeVisible();
    await expect(page.locator('noscript')).toBeVisible();
  });
});

test('hydration changes nothing on a prerendered page, for visitors', async ({ page }) => {
  for (const path of [...publicPaths, '/login', '/register']) await expectHydrated(page, path);
  expect(complaints).toEqual([]);
});

test('hydration changes nothing on a prerendered page, for owners', async ({ page }) => {
  await signIn(page);
  for (const path of publicPaths) {
    await expectHydrated(page, path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test('an owner who opens the sign-in page is led on, and never sees its form', async ({ page }) => {
  await leaveToken(page);
  await page.addInitScript(() => {
    requestAnimationFrame(function seen() {
      const form = document.querySelector('main form');
      if (form && getComputedStyle(form).visibility === 'visible')
        document.documentElement.dataset['flash'] = 'yes';
      requestAnimationFrame(seen);
    });
  });
  await answerOwner(page);
  await page.goto(`${site.url}/login`);
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  await expect(page.locator('html')).not.toHaveAttribute('data-flash');
});

test('a menu that was opened before the scripts ran stays open through hydration', async ({ page }) => {
  let send = () => {};
  const held = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/shell/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(site.url, { waitUntil: 'commit' });
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  send();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(`${site.url}/login`);
  await expect(menu).toBeHidden();
  expect(complaints).toEqual([]);
});

test('an owner’s header never shows the visitors’ links, also not before the server has answered', async ({
  page,
}) => {
  await leaveToken(page);
  await page.addInitScript(() => {
    const seen = () => {
      const link = document.querySelector('a[href="/login"]');
      if (link && getComputedStyle(link).visibility === 'visible')
        document.documentElement.dataset.flash = 'yes';
      requestAnimationFrame(seen);
    };
    requestAnimationFrame(seen);
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await answerOwner(page);
  await page.route('**/api/auth/me', async (route) => {
    await held;
    await route.fulfill({ json: { success: true, user: owner } });
  });
  // Not until the network is idle: the call that is held would keep it busy until it is given up.
  const asked = page.waitForRequest('**/api/auth/me');
  await page.goto(`${site.url}/pricing`);
  await asked;
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();
  answer();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-flash');
});

test('nothing on a prerendered page is served inline against the policy, or moves on hydration', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value);
      document.documentElement.dataset.moved = String(moved);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of publicPaths) {
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0), path).toBeLessThan(0.02);
  }
  expect(complaints).toEqual([]);
});

test('a page costs six requests at most, two deep, and on the next visit only the document', async ({
  page,
}) => {
  const files: Response[] = [];
  page.on('response', (response) => files.push(response));
  const document = await page.goto(`${site.url}/pricing`, { waitUntil: 'networkidle' });
  const html = (await document?.text()) ?? '';
  const first = withoutTextFace();
  expect(first.length, first.join('\n')).toBeLessThanOrEqual(6);
  for (const path of first.slice(1)) {
    // Two deep: the document names all that it needs. For ever: a name is never used for something
    // else.
    expect(html).toContain(`"${path}"`);
    expect(path).toMatch(/(\.[0-9a-f]{8}\.(js|woff2)|\/mfe-marketing\/[\w.-]+\/remoteEntry\.js)$/);
    const headers = files.find((file) => file.url() === site.url + path)?.headers();
    expect(headers?.['cache-control'], path).toBe('public, max-age=31536000, immutable');
    expect(headers?.['content-encoding'], path).toBe(path.endsWith('.js') ? 'br' : undefined);
  }
  // A page that never came to work has no release to tell of.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await page.goto('about:blank');
  // Leaving tells which releases were seen, in one beacon.
  await expect.poll(() => withoutTextFace()).toEqual(['/releases/report']);
  await page.goto(`${site.url}/pricing`, { waitUntil: 'networkidle' });
  expect(withoutTextFace()).toEqual(['/pricing']);
});

test('a public page fetches the text face once it is idle, and the next page uses it', async ({ page }) => {
  const html = page.locator('html');
  const face = page.waitForResponse(/figtree/);
  await page.goto(`${site.url}/pricing`);
  expect((await face).headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('face'))).toBe('1');
  await expect(html).not.toHaveAttribute('data-face');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(html).toHaveAttribute('data-face');
  await page.goto(`${site.url}/terms`, { waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-face');
});

test('a form on a prerendered page takes nothing before it works, and is never sent by the browser itself', async ({
  page,
}) => {
  await page.route('**/*.js', () => {});
  await page.goto(`${site.url}/contact`, { waitUntil: 'commit' });
  await expect(page.locator('form')).toHaveAttribute('inert');
  await page.evaluate('document.forms[0].requestSubmit()');
  await expect(page).toHaveURL(`${site.url}/contact`);
});

/** Waits until the page works: its remote is there and it is hydrated. */
async function expectHydrated(page: Page, path: string) {
  await page.goto(site.url + path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
}

/**
 * What the parts of a whole product answer that this front end has not got is no complaint about
 * it.
 */
function listenTo(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  page.on('console', (message) => {
    const isExpected = /status of 40[14]/.test(message.text()) || slowPreload.test(message.text());
    if (['warning', 'error'].includes(message.type()) && !isExpected) said.push(message.text());
  });
  return said;
}

/** The requests since the last look, without that for the text face, which may come any time. */
const withoutTextFace = (): string[] => site.requests.splice(0).filter((path) => !path.includes('figtree'));
