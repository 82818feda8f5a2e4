import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';
import { buyPremium } from './profile-cards.ts';

test.use({ expectedConsole: [/status of 400 .*auth\/(password|profile)|ERR_FAILED .*auth\/me/] });

test('an owner changes the name, and the page shows it', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner({ name: 'Asha Rao' }));
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Asha Rao-Iyer');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Asha Rao-Iyer' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
});

test('a new address counts once its code is entered', async ({ page, product, newOwner, signIn }) => {
  const owner = await newOwner();
  await signIn(owner);
  await page.goto('/profile');
  await moveTo(page, 'asha.new@example.com', owner.password);
  await expect(notice(page)).toContainText('asha.new@example.com is not confirmed yet.');
  await expect(page.getByText(owner.email).first()).toBeVisible();

  const { code } = await product.mails.nextMail('asha.new@example.com');
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await page.getByLabel('Verification Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('asha.new@example.com')).toBeVisible();
  const subjects = [
    (await product.mails.nextMail(owner.email)).subject,
    (await product.mails.nextMail(owner.email)).subject,
  ];
  expect(subjects).toEqual(['Your email address is about to change', 'Your email address was changed']);
});

test('a new address asks for the password, and a wrong one is told at its field', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  await signIn(owner);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const password = page.getByLabel('Current Password');
  await expect(password).toBeHidden();
  await page.getByLabel('Email Address').fill('asha.third@example.com');
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Please enter your password/);
  await password.fill('a guess');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleDescription(/Current password is incorrect\./);
  await expect(password).toBeFocused();
});

test('while a new address waits, its code can be sent again, and the old address kept', async ({
  page,
  product,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  await signIn(owner);
  await page.goto('/profile');
  await moveTo(page, 'asha.other@example.com', owner.password);
  await product.mails.nextMail('asha.other@example.com');
  await notice(page).getByRole('button', { name: 'Resend Code' }).click();
  await expect(page.getByText('Verification code sent to your email!')).toBeVisible();
  await product.mails.nextMail('asha.other@example.com');
  await expect(notice(page).getByRole('button', { name: /^Resend in 0:\d\d$/ })).toBeDisabled();

  await notice(page).getByRole('button', { name: 'Keep my address' }).click();
  await expect(page.getByText('Your address stays the same.')).toBeVisible();
  await expect(notice(page)).toBeHidden();
  await page.reload();
  await expect(page.getByText(owner.email).first()).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('the profile says that it could not be loaded, and loads when asked again', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner());
  await page.clock.install();
  // A page that loads no chunk later, whose time limit would end with the clock.
  await page.goto('/terms');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
  // Long enough for what is known of the owner to be forgotten.
  await page.clock.fastForward(120_000);
  await page.route('**/api/auth/me', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText('Failed to load profile');
  await expect(page.getByText('Active Account')).toBeHidden();

  await page.unroute('**/api/auth/me');
  let answer = () => {};
  await page.route('**/api/auth/me', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
  answer();
  await expect(page.getByText('Active Account')).toBeVisible();
  await expect(failure).toBeHidden();
});

test('the billing tab tells plan, cycle, next bill and the use of the month', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner());
  await page.goto('/profile?tab=billing');
  await expect(page.getByRole('tab', { name: 'Billing' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('FREE', { exact: true })).toBeVisible();
  for (const [term, definition] of [
    ['Plan Status', 'Active'],
    ['Billing Cycle', 'Yearly'],
    ['Next Billing', 'N/A'],
  ] as const)
    await expect(page.locator('dl > div', { hasText: term })).toContainText(definition);
  await expect(page.getByText('0 of 100 messages').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '10,000 Messages/year' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'View All Plans' })).toHaveAttribute('href', '/pricing');
});

test('the billing tab of a Premium owner says that nothing renews automatically', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  await buyPremium(owner);
  await signIn(owner);
  await page.goto('/profile?tab=billing');
  await expect(page.getByText('You pay once for a year. Nothing renews automatically.')).toBeVisible();
});

test('an owner changes the password; a wrong one is told at its field', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  await signIn(owner);
  await page.goto('/profile?tab=security');
  const current = page.getByLabel('Current Password');
  const renewed = page.getByLabel('New Password', { exact: true });
  const again = page.getByLabel('Confirm New Password');
  const change = page.getByRole('button', { name: 'Change Password' });

  await current.fill('not my password');
  await renewed.fill('a new password');
  await again.fill('another one');
  await change.click();
  await expect(page.getByText("New passwords don't match")).toBeVisible();
  await again.fill('a new password');
  await change.click();
  await expect(current).toHaveAccessibleDescription('Current password is incorrect.');
  await current.fill(owner.password);
  await change.click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await expect(current).toHaveValue('');
});

test('an owner saves an API key and sees that chatbots can be deployed', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner({ apiKey: null }));
  await page.goto('/profile?tab=security');
  await expect(page.getByText('API Key Required for Chatbot Deployment')).toBeVisible();
  await page.getByRole('button', { name: 'Update API Key' }).click();
  await expect(page.getByText('Please enter a valid Gemini API key')).toBeVisible();
  await page
    .getByRole('textbox', { name: 'Gemini API Key' })
    .fill('  AIzaSyTestTestTestTestTestTestTest3f9K ');
  await page.getByRole('button', { name: 'Update API Key' }).click();
  await expect(page.getByText('Gemini API key updated successfully!')).toBeVisible();
  await expect(page.getByText('API Key Configured - Chatbots Ready for Deployment')).toBeVisible();
});

const notice = (page: Page) => page.getByRole('region', { name: 'Your new email address' });

async function moveTo(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Current Password').fill(password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
}
