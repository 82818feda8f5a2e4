import { expect, test } from '../../e2e/fixtures.ts';

test('signing out in one tab signs out the other, also in the middle of a form', async ({
  page,
  context,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  await signIn(owner);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Full Name').fill('Half a name');

  const other = await context.newPage();
  await other.goto('/profile');
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL('/');

  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page.getByText(owner.email)).toBeHidden();
});

test('whoever signs in as somebody else in one tab is that person in the other', async ({
  page,
  context,
  newOwner,
  signIn,
}) => {
  const [first, second] = [await newOwner({ name: 'First Owner' }), await newOwner({ name: 'Second Owner' })];
  await signIn(first);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'First Owner' })).toBeVisible();

  const other = await context.newPage();
  await other.goto('/');
  const header = other.getByRole('banner');
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(page).toHaveURL('/login');
  await other.goto('/login');
  await other.getByLabel('Email Address').fill(second.email);
  await other.getByLabel('Password', { exact: true }).fill(second.password);
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other).toHaveURL('/dashboard');

  await expect(page).toHaveURL(/\/(profile|dashboard)$/);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Second Owner' })).toBeVisible();
});
