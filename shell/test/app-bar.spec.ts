import type { Page } from '@playwright/test';
import { axeFindingsInAnyLight } from '../../e2e/axe-findings.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { stopTime } from '../../e2e/page-clock.ts';

test('the bar leads from page to page of a chatbot without a reload, and to another chatbot', async ({
  page,
  shop,
}) => {
  const { id } = shop;
  await page.goto('/dashboard');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const bar = page.getByRole('region', { name: 'Workspace' });
  await bar.getByRole('button', { name: 'All chatbots, choose one' }).click();
  await page.getByRole('menuitem', { name: 'Tea Corner' }).click();
  await expect(page).toHaveURL(`/chatbot/${id}`);
  const pages = page.getByRole('navigation', { name: 'Pages of this chatbot' });
  await expect(pages.getByRole('link', { name: 'Edit' })).toHaveAttribute('aria-current', 'page');
  for (const [name, address] of [
    ['Conversations', `/inbox?chatbot=${id}`],
    ['Analytics', `/chatbot/${id}/analytics`],
    ['Edit', `/chatbot/${id}`],
  ] as const) {
    await pages.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(pages.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expect(bar.getByRole('button', { name: 'Chatbot: Tea Corner' })).toBeVisible();
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the palette finds a question of the knowledge base, a chatbot and a command by keyboard alone', async ({
  page,
  shop,
}) => {
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search chatbots, FAQs, conversations and commands' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('option', { name: 'Tea Corner' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('open');
  await expect(page.getByRole('group', { name: 'FAQs' }).getByRole('option').first()).toBeVisible();
  expect(await axeFindingsInAnyLight(page)).toEqual([]);
  await field.fill('analytics');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/chatbot/${shop.id}/analytics`);
  await expect(field).toHaveCount(0);
});

/** Holds the files of the palette back until the function that it returns is called. */
async function holdPalette(page: Page): Promise<() => void> {
  let load = () => {};
  const loading = new Promise<void>((resolve) => {
    load = resolve;
  });
  await page.route(/palette/, async (route) => {
    await loading;
    await route.continue();
  });
  return load;
}

test('what is typed while the palette is loading is searched for', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner());
  const load = await holdPalette(page);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  const asked = page.waitForRequest(/palette/);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('gi');
  await asked;
  load();
  await expect(page.getByRole('combobox', { name: /^Search/ })).toHaveValue('gi');
  await page.keyboard.type('f');
  await expect(page.getByRole('combobox', { name: /^Search/ })).toHaveValue('gif');
  await expect(page).toHaveURL('/profile');
});

test('a palette that is still loading leaves a field its letters', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner());
  const load = await holdPalette(page);
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const asked = page.waitForRequest(/palette/);
  await page.getByRole('region', { name: 'Workspace' }).getByRole('button', { name: 'Search' }).click();
  await asked;
  await page.getByLabel('Full Name').fill('');
  await page.keyboard.type('Mira');
  await expect(page.getByLabel('Full Name')).toHaveValue('Mira');
  const loaded = page.waitForResponse(/palette/);
  load();
  await (await loaded).finished();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('single keys go to a page, and do nothing while one types', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner());
  await page.clock.install();
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toContainText('Go to the inbox');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('');
  await page.keyboard.type('gi?');
  await expect(page.getByLabel('Full Name')).toHaveValue('gi?');
  await page.getByRole('button', { name: 'Cancel' }).click();
  // The second key may come a second later at most.
  await stopTime(page);
  await page.keyboard.type('gi');
  await page.clock.resume();
  await expect(page).toHaveURL('/inbox');
});

test('the chosen theme outlives a reload, and System follows the device again', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner());
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/profile');
  const html = page.locator('html');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await choose('Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await choose('System');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('a toast leaves with the page on which it was read', async ({ page, shop }) => {
  const { id } = shop;
  await page.clock.install();
  await page.goto(`/chatbot/${id}`);
  await page.getByLabel('Description').fill('Answers about tea');
  await stopTime(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const saved = page.getByText('Chatbot updated successfully!');
  await expect(saved).toBeVisible();
  // Held, so that its time cannot end before the page changes.
  await saved.hover();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await page.clock.resume();
  await expect(page).toHaveURL(`/chatbot/${id}/analytics`);
  await expect(saved).toHaveCount(0);
});

test('on a phone the chatbot’s pages are in a bar at the bottom, and “More” leads to the others', async ({
  page,
  shop,
}) => {
  const { id } = shop;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/chatbot/${id}/analytics`);
  const bottom = page.getByRole('navigation', { name: 'Pages of this chatbot' });
  await expect(bottom.getByRole('link')).toHaveText(['Edit', 'Conversations', 'Analytics', 'Install']);
  const more = bottom.getByRole('button', { name: 'More' });
  await more.click();
  const menu = page.getByRole('menu', { name: 'More' });
  await expect(menu.getByRole('menuitem')).toHaveText(['All chatbots', 'Inbox', 'Team', 'Help', 'Search']);
  await expect(menu.getByRole('menuitem', { name: 'Search' })).toBeInViewport({ ratio: 1 });
  expect(await axeFindingsInAnyLight(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.click();
  await menu.getByRole('menuitem', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: /^Search chatbots/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await more.click();
  await menu.getByRole('menuitem', { name: 'Inbox' }).click();
  await expect(page).toHaveURL('/inbox');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/chatbot/${id}`);
  await expect(bottom.getByRole('link', { name: 'Install' })).toBeVisible();
  await expect(more).toBeHidden();
});
