import { makeChatbot } from '@askwell/testing/product';
import { axeFindingsInAnyLight as findings } from './axe-findings.ts';
import { expect, test } from './journey.ts';
import { host } from './tea-website.ts';

test('a visitor sees answers from their website on the landing page, signs up, accepts drafts, the widget answers with its source, and analytics counts it', async ({
  page,
  context,
  product,
}) => {
  const email = 'noor@example.com';
  await page.goto('/');
  await page.getByLabel('Your website’s address').fill(host);
  await page.getByRole('button', { name: 'See its answers first' }).click();
  const preview = page.getByRole('region', { name: `Your chatbot on ${host}` });
  await expect(preview.getByText('What can you tell me about “Leaf & Kettle”?')).toBeVisible({
    timeout: 60_000,
  });
  await expect(preview.getByText(/We have sold loose tea in the old harbor since 1987/)).toBeVisible();
  await expect(preview.getByRole('link', { name: /^Leaf & Kettle/ })).toHaveAttribute(
    'href',
    `https://${host}/`,
  );
  expect(await findings(page)).toEqual([]);
  await preview.getByRole('button', { name: 'Continue with this website' }).click();

  await expect(page).toHaveURL('/register');
  await page.getByRole('button', { name: 'Choose a password now' }).click();
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
  await expect(draft.getByRole('heading', { name: 'Can I return an opened item?' })).toBeVisible();
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

  await page.goto(page.url().replace(/(\/chatbot\/[0-9a-f]{24}).*$/, '$1/analytics'));
  const answers = page.getByRole('region', { name: 'Answers by Source' });
  await expect(answers.getByRole('listitem')).toHaveText(/Questions.*1 answer/);
});

test('an owner who enters an address on the landing page chooses the chatbot that reads it', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const chatbot = await makeChatbot(owner, { name: 'Tea Corner' });
  await signIn(owner);
  await page.goto('/');
  await page.getByLabel('Your website’s address').fill(host);
  await page.getByRole('button', { name: 'Draft my FAQs' }).click();
  await expect(page).toHaveURL('/dashboard');
  const choice = page.getByRole('status').filter({ hasText: `Which chatbot learns from ${host}?` });
  await expect(choice.getByLabel('Chatbot')).toHaveValue(chatbot._id);
  await choice.getByRole('button', { name: 'Read my website' }).click();
  await expect(page).toHaveURL(`/chatbot/${chatbot._id}?review`);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Do you ship abroad?' })).toBeVisible({
    timeout: 60_000,
  });
  // It is started once.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Tea Corner' })).toBeVisible();
  await expect(choice).toBeHidden();
});

test('a visitor whose page cannot be read learns why, and can sign up all the same', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'See its answers first' }).click();
  await expect(page.getByText('Please enter an address such as www.example.com')).toBeVisible();
  await page.getByLabel('Your website’s address').fill(`${host}/mugs`);
  await page.getByRole('button', { name: 'See its answers first' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no page at this address.', {
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: 'Continue with this website' })).toBeVisible();
});

test('a newcomer signs up with an email address alone, accepts all drafts and has the embed code copied', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = 'mira.lind@example.com';
  await page.goto('/');
  await page.getByLabel('Your website’s address').fill(host);
  await page.getByRole('button', { name: 'Draft my FAQs' }).click();
  await expect(page.getByText(`Then we read ${host} and draft its FAQs.`)).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page).toHaveURL(/\/verify-email$/);
  const { code } = await product.mails.nextMail(email);
  await page.getByLabel(/code/i).fill(code);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Mira Lind').first()).toBeVisible();
  await page.getByRole('textbox', { name: /API key/i }).fill('AIzaSyTestTestTestTestTestTestTest3f9K');
  await page.getByRole('button', { name: 'Save API Key' }).click();

  await expect(page.getByRole('heading', { name: 'Do you ship abroad?' })).toBeVisible({ timeout: 60_000 });
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Accept all, go live and copy the embed code' }).click();
  await expect(page).toHaveURL(/\/chatbot\/[0-9a-f]{24}\/install$/);
  const [, id] = /chatbot\/([0-9a-f]{24})/.exec(page.url()) ?? [];
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`/widget/${id}.js`);
  await expect(page.getByText('This chatbot is not deployed yet')).toBeHidden();
  const config = await (await fetch(`${product.url}/api/widget/${id}`)).json();
  expect(config).toMatchObject({ success: true });
});
