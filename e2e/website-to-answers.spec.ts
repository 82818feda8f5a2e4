import { startWeb } from '@askwell/testing/web';
import { host, teaWebsite } from '../mfe-builder/test/tea-website.ts';
import { expect, test as base } from './fixtures.ts';

const test = base.extend<object, { web: Awaited<ReturnType<typeof startWeb>> }>({
  web: [
    async ({}, use) => {
      const web = await startWeb({ [host]: teaWebsite() });
      await use(web);
      await web.stop();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ web }, use) => use(web.env), { scope: 'worker' }],
});

test('a visitor enters an address on the landing page, signs up, accepts drafts, and the widget answers with its source', async ({
  page,
  context,
  product,
}) => {
  const email = 'noor@example.com';
  await page.goto('/');
  await page.getByLabel('Your website’s address').fill(host);
  await page.getByRole('button', { name: 'Draft my FAQs' }).click();

  await expect(page).toHaveURL('/register');
  await page.getByLabel('Full Name').fill('Noor Haddad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password').fill('correct horse');
  await page.getByRole('button', { name: /create account|sign up|register/i }).click();
  await expect(page).toHaveURL(/\/verify-email$/);
  const { code } = await product.mails.nextMail(email);
  await page.getByLabel(/code/i).fill(code);

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(`We’ll read ${host} as soon as your Gemini API key is saved.`)).toBeVisible();
  await page.getByRole('textbox', { name: /API key/i }).fill('AIzaSyTestTestTestTestTestTestTest3f9K');
  await page.getByRole('button', { name: 'Save API Key' }).click();

  await expect(page).toHaveURL(/\/chatbot\/[0-9a-f]{24}\?review$/);
  const draft = page.getByRole('article');
  await expect(draft.getByRole('heading', { name: 'Do you ship abroad?' })).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(draft.getByRole('heading', { name: 'Can I return opened tea?' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Back to Knowledge Base' }).click();
  await expect(page.getByRole('heading', { name: 'Do you ship abroad?' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Questions/ }).first()).toHaveAttribute(
    'href',
    `https://${host}/faq`,
  );
  await page.getByRole('button', { name: 'Use them' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.getByRole('button', { name: 'Deploy' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('dialog').getByRole('link', { name: 'Test Chatbot' }).click();
  const testPage = await opened;
  await testPage.getByRole('button', { name: /chat/i }).click();
  await testPage.getByRole('textbox').fill('do you ship abroad?');
  await testPage.keyboard.press('Enter');
  const log = testPage.getByRole('log');
  await expect(log.getByText(/all of Europe within five working days/)).toBeVisible();
  await expect(log.getByRole('link', { name: 'Questions' })).toHaveAttribute('href', `https://${host}/faq`);
});
