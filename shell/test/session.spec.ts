import type { FrontEnd } from './front-end.ts';
import { expect, test } from './shared-front-end.ts';
import { answerOwner, leaveToken, owner, signIn } from './signed-in.ts';

let site: FrontEnd;

test.beforeEach(({ site: shared }) => {
  site = shared;
});

test('whoever reloads in the middle of the check stays signed in', async ({ page }) => {
  await leaveToken(page);
  await page.route('**/api/auth/me', () => {});
  await page.goto(`${site.url}/dashboard`);
  await expect(page.getByText('Verifying authentication...')).toBeVisible();
  for (let count = 0; count < 3; count += 1) await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Verifying authentication...')).toBeVisible();
  expect(await page.evaluate('localStorage.authToken')).toBe('good');
  await expect(page).toHaveURL(`${site.url}/dashboard`);
});

test('a refused session leads nobody away from a public page, and the header knows', async ({ page }) => {
  await leaveToken(page);
  await page.goto(`${site.url}/verify-email`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/verify-email`);
  expect(await page.evaluate('localStorage.authToken')).toBeUndefined();
});

test('the session is checked on every change of path, and never without a token', async ({ page }) => {
  const checks: string[] = [];
  await answerOwner(page);
  await page.route('**/api/auth/me', (route) => {
    checks.push(new URL(page.url()).pathname);
    return route.fulfill({ json: { success: true, user: owner } });
  });
  const follow = (name: string) => page.getByRole('banner').getByRole('link', { name }).click();
  await page.goto(`${site.url}/login`);
  await follow('Get Started');
  await expect(page.getByLabel('Full Name')).toBeVisible();
  expect(checks).toEqual([]);

  await page.evaluate("localStorage.authToken = 'good'");
  await page.goto(`${site.url}/`);
  await follow('Profile');
  await expect(page.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await expect.poll(() => checks).toEqual(['/', '/profile']);
  await page.goBack();
  await expect.poll(() => checks).toEqual(['/', '/profile', '/']);
});

test('nobody waits long to leave: without an answer the sign-out reloads to / all the same', async ({
  page,
}) => {
  await signIn(page);
  await page.route('**/api/auth/logout', () => {});
  await page.goto(`${site.url}/profile`);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => page.evaluate('localStorage.authToken')).toBeUndefined();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
});
