import { getChatbot, updateChatbot } from '@askwell/contracts';
import { makeChatbot } from '@askwell/testing';
import { expect, test } from '../../e2e/fixtures.ts';

test.describe('when the chatbot was changed somewhere else', () => {
  test.use({ expectedConsole: [/status of 409 .*\/api\/chatbot/] });

  test('nothing is overwritten, and theirs can be loaded', async ({ page, newOwner, signIn }) => {
    const owner = await newOwner();
    const { _id: id } = await makeChatbot(owner);
    await signIn(owner);
    await page.goto(`/chatbot/${id}`);
    await page.getByLabel('Chatbot Name').fill('Mine');
    await owner.api.call(updateChatbot, { params: { id }, body: { name: 'Theirs' } });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This chatbot was changed somewhere else')).toBeVisible();
    await expect(page.getByLabel('Chatbot Name')).toHaveValue('Mine');
    await page.getByRole('button', { name: 'Load theirs' }).click();
    await expect(page.getByLabel('Chatbot Name')).toHaveValue('Theirs');
    await expect(page.getByText('All changes saved')).toBeVisible();
  });

  test('mine can be kept, knowing that it takes the place of theirs', async ({ page, newOwner, signIn }) => {
    const owner = await newOwner();
    const { _id: id } = await makeChatbot(owner);
    await signIn(owner);
    await page.goto(`/chatbot/${id}`);
    await page.getByLabel('Chatbot Name').fill('Mine');
    await owner.api.call(updateChatbot, {
      params: { id },
      body: { name: 'Theirs', knowledgeBase: { faqs: [] } },
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect(page.getByText('All changes saved')).toBeVisible();
    const { chatbot } = (await owner.api.call(getChatbot, { params: { id } })).data;
    expect([chatbot.name, chatbot.knowledgeBase.faqs.length]).toEqual(['Mine', 3]);
  });
});

test('of two tabs, the one with changes is told as soon as the other saves, and one without follows', async ({
  page,
  context,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
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
