import { listChatbots } from '@askwell/contracts';
import { makeChatbot, type ProductOwner } from '@askwell/testing/product';
import { expect, test } from './fixtures.ts';

const chatbotsOf = async ({ api }: ProductOwner) =>
  (await api.call(listChatbots)).chatbots.map(({ name, faqCount }) => [name, faqCount]);

test('a new chatbot is stored once with its FAQs and goes on to its own page', async ({
  page,
  owner,
  editor,
}) => {
  await editor.openNew();
  await expect(page.getByRole('button', { name: 'Deploy' })).toHaveCount(0);
  await editor.name.fill('Tea Corner');
  await editor.openTab('Knowledge Base');
  await editor.question.fill('When are you open?');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(page.getByText('No FAQs yet')).toBeVisible();
  await editor.answer.fill('From 9 to 6.');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(editor.question).toBeFocused();
  await expect(editor.question).toHaveValue('');

  await editor.saveButton.dblclick();
  await expect(page.getByText('Chatbot created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/chatbot\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { name: 'Edit Chatbot' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Knowledge Base' })).toHaveAttribute('aria-selected', 'true');
  expect(await chatbotsOf(owner)).toEqual([['Tea Corner', 1]]);
});

test('an owner whose plan is full learns so before filling in the form', async ({ page, owner, editor }) => {
  await makeChatbot(owner);
  await editor.openNew();
  const notice = page.getByRole('alert').filter({ hasText: 'Your plan includes 1 chatbot.' });
  await notice.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('a chatbot without a name is sent back to its field', async ({ page, editor }) => {
  await editor.openNew('Settings');
  await editor.saveButton.click();
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await expect(editor.name).toBeFocused();
});

test.describe('without an API key', () => {
  test.use({ apiKey: null });

  test('nothing is sent', async ({ page, owner, editor }) => {
    await editor.openNew();
    await editor.name.fill('Tea Corner');
    await editor.saveButton.click();
    const told = page.getByText('Please setup your Gemini API key first to create chatbots');
    await expect(told.last()).toBeVisible();
    await expect(page).toHaveURL(/\/chatbot\/new$/);
    expect(await chatbotsOf(owner)).toEqual([]);
  });
});

test.describe('when the connection is lost in the middle of the first save', () => {
  test.use({ expectedConsole: [/ERR_CONNECTION_FAILED/] });

  test('nothing is lost, and saving again goes on where it stopped', async ({ page, owner, editor }) => {
    await editor.openNew();
    await editor.name.fill('Tea Corner');
    await editor.openTab('Knowledge Base');
    await editor.addFaq('When are you open?', 'From 9 to 6.');

    await page.route('**/knowledge-base', (route) => route.abort('connectionfailed'));
    await editor.saveButton.click();
    await expect(page.getByText('Failed to save chatbot')).toBeVisible();
    await expect(page.getByText('Could not be saved')).toBeVisible();
    await page.unroute('**/knowledge-base');
    await editor.saveButton.click();
    await expect(page).toHaveURL(/\/chatbot\/[0-9a-f]{24}$/);
    expect(await chatbotsOf(owner)).toEqual([['Tea Corner', 1]]);
  });
});

test('a reload in the middle of the first save makes no second chatbot, and loses nothing', async ({
  page,
  owner,
  editor,
}) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await editor.openNew();
  await editor.name.fill('Tea Corner');
  await editor.openTab('Knowledge Base');
  await editor.addFaq('When are you open?', 'From 9 to 6.');
  // The server makes the chatbot, and its answer reaches nobody.
  await page.route(/\/api\/chatbot$/, async (route) => {
    if (route.request().method() === 'POST') await route.fetch();
    else await route.continue();
  });
  await editor.saveButton.click();
  await expect.poll(() => chatbotsOf(owner)).toEqual([['Tea Corner', 0]]);
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Restore' }).click();
  await editor.name.fill('Tea House');
  await editor.saveButton.click();
  await expect(page).toHaveURL(/\/chatbot\/[0-9a-f]{24}$/);
  expect(await chatbotsOf(owner)).toEqual([['Tea House', 1]]);
});

test('the address that the payment page names leads to a new chatbot', async ({ page, editor }) => {
  await editor.openAddress('/chatbot/builder');
  await expect(page.getByRole('heading', { name: 'Create New Chatbot' })).toBeVisible();
  await expect(page).toHaveURL(/\/chatbot\/new$/);
});
