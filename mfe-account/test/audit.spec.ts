import { expect, test } from '../../e2e/fixtures.ts';
import { openSecurity } from './profile-cards.ts';

test('an owner reads what has happened to the account', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner());
  const card = await openSecurity(page, 'Activity');
  const entries = card.getByRole('listitem');
  await expect(entries.filter({ hasText: 'Account created' })).toHaveCount(1);
  await expect(entries.filter({ hasText: 'Gemini API key changed' })).toContainText('AIza••••••3f9K');
  await page.getByRole('tab', { name: 'Data' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  await (await download).path();
  await page.getByRole('tab', { name: 'Security' }).click();
  await expect(entries.first()).toContainText('Data downloaded');
});
