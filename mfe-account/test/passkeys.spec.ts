import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';
import { openSecurity } from './profile-cards.ts';

test.use({ expectedConsole: [/status of 40[013] .*auth\/(login|passkey)/] });

/**
 * Adds a device with a fingerprint reader, simulated by Chromium.
 */
async function addAuthenticator(page: Page): Promise<{ setVerified: (is: boolean) => Promise<void> }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: async (isUserVerified) => {
      await session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
    },
  };
}

const signOut = (page: Page) => page.evaluate(() => localStorage.clear());

test('an owner adds a passkey, logs in with it, renames and removes it', async ({
  page,
  newOwner,
  signIn,
}) => {
  await addAuthenticator(page);
  const owner = await newOwner();
  await signIn(owner);
  const card = await openSecurity(page, 'Passkeys');
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card.getByLabel('Passkey name')).toBeFocused();
  await page.keyboard.type('My laptop');
  await card.getByLabel('Current Password').fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(card.getByText(/Added on .* never used/)).toBeVisible();

  await signOut(page);
  await page.goto('/profile?tab=security');
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL('/profile?tab=security');
  await expect(card.getByText(/last used/)).toBeVisible();

  await card.getByRole('button', { name: 'Rename My laptop' }).click();
  await expect(card.getByLabel('Passkey name')).toBeFocused();
  await card.getByLabel('Passkey name').fill('Work laptop');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('listitem')).toContainText('Work laptop');

  await card.getByRole('button', { name: 'Remove Work laptop' }).click();
  await page.getByRole('button', { name: 'Remove passkey' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(0);
  await signOut(page);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('This passkey was not accepted.')).toBeVisible();
});

test('a fingerprint that the device rejects does not log in, and the password still does', async ({
  page,
  newOwner,
  signIn,
}) => {
  const device = await addAuthenticator(page);
  const owner = await newOwner();
  await signIn(owner);
  const card = await openSecurity(page, 'Passkeys');
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await card.getByLabel('Passkey name').fill('My laptop');
  await card.getByLabel('Current Password').fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(card.getByText(/Added on .* never used/)).toBeVisible();

  await signOut(page);
  await device.setVerified(false);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByText('No passkey was used.')).toBeVisible();
  await page.getByLabel('Email Address').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/dashboard');
});
