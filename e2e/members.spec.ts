import { buyPremium } from '../mfe-account/test/profile-cards.ts';
import { expect, test } from './journey.ts';

test('an invited person signs up by the link, works in the inbox, and is out of it when removed', async ({
  page,
  browser,
  product,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner({ name: 'Ana Lind' });
  await buyPremium(owner);
  const email = `guest-${owner.email}`;
  await signIn(owner);
  await page.goto('/profile?tab=team');
  // What loads above the button moves it.
  await expect(page.getByText('1 of 5 seats used')).toBeVisible();
  await expect(page.getByText('No invitation is waiting.')).toBeVisible();
  await page.getByRole('button', { name: 'Invite a member' }).click();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Role', { exact: true }).selectOption('Agent');
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('2 of 5 seats used')).toBeVisible();
  const link = /\/join#[\w-]+/.exec((await product.mails.nextMail(email)).text)?.[0] ?? '';

  const elsewhere = await browser.newContext({ baseURL: product.url });
  try {
    const guest = await elsewhere.newPage();
    await guest.goto(link);
    await guest.getByRole('link', { name: 'Create an account' }).click();
    await expect(guest.getByLabel('Email')).toHaveValue(email);
    await guest.getByLabel('Full Name').fill('Ben Okafor');
    await guest.getByLabel('Password', { exact: true }).fill('correct horse');
    await guest.getByLabel('Confirm Password').fill('correct horse');
    await guest.getByRole('button', { name: 'Create account' }).click();
    await guest.getByRole('button', { name: 'Join the account' }).click();
    await expect(guest).toHaveURL('/dashboard');
    await guest.getByRole('button', { name: 'Account menu' }).click();
    await expect(guest.getByRole('menuitemradio', { name: 'Ana Lind (agent)' })).toBeChecked();
    await guest.goto('/inbox');
    await expect(guest.getByRole('region', { name: 'Conversations', exact: true })).toBeVisible();

    await page.reload();
    await page.getByRole('button', { name: 'Remove Ben Okafor' }).click();
    await page.getByRole('button', { name: 'Remove member' }).click();
    await expect(guest.getByText('You can’t read this inbox anymore')).toBeVisible();
    await guest.getByRole('button', { name: 'Go to your account' }).click();
    await expect(guest.getByRole('heading', { name: 'Ben Okafor' })).toBeVisible();
  } finally {
    await elsewhere.close();
  }
});

test('a known person logs in to join, and switches between both accounts', async ({
  page,
  product,
  newOwner,
}) => {
  const [owner, guest] = [await newOwner({ name: 'Ana Lind' }), await newOwner({ name: 'Ben Okafor' })];
  await buyPremium(owner);
  await owner.api.post('/api/team/invitations', { email: guest.email, role: 'editor' });
  const link = /\/join#[\w-]+/.exec((await product.mails.nextMail(guest.email)).text)?.[0] ?? '';
  await page.goto(link);
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(guest.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('button', { name: 'Join the account' }).click();
  const menu = page.getByRole('button', { name: 'Account menu' });
  const own = page.getByRole('menuitemradio', { name: 'Ben Okafor (your account)' });
  await menu.click();
  await expect(page.getByRole('menuitemradio', { name: 'Ana Lind (editor)' })).toBeChecked();
  await Promise.all([page.waitForEvent('load'), own.click()]);
  await menu.click();
  await expect(own).toBeChecked();
});
