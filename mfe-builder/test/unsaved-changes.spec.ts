import { logout } from '@askwell/contracts';
import { makeChatbot } from '@askwell/testing';
import { expect, test } from '../../e2e/fixtures.ts';

test('nobody leaves with unsaved changes without being asked', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByLabel('Chatbot Name').fill('Another name');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Chatbot Name')).toHaveValue('Another name');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a reload keeps the draft, which can be restored or discarded', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/chatbot/${id}`);
  await page.getByLabel('Chatbot Name').fill('Kept name');
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Half a question');
  await page.reload();
  await expect(page.getByText(/Restore your unsaved changes from \d\d:\d\d\?/)).toBeVisible();
  await expect(page.getByLabel('Chatbot Name')).toHaveValue('Help desk');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Chatbot Name')).toHaveValue('Kept name');
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Half a question');
  await page.getByRole('textbox', { name: 'Question' }).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Chatbot Name')).toHaveValue('Kept name');
  await expect(page.getByText('Restore your unsaved changes')).toHaveCount(0);

  await page.getByLabel('Chatbot Name').fill('Thrown away');
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(page.getByLabel('Chatbot Name')).toHaveValue('Kept name');
  await expect(page.getByText('Restore your unsaved changes')).toHaveCount(0);
});

test('what is typed while an earlier draft is offered is kept as well', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/chatbot/${id}`);
  const name = page.getByLabel('Chatbot Name');
  const restore = page.getByRole('button', { name: 'Restore' });
  await name.fill('The first');
  await page.reload();
  await expect(restore).toBeVisible();
  await name.fill('The second');
  await page.reload();
  await restore.click();
  await expect(name).toHaveValue('The second');
  // The first is offered in its turn, and so is what it takes the place of.
  await restore.click();
  await expect(name).toHaveValue('The first');
  await restore.click();
  await expect(name).toHaveValue('The second');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await restore.click();
  await expect(name).toHaveValue('The second');
  await expect(restore).toHaveCount(0);
});

test('who signs out with unsaved changes finds them after signing in', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`/chatbot/${id}`);
  await page.getByLabel('Chatbot Name').fill('Kept name');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await page.goto('/login');
  await page.getByRole('textbox', { name: /^Email/ }).fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(owner.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByLabel('Chatbot Name')).toHaveValue('Kept name');
});

test.describe('when the session ends with unsaved changes', () => {
  test.use({ expectedConsole: [/status of 401 /] });

  test('they are there after signing in again', async ({ page, newOwner, signIn }) => {
    const owner = await newOwner();
    const { _id: id } = await makeChatbot(owner);
    await signIn(owner);
    await page.goto(`/chatbot/${id}`);
    await page.getByLabel('Chatbot Name').fill('Kept name');
    await owner.api.call(logout);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByRole('textbox', { name: /^Email/ }).fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page).toHaveURL(new RegExp(`/chatbot/${id}$`));
    await expect(page.getByLabel('Chatbot Name')).toHaveValue('Kept name');
  });
});

test.describe('when saving fails', () => {
  test.use({ expectedConsole: [/ERR_CONNECTION_FAILED/] });

  test('the editor says so and tries again when told to', async ({ page, newOwner, signIn }) => {
    const owner = await newOwner();
    const { _id: id } = await makeChatbot(owner);
    await signIn(owner);
    await page.goto(`/chatbot/${id}`);
    await page.getByLabel('Chatbot Name').fill('Tea Corner');
    await page.route(`**/api/chatbot/${id}`, (route) => route.abort('connectionfailed'));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Could not be saved')).toBeVisible();
    await page.unroute(`**/api/chatbot/${id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
  });
});
