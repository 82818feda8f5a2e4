import { getChatbot, listChatbots, updateChatbot } from '@askwell/contracts';
import { makeChatbot } from '@askwell/testing';
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

test('what is changed in each tab is stored, with the keyboard alone', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByRole('tab', { name: 'Basic Info' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('tab', { name: 'Design' })).toBeFocused();
  await page.getByRole('radio', { name: 'Bottom Right' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Chat Window Title').fill('Ask the tea people');
  await page.getByRole('tab', { name: 'Design' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByLabel('Welcome Message').fill('Good morning!');
  await page.getByRole('switch', { name: 'Chatbot Active' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Chatbot updated successfully!')).toBeVisible();
  await expect(page.getByText('All changes saved')).toBeVisible();

  const { chatbot } = (await owner.api.call(getChatbot, { params: { id } })).data;
  expect(chatbot.configuration).toMatchObject({
    position: 'bottom-left',
    chatWindowTitle: 'Ask the tea people',
    widgetTitle: 'Ask the tea people',
    welcomeMessage: 'Good morning!',
  });
  expect(chatbot.settings).toMatchObject({ welcomeMessage: 'Good morning!', isActive: false });

  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByLabel('Welcome Message')).toHaveValue('Good morning!');
  await expect(page.getByRole('switch', { name: 'Chatbot Active' })).not.toBeChecked();
});

test('an FAQ is changed in its place, and the others can all be deleted', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await page.getByRole('button', { name: 'Edit FAQ 1' }).click();
  const form = page.getByRole('form', { name: 'Edit FAQ 1' });
  await expect(form.getByLabel('Question')).toBeFocused();
  await form.getByLabel('Answer').fill('From 10 to 4.');
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Edit FAQ 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete FAQ 3' }).click();
  await expect(page.getByRole('button', { name: 'Delete FAQ 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Chatbot updated successfully!')).toBeVisible();

  const stored = async () =>
    (await owner.api.call(getChatbot, { params: { id } })).data.chatbot.knowledgeBase.faqs;
  expect((await stored()).map(({ answer }) => answer)).toEqual(['From 10 to 4.']);
  await page.getByRole('button', { name: 'Delete FAQ 1' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  await expect.poll(stored).toEqual([]);
});

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

test.describe('when the chatbot was changed somewhere else', () => {
  test.use({ expectedConsole: [/status of 409 .*\/api\/chatbot/] });

  test('nothing is overwritten and the newer version can be loaded', async ({ page, newOwner, signIn }) => {
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
});

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

test('the preview is the widget, follows the keys and answers from the draft', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner());
  await page.goto('/chatbot/new');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByLabel('Welcome Message').fill('Good morning!');
  await expect(preview.getByText('Good morning!')).toBeVisible();
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Where can I park my car?');
  await page.getByLabel('Answer').fill('Behind the house.');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await preview.getByRole('textbox').fill('where is the parking for my car');
  await page.keyboard.press('Enter');
  await expect(preview.getByText('Behind the house.')).toBeVisible();
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
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.unroute('**/knowledge-base');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/chatbot\/[0-9a-f]{24}$/);
    const { chatbots } = await owner.api.call(listChatbots);
    expect(chatbots.map(({ name, faqCount }) => [name, faqCount])).toEqual([['Tea Corner', 1]]);
  });
});

test('Back and Forward lead between dashboard, editor and analytics', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  await makeChatbot(owner, { name: 'Tea Corner' });
  await signIn(owner);
  await page.goto('/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(heading).toHaveText('Edit Chatbot');
  await page.goBack();
  await page.getByRole('link', { name: 'Analytics' }).click();
  await expect(heading).toHaveText('Analytics');
  await page.goBack();
  await expect(heading).toHaveText('Dashboard');
  await page.goForward();
  await expect(heading).toHaveText('Analytics');
  await page.goBack();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Chatbot Name')).toHaveValue('Tea Corner');
});

test.describe('an address without a chatbot', () => {
  test.use({ expectedConsole: [/status of 404 .*\/api\/chatbot/] });

  test('says so and leads back', async ({ page, newOwner, signIn }) => {
    await signIn(await newOwner());
    await page.goto('/chatbot/0123456789abcdef01234567');
    await expect(page.getByText('This chatbot could not be loaded')).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard' }).last().click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
