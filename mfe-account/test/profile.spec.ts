import { expect, test } from '../../e2e/fixtures.ts';

test.use({ expectedConsole: [/status of 400 .*auth\/password/] });

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
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Email Address').fill('asha.new@example.com');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('asha.new@example.com waits for its code')).toBeVisible();
  await expect(page.getByText(owner.email).first()).toBeVisible();

  const { code } = await product.mails.nextMail('asha.new@example.com');
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await page.getByLabel('Verification Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('asha.new@example.com')).toBeVisible();
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
