import { updateChatbot } from '@askwell/contracts';
import { expect, test } from './fixtures.ts';

test.describe('when the chatbot was changed somewhere else', () => {
  test.use({ expectedConsole: [/status of 409 .*\/api\/chatbot/] });

  test('nothing is overwritten, and theirs can be loaded', async ({ page, owner, editor }) => {
    const { _id: id } = await editor.open();
    await editor.name.fill('Mine');
    await owner.api.call(updateChatbot, { params: { id }, body: { name: 'Theirs' } });
    await editor.saveButton.click();
    await expect(page.getByText('This chatbot was changed somewhere else')).toBeVisible();
    await expect(editor.name).toHaveValue('Mine');
    await page.getByRole('button', { name: 'Load theirs' }).click();
    await expect(editor.name).toHaveValue('Theirs');
    await expect(page.getByText('All changes saved')).toBeVisible();
  });

  test('mine can be kept, knowing that it takes the place of theirs', async ({ page, owner, editor }) => {
    const chatbot = await editor.open();
    await editor.name.fill('Mine');
    await owner.api.call(updateChatbot, {
      params: { id: chatbot._id },
      body: { name: 'Theirs', knowledgeBase: { faqs: [] } },
    });
    await editor.saveButton.click();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    const stored = await editor.stored(chatbot);
    expect([stored.name, stored.knowledgeBase.faqs.length]).toEqual(['Mine', 3]);
  });
});

test('of two tabs, the one with changes is told as soon as the other saves, and one without follows', async ({
  page,
  context,
  editor,
}) => {
  const { _id: id } = await editor.open();
  await page.getByLabel('Description').fill('Mine');
  const other = await context.newPage();
  await other.goto(`/chatbot/${id}`);
  await other.getByLabel('Chatbot Name').fill('Theirs');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This chatbot was changed somewhere else')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect(other.getByLabel('Description')).toHaveValue('Mine');
});
