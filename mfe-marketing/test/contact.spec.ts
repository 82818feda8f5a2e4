import type { Page } from '@playwright/test';
import { startProduct } from '@askwell/testing/product';
import { expect, test } from '../../e2e/fixtures.ts';

const support = 'support@askwell.example';
const sent = "Message sent successfully! We'll get back to you soon.";
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function write(page: Page, { subject = 'An invoice', email = 'asha@example.com' } = {}) {
  await field(page, 'Your Name*').fill('Asha Rao');
  await field(page, 'Email Address*').fill(email);
  await field(page, 'Subject*').fill(subject);
  await field(page, 'Message*').fill('Could you send me one?');
}

/** The clock of the page goes on by as long as a person takes to write. */
async function openForm(page: Page, url = '/contact') {
  await page.clock.install();
  await page.goto(url);
  await expect(send(page)).toBeVisible();
  await page.clock.fastForward(20_000);
}

test('a message reaches support and is acknowledged, also when the button is clicked twice', async ({
  page,
  product,
}) => {
  await openForm(page);
  await write(page, { subject: 'Clicked twice' });
  await send(page).dblclick();
  await expect(page.getByText(sent)).toBeFocused();
  expect(await product.mails.nextMail(support)).toMatchObject({
    subject: 'Contact: Clicked twice',
    replyTo: 'asha@example.com',
  });
  expect((await product.mails.nextMail('asha@example.com')).subject).toBe('We have your message');

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(field(page, 'Your Name*')).toHaveValue('Asha Rao');
  await expect(field(page, 'Message*')).toHaveValue('');
  await write(page, { subject: 'Another one' });
  await send(page).click();
  await expect(page.getByText(sent)).toBeVisible();
  expect((await product.mails.nextMail(support)).subject).toBe('Contact: Another one');
});

test('the whole form is filled in and sent by keyboard alone, and the hidden field is never in the way', async ({
  page,
}) => {
  await openForm(page);
  await field(page, 'Your Name*').focus();
  for (const text of ['Asha Rao', 'asha@example.com', 'By keyboard', 'No mouse here.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(sent)).toBeFocused();
});

test('an empty form says at each field what it needs, and goes to the first', async ({ page }) => {
  await openForm(page);
  await send(page).click();
  for (const text of [
    'Please enter your name',
    'Please enter your email address',
    'Please enter a subject',
    'Please enter your message',
  ]) {
    await expect(page.getByText(text)).toBeVisible();
  }
  await expect(field(page, 'Your Name*')).toBeFocused();
  await field(page, 'Your Name*').fill('Asha');
  await expect(page.getByText('Please enter your name')).toBeHidden();
});

test('whoever is signed in need not say who they are', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  await signIn(owner);
  await page.goto('/contact');
  await expect(field(page, 'Your Name*')).toHaveValue(owner.name);
  await expect(field(page, 'Email Address*')).toHaveValue(owner.email);
});

test.describe('when something fails', () => {
  test.use({ expectedConsole: [/(status of (400|429)|ERR_FAILED|ERR_INTERNET_DISCONNECTED) .*api\//] });

  test('what only the server finds wrong stands at its field', async ({ page }) => {
    await openForm(page);
    await write(page, { email: 'asha@example..com' });
    await send(page).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect(field(page, 'Email Address*')).toBeFocused();
    await expect(field(page, 'Message*')).toHaveValue('Could you send me one?');
  });

  test('a lost connection loses no word, and the next attempt arrives', async ({ page, context }) => {
    await openForm(page);
    await write(page);
    await context.setOffline(true);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to send message. Please try again.');
    await expect(field(page, 'Message*')).toHaveValue('Could you send me one?');
    await context.setOffline(false);
    await send(page).click();
    await expect(page.getByText(sent)).toBeVisible();
  });

  test('whoever writes too often is told so, and keeps the text', async ({ page, product }) => {
    const strict = await startProduct({ env: { SMTP_URL: product.mails.url, RATE_LIMIT_FACTOR: '0.2' } });
    try {
      await openForm(page, `${strict.url}/contact`);
      await write(page);
      await send(page).click();
      await page.getByRole('button', { name: 'Write another message' }).click();
      await write(page, { subject: 'Once more' });
      await send(page).click();
      await expect(page.getByRole('alert')).toContainText('within an hour');
      await expect(field(page, 'Subject*')).toHaveValue('Once more');
    } finally {
      await page.close();
      await strict.stop();
    }
  });
});
