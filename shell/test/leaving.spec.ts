import type { Page } from '@playwright/test';
import type { FrontEnd } from './front-end.ts';
import { expect, test } from './shared-front-end.ts';
import { signIn } from './signed-in.ts';

let site: FrontEnd;

test.beforeEach(async ({ page, site: shared }) => {
  site = shared;
  await signIn(page);
  // The editor of a new chatbot asks whether the plan has room for it.
  await page.route('**/api/chatbot', (route) =>
    route.fulfill({ json: { success: true, chatbots: [], creation: 'allowed' } }),
  );
  await page.goto(`${site.url}/chatbot/new`);
  await page.getByLabel('Chatbot Name').fill('Tea Corner');
});

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' });
const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Logout' });

test('Logout asks before it loses what is not saved', async ({ page }) => {
  await logout(page).click();
  await expect(question(page).getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await expect(logout(page)).toBeFocused();
  await expect(page.getByLabel('Chatbot Name')).toHaveValue('Tea Corner');
  expect(await page.evaluate('localStorage.authToken')).toBe('good');

  await logout(page).click();
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await page.evaluate('localStorage.authToken')).toBeUndefined();
});

test('so does every way to another page, Back among them', async ({ page }) => {
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(page).toHaveURL(`${site.url}/chatbot/new`);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await question(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(`${site.url}/pricing`);
});
