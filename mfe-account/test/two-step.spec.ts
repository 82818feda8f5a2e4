import { readFile } from 'node:fs/promises';
import { confirmTwoStep, startTwoStep } from '@askwell/contracts';
import { authenticatorCode, type ProductOwner } from '@askwell/testing/product';
import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';
import { openSecurity } from './profile-cards.ts';

test.use({ expectedConsole: [/status of 40[03] .*auth\/(login|second-step|two-step|reset-password)/] });

/**
 * The code after the one that the app shows now: it is accepted as well, and was not used before.
 */
const nextCode = (secret: string) => authenticatorCode(secret, new Date(Date.now() + 30_000));

async function turnOn({ api, password }: ProductOwner) {
  const { data } = await api.call(startTwoStep, { body: { currentPassword: password } });
  const code = authenticatorCode(data.secret, new Date());
  const confirmed = await api.call(confirmTwoStep, { body: { code } });
  return { secret: data.secret, recoveryCodes: confirmed.data.recoveryCodes };
}

async function logIn(page: Page, { email, password }: Pick<ProductOwner, 'email' | 'password'>) {
  await page.getByLabel('Email Address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('an owner turns on two-step sign-in, saves the recovery codes, and turns it off again', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  await signIn(owner);
  const card = await openSecurity(page, 'Two-step sign-in');
  await card.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await expect(card.getByLabel('Current Password')).toBeFocused();
  await page.keyboard.type('not my password');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Current password is incorrect.')).toBeVisible();
  await card.getByLabel('Current Password').fill(owner.password);
  await page.keyboard.press('Enter');

  await expect(card.getByRole('heading', { name: 'Scan this code' })).toBeFocused();
  await expect(card.getByRole('img', { name: 'QR code with the key' })).toBeVisible();
  const secret = await card.getByLabel('Or enter this key in the app').inputValue();
  await card.getByLabel('Code from the app').fill('000000');
  await card.getByRole('button', { name: 'Turn on' }).click();
  await expect(card.getByText('Invalid or expired verification code.')).toBeVisible();
  await card.getByLabel('Code from the app').fill(authenticatorCode(secret, new Date()));
  await card.getByRole('button', { name: 'Turn on' }).click();

  await expect(card.getByRole('heading', { name: 'Save your recovery codes now' })).toBeFocused();
  const codes = await card
    .getByRole('list', { name: 'Your recovery codes' })
    .getByRole('listitem')
    .allInnerTexts();
  expect(codes).toHaveLength(10);
  const downloading = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain(codes.join('\n'));
  await card.getByRole('button', { name: 'I have saved them' }).click();
  await expect(card.getByText(/On since .* 10 recovery codes left/)).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Two-step sign-in' })).toBeFocused();

  await card.getByRole('button', { name: 'New recovery codes' }).click();
  await card.getByLabel('Current Password').fill(owner.password);
  await card.getByLabel('Code from the app').fill(codes[0] ?? '');
  await card.getByRole('button', { name: 'Create new codes' }).click();
  const list = card.getByRole('list', { name: 'Your recovery codes' });
  await list.waitFor();
  const [renewed = ''] = await list.getByRole('listitem').allInnerTexts();
  await card.getByRole('button', { name: 'I have saved them' }).click();

  await card.getByRole('button', { name: 'Turn off' }).click();
  await card.getByLabel('Current Password').fill(owner.password);
  await card.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  await expect(card.getByText('Please enter a code')).toBeVisible();
  await card.getByLabel('Code from the app').fill(codes[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(card.getByText('Invalid or expired verification code.'), 'an old code').toBeVisible();
  await card.getByLabel('Code from the app').fill(renewed);
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Turn on two-step sign-in' })).toBeVisible();
});

test('an owner logs in with the code of the app and returns to the requested page', async ({
  page,
  newOwner,
}) => {
  const owner = await newOwner();
  const { secret } = await turnOn(owner);
  await page.goto('/profile?tab=security');
  await expect(page).toHaveURL('/login');
  await logIn(page, owner);

  await expect(page.getByRole('heading', { name: 'Enter the 6-digit code' })).toBeVisible();
  const field = page.getByLabel('Code from the app');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid or expired verification code.')).toBeVisible();
  await expect(field).toBeFocused();

  await page.reload();
  await field.fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/profile?tab=security');
});

test('an owner without the phone logs in with a recovery code, after going back to the password', async ({
  page,
  newOwner,
}) => {
  const owner = await newOwner();
  const { recoveryCodes } = await turnOn(owner);
  await page.goto('/login');
  await logIn(page, owner);
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Email Address'), 'the address is still there').toHaveValue(owner.email);
  await logIn(page, owner);

  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await expect(page.getByRole('heading', { name: 'Enter a recovery code' })).toBeVisible();
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please enter a recovery code')).toBeVisible();
  await page.keyboard.type(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('a new password by email asks for the code as well', async ({ page, newOwner, product }) => {
  const owner = await newOwner();
  const { email } = owner;
  const { secret } = await turnOn(owner);
  await page.goto('/forgot-password');
  await page.getByLabel('Email Address').fill(email);
  await page.getByRole('button', { name: 'Send Reset Code' }).click();
  await page.getByLabel('Verification Code').waitFor();
  let { code } = await product.mails.nextMail(email);
  while (code === '') ({ code } = await product.mails.nextMail(email));
  await page.getByLabel('Verification Code').fill(code);
  await page.getByLabel('New Password', { exact: true }).fill('another horse');
  await page.getByLabel('Confirm New Password').fill('another horse');
  await page.getByRole('button', { name: 'Reset Password' }).click();

  await expect(page.getByText('Your new password is saved.')).toBeVisible();
  await page.getByLabel('Code from the app').fill(nextCode(secret));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});
