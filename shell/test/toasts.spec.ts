import { expect, test, type Page } from '@playwright/test';
import { startFrontEnd, type FrontEnd } from './front-end.ts';
import { owner } from './signed-in.ts';

let site: FrontEnd;

test.beforeEach(async ({ page }) => {
  site = await startFrontEnd();
  await page.clock.install({ time: new Date('2026-03-01T12:00:00Z') });
});

test.afterEach(async () => {
  await site.stop();
});

const corner = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const toast = (page: Page) => corner(page).getByText('Login successful!');

test('a toast leaves after 5 s with an exit of 300 ms', async ({ page }) => {
  await showToast(page);
  await page.clock.runFor(4900);
  await expect(toast(page)).toHaveCSS('transition-duration', '0s');
  await page.clock.runFor(200);
  const card = toast(page).locator('..');
  await expect(card).toHaveCSS('transition-duration', '0.3s, 0.3s');
  await page.clock.runFor(300);
  await expect(card).toHaveCount(0);
});

test('a toast can be dismissed', async ({ page }) => {
  await showToast(page);
  await corner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast(page).locator('..')).toHaveCSS('transition-duration', '0.3s, 0.3s');
  await page.clock.runFor(300);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast waits while somebody points at it, and keeps the time that it has left', async ({ page }) => {
  await showToast(page);
  await page.clock.runFor(3000);
  await toast(page).hover();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 400);
  await page.clock.runFor(1500);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(600);
  await expect(toast(page).locator('..')).toHaveCSS('transition-duration', '0.3s, 0.3s');
  await page.clock.runFor(300);
  await expect(toast(page)).toHaveCount(0);
});

test('a toast waits while the focus is in it, and gives it back when it is dismissed by keyboard', async ({
  page,
}) => {
  await showToast(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const home = page.getByRole('banner').getByRole('link', { name: 'Home', exact: true });
  await home.focus();
  await corner(page).getByRole('button', { name: 'Dismiss' }).focus();
  await page.clock.runFor(20_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(home).toBeFocused();
  await expect(toast(page).locator('..')).toHaveCSS('transition-duration', '0.3s, 0.3s');
  await page.clock.runFor(300);
  await expect(toast(page)).toHaveCount(0);
});

test('toasts are read out: they come into live regions that were there before them', async ({ page }) => {
  await page.goto(`${site.url}/login`);
  await expect(corner(page).locator('[aria-live="polite"]')).toBeAttached();
  await expect(corner(page).locator('[aria-live="assertive"]')).toBeAttached();
  await signInHere(page);
  await expect(corner(page).locator('[aria-live="polite"]').getByText('Login successful!')).toBeVisible();
});

/** From here on time passes only when a test says so. */
async function showToast(page: Page) {
  await page.goto(`${site.url}/login`);
  await expect(page.getByLabel('Email Address')).toBeVisible();
  const now: unknown = await page.evaluate('Date.now()');
  await page.clock.pauseAt(Number(now) + 60_000);
  await signInHere(page);
  await expect(toast(page)).toBeVisible();
}

/** The page that comes then asks for what is not there; its own message is no matter here. */
async function signInHere(page: Page) {
  const user = { ...owner, geminiApiKey: null };
  await page.route('**/api/auth/me', (route) => route.fulfill({ json: { success: true, user } }));
  await page.route('**/api/auth/login', (route) =>
    route.fulfill({ json: { success: true, token: 'good', user, message: 'Welcome' } }),
  );
  await page.route('**/api/chatbot', (route) => route.fulfill({ json: { success: true, chatbots: [] } }));
  await page.getByLabel('Email Address').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('secret password');
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
}
