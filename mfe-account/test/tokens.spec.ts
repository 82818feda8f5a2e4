import { httpClient } from '@askwell/testing/product';
import { expect, test } from '../../e2e/fixtures.ts';
import { buyPremium, openCard } from './profile-cards.ts';

test('an owner makes a token, which is shown once and works, and revokes it', async ({
  page,
  product,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  await buyPremium(owner);
  await signIn(owner);
  const card = await openCard(page, 'developers', 'API tokens');
  await expect(card.getByText('No tokens yet')).toBeVisible();
  await card.getByRole('button', { name: 'Create token' }).click();
  await expect(card.getByLabel('Token name')).toBeFocused();
  await card.getByRole('button', { name: 'Create token' }).click();
  await expect(card.getByLabel('Token name')).toHaveAccessibleDescription('Please enter a name');
  await card.getByLabel('Token name').fill('Nightly export');
  await card.getByLabel('Valid for').selectOption('90 days');
  await card.getByRole('switch', { name: 'Read' }).uncheck();
  await card.getByRole('button', { name: 'Create token' }).click();
  await expect(card.getByText('Please choose what the token may do')).toBeVisible();
  await card.getByRole('switch', { name: 'Read' }).check();
  await card.getByRole('button', { name: 'Create token' }).click();
  const token = await card.getByLabel('Your new token').inputValue();
  expect(token).toMatch(/^ask_/);
  const program = httpClient(product.url, token);
  expect((await program.get('/api/chatbot')).status).toBe(200);
  expect((await program.post('/api/chatbot', { name: 'Help desk' })).body['code']).toBe('scope_missing');

  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card.getByRole('button', { name: 'Create token' })).toBeFocused();
  await expect(page.getByText(token)).toHaveCount(0);
  await expect(card.getByRole('listitem')).toContainText('Nightly export');
  await expect(card.getByRole('listitem')).toContainText('Read');
  await card.getByRole('button', { name: 'Revoke Nightly export' }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await expect(card.getByText('No tokens yet')).toBeVisible();
  expect((await program.get('/api/chatbot')).status).toBe(401);
});

test('on the free plan the way to Premium is shown', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner());
  const card = await openCard(page, 'developers', 'API tokens');
  await expect(card.getByText('Part of Premium')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Create token' })).toHaveCount(0);
  await card.getByRole('link', { name: 'See the plans' }).click();
  await expect(page).toHaveURL('/profile?tab=billing');
});
