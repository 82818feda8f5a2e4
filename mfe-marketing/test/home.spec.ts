import { expect, test } from '../../e2e/fixtures.ts';

test('a visitor asks the demonstration and sees where the answer came from', async ({ page }) => {
  await page.goto('/');
  const conversation = page.getByRole('log', { name: 'Conversation with the library desk' });
  await page.getByRole('button', { name: 'It’s midnight, can I drop off a book?' }).click();
  await expect(conversation).toContainText('takes returns day and night');
  await expect(page.getByRole('listitem').filter({ hasText: 'Can I return books' })).toContainText(
    'day and night',
  );

  await page.getByRole('textbox', { name: 'Ask the library' }).fill('what is the capital of France?');
  await page.keyboard.press('Enter');
  await expect(conversation).toContainText('I can’t find that in my answers.');
});

test('the landing page leads to an account', async ({ page }) => {
  await page.goto('/home');
  await page.getByRole('link', { name: 'Get Started Free' }).click();
  await expect(page).toHaveURL('/register');
});
