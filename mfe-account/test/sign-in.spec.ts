import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';
import { stopTime } from '../../e2e/page-clock.ts';

test.use({ expectedConsole: [/status of 40[13] .*auth\/login|ERR_INTERNET_DISCONNECTED/] });

test('an owner logs in with the keyboard alone and gets where they wanted to go', async ({
  page,
  newOwner,
}) => {
  const { email, password } = await newOwner();
  await page.goto('/profile?tab=security');
  await expect(page).toHaveURL('/login');

  await page.getByLabel('Email Address').focus();
  await page.keyboard.type(email);
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');

  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/profile?tab=security');
});

test('an owner who is logged in already goes on to the dashboard', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner());
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
});

test('a wrong password is told, and nothing that was typed is lost', async ({ page, newOwner }) => {
  const { email } = await newOwner();
  await logIn(page, email, 'not my password');
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password.');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await expect(page).toHaveURL('/login');
});

test('empty fields are named, and the first of them gets the focus', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
});

test('without a connection the form says so and works again afterwards', async ({
  page,
  context,
  newOwner,
}) => {
  const { email, password } = await newOwner();
  await page.goto('/login');
  await context.setOffline(true);
  await fillIn(page, email, password);
  await expect(page.getByRole('alert')).toContainText('Network error during login');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a double click logs in once', async ({ page, newOwner }) => {
  const { email, password } = await newOwner();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) sent.push(request.method());
  });
  await page.goto('/login');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).dblclick();
  await expect(page).toHaveURL('/dashboard');
  expect(sent).toEqual(['POST']);
});

test('signing in in one tab signs in the other', async ({ page, context, newOwner }) => {
  const { email, password } = await newOwner();
  const other = await context.newPage();
  await other.goto('/login');
  await expect(other.getByLabel('Email Address')).toBeVisible();
  await logIn(page, email, password);
  await expect(page).toHaveURL('/dashboard');
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByText(email)).toBeVisible();
});

test('an account that waits for its code is led to it after 3 seconds', async ({
  page,
  request,
  product,
}) => {
  const email = 'waiting@example.com';
  await request.post('/api/auth/register', { data: { name: 'Noor', email, password: 'correct horse' } });
  await product.mails.nextMail(email);
  await page.clock.install();
  await page.goto('/login');
  await stopTime(page);
  await fillIn(page, email, 'correct horse');
  await expect(page.getByRole('alert')).toContainText('Please verify your email address');
  await page.clock.runFor(2_900);
  await expect(page).toHaveURL('/login');
  await page.clock.resume();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
});

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await fillIn(page, email, password);
}

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}
