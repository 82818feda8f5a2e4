import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';

for (const [path, name, question, answer, faq] of [
  [
    '/',
    'Library desk',
    'It’s midnight, can I drop off a book?',
    'takes returns day and night',
    'Can I return books',
  ],
  [
    '/features',
    'Spoke & Chain',
    'My brakes squeak. Can you fix that?',
    'new pads are $12',
    'Do you repair brakes?',
  ],
] as const) {
  test(`a visitor asks the widget on ${path} and sees where the answer came from`, async ({ page }) => {
    await page.goto(path);
    const widget = page.getByRole('dialog', { name });
    const source = page.getByRole('main').getByRole('listitem').filter({ hasText: faq });
    await stirUntil(page, widget.getByRole('button', { name: 'Close' }));
    // The page's own; the widget suggests it as well, until something was asked.
    await page.getByRole('button', { name: question }).first().click();
    await expect(widget).toContainText(answer);
    await expect(source.getByText(answer)).toBeVisible();

    await widget.getByRole('textbox').fill('what is the capital of France?');
    await page.keyboard.press('Enter');
    await expect(widget).toContainText('I can’t find that in my answers.');
    await expect(page.getByText('None of these answers it')).toBeVisible();
  });
}

test('the help center’s own chatbot answers a question about Askwell', async ({ page }) => {
  await page.goto('/help');
  const widget = page.getByRole('dialog', { name: 'Ask Askwell' });
  await stirUntil(page, widget.getByRole('textbox'));
  await widget.getByRole('textbox').fill('is the gemini key free?');
  await page.keyboard.press('Enter');
  await expect(widget.getByRole('log')).toContainText('no card is needed');
});

test.describe('where the widget’s code does not come', () => {
  test.use({ expectedConsole: [/ERR_FAILED .*panel\.js/] });

  test('the demonstration stands still, with its exchange in it', async ({ page }) => {
    await page.route('**/widget/panel.js', (route) => route.abort());
    await page.goto('/');
    const refused = page.waitForEvent('requestfailed');
    await page.mouse.wheel(0, 400);
    await refused;
    await expect(page.getByText('Is anybody there on Sundays?')).toBeVisible();
    await expect(page.getByText('Sundays from 11 to 16.').last()).toBeVisible();
  });
});

test('a page that nobody uses yet does not ask for the widget', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/features', { waitUntil: 'networkidle' });
  expect(asked).not.toContain('/widget/panel.js');
  const panel = page.waitForRequest('**/widget/panel.js');
  await page.getByRole('button', { name: 'My brakes squeak. Can you fix that?' }).scrollIntoViewIfNeeded();
  await page.keyboard.press('Tab');
  await panel;
});

test('the landing page leads to an account and to the features, also under /home', async ({ page }) => {
  await page.goto('/home');
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', { name: 'See all questions' })).toBeVisible();
  await page.getByRole('link', { name: 'Create your chatbot' }).click();
  await expect(page).toHaveURL('/register');
  await page.goto('/');
  // What stands above the last link comes after the first paint, and would move it under a click.
  await expect(page.getByRole('link', { name: 'See all questions' })).toBeVisible();
  await page.getByRole('link', { name: 'See the features' }).click();
  await expect(page).toHaveURL('/features');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

/**
 * A hand that moves now and then, as somebody's does who reads; the page notices it once its code
 * is there.
 */
async function stirUntil(page: Page, seen: Locator) {
  let x = 40;
  await expect(async () => {
    await page.mouse.move((x += 5), 200);
    await expect(seen).toBeVisible({ timeout: 500 });
  }).toPass();
}
