import type { Page } from '@playwright/test';
import type { FrontEnd } from './front-end.ts';
import { expect, test } from './shared-front-end.ts';

let site: FrontEnd;

test.beforeEach(async ({ page, site: shared }) => {
  site = shared;
  await page.clock.install({ time: new Date('2026-03-01T12:00:00Z') });
});

const corner = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const toast = (page: Page) => corner(page).getByText('Verification code sent to your email!');

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
  await openPage(page);
  const polite = corner(page).locator('[aria-live="polite"]');
  await expect(polite).toBeAttached();
  await expect(corner(page).locator('[aria-live="assertive"]')).toBeAttached();
  await askForCode(page);
  await expect(polite.getByText('Verification code sent to your email!')).toBeVisible();
});

async function showToast(page: Page) {
  await openPage(page);
  await askForCode(page);
  await expect(toast(page)).toBeVisible();
}

/** A page that says something and stays. From here on time passes only when a test says so. */
async function openPage(page: Page) {
  await page.goto(`${site.url}/verify-email`, { waitUntil: 'networkidle' });
  await page.getByLabel('Email Address').fill('ada@example.com');
  const now: unknown = await page.evaluate('Date.now()');
  await page.clock.pauseAt(Number(now) + 60_000);
}

async function askForCode(page: Page) {
  await page.route('**/api/auth/resend-verification', (route) => route.fulfill({ json: { success: true } }));
  await page.getByRole('button', { name: 'Resend' }).click();
}
