import { readFile } from 'node:fs/promises';
import { AccountExport } from '@askwell/contracts';
import { expect, test } from '../../e2e/fixtures.ts';
import { openCard } from './profile-cards.ts';

test.use({ expectedConsole: [/status of 400 .*account\/deletion/] });

test('an owner downloads all data as one file', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  await signIn(owner);
  const card = await openCard(page, 'data', 'Export your data');
  const download = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Download your data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^askwell-data-\d{4}-\d\d-\d\d\.json$/);
  const content = AccountExport.parse(JSON.parse(await readFile(await file.path(), 'utf8')));
  expect(content.account).toMatchObject({ email: owner.email });
});

test('an owner deletes the account, after the address and the right password', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  await signIn(owner);
  const card = await openCard(page, 'data', 'Delete account');
  await card.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  const remove = dialog.getByRole('button', { name: 'Delete account' });
  await remove.click();
  await expect(dialog.getByText('Please type your email address to confirm')).toBeVisible();
  await dialog.getByLabel('Your email address').fill(owner.email);
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await remove.click();
  await expect(dialog.getByText('Current password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password);
  await remove.click();
  await expect(page.getByText('Your account has been deleted.')).toBeVisible();
  await expect(page).toHaveURL('/login');
});
