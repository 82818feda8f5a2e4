import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';
import { passUntilVisible, stopTime } from '../../e2e/page-clock.ts';

test.use({ expectedConsole: [/status of 4(00|29) .*auth\/(verify-email|resend-verification)/] });

test('a person signs up, pastes the code from the mail and is led to the dashboard', async ({
  page,
  product,
}) => {
  const email = 'ines@example.com';
  await page.clock.install();
  await fillIn(page, email);
  // The page leads on by itself, two seconds after it has said why.
  await stopTime(page);
  await send(page);
  await expect(
    page.getByText('Registration successful! Please check your email for verification code.'),
  ).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);

  const { code } = await product.mails.nextMail(email);
  const field = page.getByLabel('Verification Code');
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Verify Email' })).toBeDisabled();
  await stopTime(page);
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await expect(field).toHaveValue(code);

  await expect(page.getByText('Email verified successfully! Redirecting to dashboard...')).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL('/dashboard');
});

test('a reload while the sign-up leads on loses nothing, and Back leads to the form', async ({ page }) => {
  const email = 'nora@example.com';
  const notice = page.getByText('Registration successful!');
  await page.clock.install();
  await fillIn(page, email);
  await stopTime(page);
  await send(page);
  await expect(notice).toBeVisible();
  await page.reload();
  await passUntilVisible(page, notice);
  await expect(page.getByRole('button', { name: 'Create account' })).toBeDisabled();
  await page.clock.resume();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await expect(notice).toBeHidden();
});

test('after a reload the code still goes along with the registration of this tab', async ({
  page,
  product,
}) => {
  const email = 'vera@example.com';
  await signUp(page, email);
  await expect(page).toHaveURL('/verify-email');
  const { code } = await product.mails.nextMail(email);
  await page.reload();
  const sent = page.waitForRequest('**/api/auth/verify-email');
  await page.getByLabel('Verification Code').fill(code);
  const { registrationId } = (await sent).postDataJSON();
  expect(registrationId).toMatch(/^[\da-f-]{36}$/);
  await expect(page).toHaveURL('/dashboard');
});

test('what is wrong with the form stands at its fields, and nothing is sent', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Email Address').fill('ines@example');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm Password').fill('12346');
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const complaint of [
    'Please enter your name',
    'Please enter a valid email address',
    'Password must be at least 6 characters long',
    'Passwords do not match',
  ])
    await expect(page.getByText(complaint)).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
});

test('a wrong code is told at its field', async ({ page }) => {
  await page.goto('/verify-email');
  await page.getByLabel('Email Address').fill('nobody@example.com');
  await page.getByLabel('Verification Code').fill('000000');
  await expect(page.getByLabel('Verification Code')).toHaveAccessibleDescription(
    'Invalid or expired verification code.',
  );
  await expect(page.getByLabel('Verification Code')).toBeFocused();
});

test('another code can be had once a minute, also after a reload', async ({ page, product }) => {
  const email = 'jo@example.com';
  await page.clock.install();
  await signUp(page, email);
  await expect(page).toHaveURL('/verify-email');
  await product.mails.nextMail(email);

  await stopTime(page);
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText('Verification code sent to your email!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend in 1:00' })).toBeDisabled();
  await page.clock.runFor(5_000);
  await expect(page.getByRole('button', { name: 'Resend in 0:55' })).toBeDisabled();
  await page.reload();
  const resting = page.getByRole('button', { name: /^Resend in 0:5\d$/ });
  await passUntilVisible(page, resting);
  await expect(resting).toBeDisabled();
  await expect(page.getByLabel('Email Address')).toHaveValue(email);
});

test('the wait is the one that the server asks for', async ({ page }) => {
  await page.route('**/api/auth/resend-verification', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '42' },
      json: { success: false, code: 'too_many_requests', message: 'Please wait 42 seconds.' },
    }),
  );
  await page.clock.install();
  await page.goto('/verify-email');
  await page.getByLabel('Email Address').fill('kim@example.com');
  await stopTime(page);
  await page.getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText('Please wait 42 seconds.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend in 0:42' })).toBeDisabled();
});

async function signUp(page: Page, email: string): Promise<void> {
  await fillIn(page, email);
  await send(page);
}

const send = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

async function fillIn(page: Page, email: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Full Name').fill('Ines Duarte');
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password').fill('correct horse');
}
