import { axeFindings } from '../../e2e/axe-findings.ts';
import { expect, test } from '../../e2e/fixtures.ts';

test('the questions of the help center are filtered as one types, by keyboard alone', async ({ page }) => {
  await page.goto('/help');
  const main = page.getByRole('main');
  const count = main.getByRole('search').getByRole('status');
  await expect(count).toHaveText(/^\d\d+ questions$/);
  const all = await count.innerText();
  await main.getByRole('searchbox', { name: 'Search the questions' }).focus();
  await page.keyboard.type('wordpr');
  await expect(count).not.toHaveText(all);
  await expect(main.getByText('Does it work with WordPress?')).toBeVisible();
  await expect(main.getByText('Is the Gemini key free?')).toHaveCount(0);

  await page.keyboard.type('ess submarine');
  await expect(count).toHaveText('No question');
  await expect(
    main.getByRole('heading', { name: 'No question matches “wordpress submarine”' }),
  ).toBeVisible();
  await expect(main.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(count).toHaveText(all);
});

test('a search without a result is asked in the chat, on a phone of 320 px too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/help');
  await page
    .getByRole('searchbox', { name: 'Search the questions' })
    .fill('is the gemini key free nowadays?');
  const ask = page.getByRole('button', { name: 'Ask the chat' });
  await expect(ask).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(ask).toBeFocused();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBe(0);
  await page.keyboard.press('Enter');
  const chat = page.getByRole('complementary', { name: 'Ask Askwell' });
  await expect(chat).toBeFocused();
  await expect(chat.getByRole('log')).toContainText('is the gemini key free nowadays?');
  await expect(chat.getByRole('log')).toContainText('no card is needed');
});

test('what was typed before the scripts came filters the questions', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/help', { waitUntil: 'commit' });
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('submarine');
  release();
  await expect(page.getByRole('heading', { name: 'No question matches “submarine”' })).toBeVisible();
});
