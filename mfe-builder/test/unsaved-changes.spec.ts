import { logout } from '@askwell/contracts';
import type { ProductOwner } from '@askwell/testing/product';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const signInByForm = async (page: Page, { email, password }: ProductOwner): Promise<void> => {
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
};

/** The browser's own question before a reload is answered with yes. */
const letReload = (page: Page): void => {
  page.on('dialog', (dialog) => void dialog.accept());
};

test('nobody leaves with unsaved changes without being asked', async ({ page, editor }) => {
  await editor.open();
  await editor.name.fill('Another name');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(editor.name).toHaveValue('Another name');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a reload keeps the draft, which can be restored or discarded', async ({ page, editor }) => {
  letReload(page);
  await editor.open();
  await editor.name.fill('Kept name');
  await editor.openTab('Knowledge Base');
  await editor.question.fill('Half a question');
  await page.reload();
  await expect(page.getByText(/Restore your unsaved changes from \d{1,2}:\d\d.[AP]M\?/)).toBeVisible();
  await expect(editor.name).toHaveValue('Help desk');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.name).toHaveValue('Kept name');
  await editor.openTab('Knowledge Base');
  await expect(editor.question).toHaveValue('Half a question');
  await editor.question.fill('');
  await editor.save();
  await page.reload();
  await expect(editor.name).toHaveValue('Kept name');
  await expect(page.getByText('Restore your unsaved changes')).toHaveCount(0);

  await editor.name.fill('Thrown away');
  await page.reload();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await expect(editor.name).toHaveValue('Kept name');
  await expect(page.getByText('Restore your unsaved changes')).toHaveCount(0);
});

test('a reload in the middle of a save loses nothing, whether the server had heard of it or not', async ({
  page,
  editor,
}) => {
  letReload(page);
  const chatbot = await editor.open();
  const reloadWhileSaving = async (name: string, server: (route: Route) => Promise<unknown>) => {
    await editor.name.fill(name);
    const heard = new Promise<void>((resolve) => {
      void page.route(
        `**/api/chatbot/${chatbot._id}`,
        async (route) => {
          await server(route);
          resolve();
        },
        { times: 1 },
      );
    });
    await editor.saveButton.click();
    await heard;
    await page.reload();
  };

  await reloadWhileSaving('Never heard', async () => {});
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.name).toHaveValue('Never heard');
  await editor.save();

  // Stored, though the page never heard of it: there is nothing to restore.
  await reloadWhileSaving('Heard', (route) => route.fetch());
  await expect(editor.name).toHaveValue('Heard');
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect((await editor.stored(chatbot)).name).toBe('Heard');
  await expect(page.getByRole('button', { name: 'Restore' })).toHaveCount(0);
});

test('what is typed while an earlier draft is offered is kept as well', async ({ page, editor }) => {
  letReload(page);
  await editor.open();
  const restore = page.getByRole('button', { name: 'Restore' });
  await editor.name.fill('The first');
  await page.reload();
  await expect(restore).toBeVisible();
  await editor.name.fill('The second');
  await page.reload();
  await restore.click();
  await expect(editor.name).toHaveValue('The second');
  // The first is offered in its turn, and so is what it takes the place of.
  await restore.click();
  await expect(editor.name).toHaveValue('The first');
  await restore.click();
  await expect(editor.name).toHaveValue('The second');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.reload();
  await restore.click();
  await expect(editor.name).toHaveValue('The second');
  await expect(restore).toHaveCount(0);
});

test('who signs out with unsaved changes finds them after signing in', async ({ page, owner, editor }) => {
  letReload(page);
  await editor.open();
  await editor.name.fill('Kept name');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await page.goto('/login');
  await signInByForm(page, owner);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(editor.name).toHaveValue('Kept name');
});

test.describe('when the session ends with unsaved changes', () => {
  test.use({ expectedConsole: [/status of 401 /] });

  test('they are there after signing in again', async ({ page, owner, editor }) => {
    const { _id: id } = await editor.open();
    await editor.name.fill('Kept name');
    // The session ends while the change is on its way, so that no other request notices it first.
    await page.route(`**/api/chatbot/${id}`, async (route) => {
      await owner.api.call(logout);
      await route.continue();
    });
    await editor.saveButton.click();
    await expect(page).toHaveURL(/\/login$/);
    await page.unroute(`**/api/chatbot/${id}`);
    // The page has arrived when its heading has the focus; a form before that may be replaced.
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeFocused();
    await signInByForm(page, owner);
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page).toHaveURL(new RegExp(`/chatbot/${id}$`));
    await expect(editor.name).toHaveValue('Kept name');
  });
});

test.describe('when saving fails', () => {
  test.use({ expectedConsole: [/ERR_CONNECTION_FAILED/] });

  test('the editor says so and tries again when told to', async ({ page, editor }) => {
    const { _id: id } = await editor.open();
    await editor.name.fill('Tea Corner');
    await page.route(`**/api/chatbot/${id}`, (route) => route.abort('connectionfailed'));
    await editor.saveButton.click();
    await expect(page.getByText('Could not be saved')).toBeVisible();
    await page.unroute(`**/api/chatbot/${id}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
  });
});
