import { login } from '@askwell/contracts';
import { httpClient } from '@askwell/testing/product';
import { expect, test } from '../../e2e/fixtures.ts';
import { openSecurity } from './profile-cards.ts';

test('an owner sees where the account is signed in, ends one session, then all others', async ({
  page,
  product,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { email, password } = owner;
  const again = () => httpClient(product.url).call(login, { body: { email, password } });
  const others = [await again(), await again()];
  await signIn(owner);
  const card = await openSecurity(page, 'Where you’re signed in');
  await expect(card.getByRole('listitem')).toHaveCount(3);
  await expect(card.getByRole('listitem').first()).toContainText('This device');

  await card
    .getByRole('button', { name: /^Sign out Another program/ })
    .first()
    .click();
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByRole('heading')).toBeFocused();
  await card.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(card.getByRole('button', { name: 'Sign out everywhere else' })).toBeHidden();
  for (const { token } of others) {
    expect((await httpClient(product.url, token).get('/api/auth/me')).status).toBe(401);
  }
});
