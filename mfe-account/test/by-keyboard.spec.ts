import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';

/** Presses Tab until a control has the focus, as somebody without a mouse would. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came to it.');
}

const fieldOf = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, fieldOf(page, label));
  await page.keyboard.type(text);
}

test('a person signs up by keyboard alone', async ({ page, product }) => {
  const email = 'keys@example.com';
  await page.goto('/register');
  await type(page, 'Full Name', 'Kay Board');
  await type(page, 'Email Address', email);
  await type(page, 'Password', 'correct horse');
  await type(page, 'Confirm Password', 'correct horse');
  await tabTo(page, page.getByRole('button', { name: 'Create account' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByLabel('Verification Code')).toBeFocused();
  const { code } = await product.mails.nextMail(email);
  // A whole code submits itself.
  await page.keyboard.type(code);
  await expect(page).toHaveURL('/dashboard');
});

test('an owner sets a new password by keyboard alone', async ({ page, product, newOwner }) => {
  const { email } = await newOwner();
  await page.goto('/login');
  await tabTo(page, page.getByRole('link', { name: 'Forgot password?' }));
  await page.keyboard.press('Enter');
  await type(page, 'Email Address', email);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Verification Code')).toBeFocused();
  const { code } = await product.mails.nextMail(email);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'New Password')).toBeFocused();
  await page.keyboard.type('a new password');
  await type(page, 'Confirm New Password', 'a new password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('an owner goes through the profile by keyboard alone', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  await signIn(owner);
  await page.goto('/profile');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  await expect(fieldOf(page, 'Full Name')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Kay Board');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kay Board' })).toBeVisible();
  await expect(edit).toBeFocused();

  await tabTo(page, page.getByRole('tab', { name: 'Profile' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Security' })).toBeFocused();
  await type(page, 'Current Password', owner.password);
  await type(page, 'New Password', 'a new password');
  await type(page, 'Confirm New Password', 'a new password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password changed successfully!')).toBeVisible();

  await tabTo(page, page.getByRole('tab', { name: 'Security' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true');
  await tabTo(page, page.getByRole('link', { name: 'View All Plans' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/pricing');
});
