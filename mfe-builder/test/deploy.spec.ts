import { getChatbot } from '@askwell/contracts';
import { makeChatbot } from '@askwell/testing';
import { expect, test } from '../../e2e/fixtures.ts';

test('deploying saves first, and says where the chatbot is and how it gets onto a website', async ({
  page,
  context,
  newOwner,
  signIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner, { deployed: false });
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByLabel('Chatbot Name').fill('Tea Corner');
  await page.getByRole('button', { name: 'Deploy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chatbot Deployed Successfully!' });
  await dialog.getByRole('button', { name: 'Copy Embed Code' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const { chatbot } = (await owner.api.call(getChatbot, { params: { id } })).data;
  expect(chatbot.name).toBe('Tea Corner');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(chatbot.deployment.embedCode);
  await expect(dialog.getByLabel('Test page URL')).toHaveValue(chatbot.deployment.testUrl ?? '');
  await expect(dialog.getByRole('link', { name: 'Test Chatbot' })).toHaveAttribute('target', '_blank');
  await expect(dialog.getByText('Deployed At')).toBeVisible();
  const toast = page
    .getByRole('region', { name: 'Notifications' })
    .getByText('Chatbot deployed successfully!');
  await toast.locator('..').getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Deploy' })).toBeFocused();
  await page.getByRole('button', { name: 'Deploy' }).click();
  await dialog.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('article', { name: 'Tea Corner' })).toBeVisible();
});
