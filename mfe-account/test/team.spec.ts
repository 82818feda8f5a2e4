import { expect, test } from '../../e2e/fixtures.ts';
import { buyPremium } from './profile-cards.ts';

const teamTab = '/profile?tab=team';

test('somebody who is signed in as another person is told, and can switch', async ({
  page,
  product,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner({ name: 'Ana Lind' });
  await buyPremium(owner);
  const email = `guest-${owner.email}`;
  await owner.api.post('/api/team/invitations', { email, role: 'agent' });
  const link = /\/join#[\w-]+/.exec((await product.mails.nextMail(email)).text)?.[0] ?? '';
  await signIn(owner);
  await page.goto(link);
  await expect(page.getByText('This invitation is for another address')).toBeVisible();
  await expect(page.getByText(`you’re logged in as ${owner.email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Switch account' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('on Free the tab says what Premium adds, and each role has its sentence', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner());
  await page.goto(teamTab);
  await expect(page.getByText('Free is for you alone.')).toBeVisible();
  await expect(page.getByText('1 of 1 seat used')).toBeVisible();
  await expect(page.getByText('Answers visitors in the inbox, and reads analytics.')).toBeVisible();
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL('/profile?tab=billing');
});
