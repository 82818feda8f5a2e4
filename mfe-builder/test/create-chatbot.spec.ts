import { listChatbots } from '@askwell/contracts';
import { expect, test } from '../../e2e/fixtures.ts';

test('a new chatbot is stored once with its FAQs and goes on to its own page', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  await signIn(owner);
  await page.goto('/chatbot/new');
  await expect(page.getByRole('button', { name: 'Deploy' })).toHaveCount(0);
  await page.getByLabel('Chatbot Name').fill('Tea Corner');
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('When are you open?');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(page.getByText('No FAQs yet')).toBeVisible();
  await page.getByLabel('Answer').fill('From 9 to 6.');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('');

  await page.getByRole('button', { name: 'Save' }).dblclick();
  await expect(page.getByText('Chatbot created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/chatbot\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { name: 'Edit Chatbot' })).toBeVisible();
  const { chatbots } = await owner.api.call(listChatbots);
  expect(chatbots.map(({ name, faqCount }) => [name, faqCount])).toEqual([['Tea Corner', 1]]);
});

test('a chatbot without a name is sent back to its field', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner());
  await page.goto('/chatbot/new');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter a name')).toBeVisible();
  await expect(page.getByLabel('Chatbot Name')).toBeFocused();
});

test('without an API key nothing is sent', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner({ apiKey: null }));
  await page.goto('/chatbot/new');
  await page.getByLabel('Chatbot Name').fill('Tea Corner');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText('Please setup your Gemini API key first to create chatbots').last(),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/chatbot\/new$/);
});

test.describe('when the connection is lost in the middle of the first save', () => {
  test.use({ expectedConsole: [/ERR_CONNECTION_FAILED/] });

  test('nothing is lost, and saving again goes on where it stopped', async ({ page, newOwner, signIn }) => {
    const owner = await newOwner();
    await signIn(owner);
    await page.goto('/chatbot/new');
    await page.getByLabel('Chatbot Name').fill('Tea Corner');
    await page.getByRole('tab', { name: 'Knowledge Base' }).click();
    await page.getByRole('textbox', { name: 'Question' }).fill('When are you open?');
    await page.getByLabel('Answer').fill('From 9 to 6.');
    await page.getByRole('button', { name: 'Add FAQ' }).click();

    await page.route('**/knowledge-base', (route) => route.abort('connectionfailed'));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Failed to save chatbot')).toBeVisible();
    await expect(page.getByText('Could not be saved')).toBeVisible();
    await page.unroute('**/knowledge-base');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/chatbot\/[0-9a-f]{24}$/);
    const { chatbots } = await owner.api.call(listChatbots);
    expect(chatbots.map(({ name, faqCount }) => [name, faqCount])).toEqual([['Tea Corner', 1]]);
  });
});

test('the address that the payment page names leads to a new chatbot', async ({ page, newOwner, signIn }) => {
  await signIn(await newOwner());
  await page.goto('/chatbot/builder');
  await expect(page.getByRole('heading', { name: 'Create New Chatbot' })).toBeVisible();
  await expect(page).toHaveURL(/\/chatbot\/new$/);
});
