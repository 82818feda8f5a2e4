import { expect, test } from '../../e2e/fixtures.ts';
import { stopTime } from '../../e2e/page-clock.ts';

test('an owner who forgot the password sets a new one with a code', async ({ page, product, newOwner }) => {
  const { email } = await newOwner();
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByText('Password reset code sent to your email!')).toBeVisible();

  const { code } = await product.mails.nextMail(email);
  await expect(page.getByLabel('Verification Code')).toBeFocused();
  await page.keyboard.type(code);
  await expect(page.getByText('Code verified successfully!')).toBeVisible();

  await expect(page.getByLabel('New Password', { exact: true })).toBeFocused();
  await page.keyboard.type('a new password');
  await page.getByLabel('Confirm New Password').fill('a new password');
  // The page leads on by itself, two seconds after it has said why.
  await stopTime(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password reset successfully! Redirecting...')).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL('/dashboard');
});

test('Back and Change email lead to the address, a reload stays at the code', async ({ page }) => {
  const email = 'forgetful@example.com';
  await page.goto('/forgot-password');
  await page.getByLabel('Email Address').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Verification Code')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Verification Code')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await page.goForward();
  await page.getByRole('link', { name: 'Change email' }).click();
  await expect(page.getByLabel('Email Address')).toBeVisible();
});

test('the steps ask for what they need in words', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await page.getByLabel('Email Address').fill('somebody@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Verify Code' }).click();
  await expect(page.getByText('Please enter the 6-digit verification code')).toBeVisible();
});
