import {
  completeDemoPayment,
  getChatbot,
  initiatePayment,
  listChatbots,
  updateProfile,
  type getMe,
  type ResponseOf,
} from '@askwell/contracts';
import { makeChatbot, visitor } from '@askwell/testing/product';
import { changeAnswer } from './change-answer.ts';
import { expect, test } from './fixtures.ts';

const anotherId = 'b'.repeat(24);

test('an owner sees who is signed in, and finds the profile and the way out', async ({
  page,
  openDashboard,
  owner,
}) => {
  await openDashboard();
  const account = page.getByRole('region', { name: 'Your account' });
  await expect(account).toContainText(owner.name);
  await expect(account).toContainText(owner.email);
  await expect(account).toContainText('PlanFree');
  await expect(account).toContainText('Account StatusActive');
  await account.getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await account.getByRole('button', { name: 'Logout' }).dblclick();
  await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test.describe('an owner without an API key', () => {
  test.use({ apiKey: null });

  test('saves one and can create a chatbot then', async ({ page, openDashboard }) => {
    await openDashboard();
    await expect(page.getByRole('button', { name: 'Setup API Key Required' })).toBeDisabled();

    await page.getByRole('button', { name: 'Save API Key' }).click();
    await expect(page.getByText('Please enter a valid Gemini API key')).toBeVisible();
    await expect(page.getByLabel('Gemini API Key')).toBeFocused();

    await page.getByLabel('Gemini API Key').fill('  AIzaSyTestTestTestTestTestTestTest3f9K ');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText('Gemini API key saved successfully! Your chatbots are now ready for deployment.'),
    ).toBeVisible();
    await expect(page.getByLabel('Gemini API Key')).toHaveCount(0);
    await page.getByRole('link', { name: 'Create Your First Chatbot' }).click();
    await expect(page.getByRole('heading', { name: 'Create New Chatbot' })).toBeVisible();
  });

  test.describe('whose key Google rejects, or whose connection is lost', () => {
    test.use({ expectedConsole: [/status of 400 .*\/api\/auth\/profile|ERR_CONNECTION_FAILED/] });

    test('reads so at the field, where what was typed stays', async ({ page, openDashboard }) => {
      await openDashboard();
      const field = page.getByLabel('Gemini API Key');
      const save = page.getByRole('button', { name: 'Save API Key' });
      await field.fill('AIza-invalid-key');
      await save.click();
      await expect(page.getByText(/did not accept this API key/)).toBeVisible();
      await expect(field).toBeFocused();
      await page.getByRole('button', { name: 'Show API key' }).click();
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('AIza-invalid-key');

      await page.route('**/api/auth/profile', (route) => route.abort('connectionfailed'));
      await save.click();
      await expect(page.getByText('Failed to save API key')).toBeVisible();
      await expect(field).toHaveValue('AIza-invalid-key');
    });
  });
});

test('a key that could not be checked is kept, and the dashboard says so', async ({
  page,
  product,
  openDashboard,
  owner,
}) => {
  product.gemini.behave('hangs_up');
  await owner.api.call(updateProfile, { body: { geminiApiKey: 'AIzaSyAnotherAnotherAnotherAnother7x2Q' } });
  product.gemini.reset();
  await openDashboard();
  await expect(page.getByText('Your Gemini API key is saved, but not checked yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Your First Chatbot' })).toBeVisible();
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText('Google accepts your API key.')).toBeVisible();
  await expect(page.getByText('not checked yet')).toHaveCount(0);
});

test('an unchecked key is replaced by another one', async ({ page, product, openDashboard, owner }) => {
  product.gemini.behave('hangs_up');
  await owner.api.call(updateProfile, { body: { geminiApiKey: 'AIzaSyAnotherAnotherAnotherAnother7x2Q' } });
  product.gemini.reset();
  await openDashboard();
  await page.getByRole('button', { name: 'Enter another key' }).click();
  await page.getByLabel('Gemini API Key').fill('AIzaSyTestTestTestTestTestTestTest3f9K');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Gemini API Key')).toHaveCount(0);
  await expect(page.getByText('not checked yet')).toHaveCount(0);
});

test('once Google refuses the saved key, the dashboard asks for another', async ({
  page,
  openDashboard,
  product,
  owner,
}) => {
  const { _id: id } = await makeChatbot(owner);
  product.gemini.behave('rejects_the_key');
  await visitor(product.url, id).ask('Do you repair bicycles?');
  product.gemini.reset();
  await openDashboard();
  await expect(page.getByRole('heading', { name: 'Google rejects your Gemini API key' })).toBeVisible();
  await page.getByLabel('Gemini API Key').fill('AIzaSyAnotherAnotherAnotherAnother7x2Q');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Google rejects your Gemini API key' })).toHaveCount(0);
});

test('a card tells whether its chatbot is at work and how much it has to do, and leads to its pages', async ({
  page,
  openDashboard,
  product,
  owner,
}) => {
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner' });
  await visitor(product.url, id).ask('When are you open?');
  await openDashboard();
  const card = page.getByRole('article', { name: 'Tea Corner' });
  await expect(card.getByText('active', { exact: true })).toBeVisible();
  await expect(card).toContainText('Messages, all time1');
  await expect(card).toContainText('Views0');
  await expect(card.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', `/chatbot/${id}`);
  await card.getByRole('link', { name: 'Analytics' }).click();
  await expect(page).toHaveURL(new RegExp(`/chatbot/${id}/analytics`));
});

test('a chatbot is deleted after a question that names it, and the plan has room again', async ({
  page,
  openDashboard,
  owner,
}) => {
  await makeChatbot(owner, { name: 'Tea Corner' });
  await openDashboard();
  const card = page.getByRole('article', { name: 'Tea Corner' });
  await expect(page.getByText('Your plan includes 1 chatbot. Upgrade to add more.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create New Chatbot' })).toBeDisabled();

  await card.getByRole('button', { name: 'Delete Chatbot' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete "Tea Corner"?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: 'Delete Chatbot' })).toBeFocused();

  await card.getByRole('button', { name: 'Delete Chatbot' }).click();
  await question.getByRole('button', { name: 'Delete Chatbot' }).dblclick();
  await expect(page.getByText('Chatbot "Tea Corner" deleted successfully!')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your chatbots' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Create Your First Chatbot' })).toBeVisible();
});

test.describe('while the server is in trouble', () => {
  test.use({ expectedConsole: [/status of 503 .*\/api\/chatbot/] });

  test('the dashboard says so and tries again', async ({ page, openDashboard }) => {
    // Others on the page ask for the chatbots too: the server recovers when the button is pressed.
    await page.addInitScript(() => {
      document.addEventListener('click', () => sessionStorage.setItem('was pressed', 'yes'), true);
    });
    await page.route('**/api/chatbot', async (route) => {
      const wasPressed = await page.evaluate(() => sessionStorage.getItem('was pressed'));
      await (wasPressed ? route.fallback() : route.fulfill({ status: 503, body: '' }));
    });
    await openDashboard();
    await expect(page.getByText('Failed to load dashboard data')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No chatbots yet')).toBeVisible();
  });

  test('a chatbot that could not be deleted stays', async ({ page, openDashboard, owner }) => {
    const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner' });
    await page.route(`**/api/chatbot/${id}`, (route) => route.fulfill({ status: 503, body: '' }));
    await openDashboard();
    const card = page.getByRole('article', { name: 'Tea Corner' });
    await card.getByRole('button', { name: 'Delete Chatbot' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Chatbot' }).click();
    await expect(page.getByText('Failed to delete chatbot')).toBeVisible();
    await expect(card).toBeVisible();
    await owner.api.call(getChatbot, { params: { id } });
  });
});

test('after a downgrade the owner chooses which chatbot goes on', async ({ page, openDashboard, owner }) => {
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner' });
  await changeAnswer<ResponseOf<typeof listChatbots>>(page, '**/api/chatbot', ({ chatbots, ...body }) => ({
    ...body,
    chatbots: chatbots.flatMap((chatbot) => [
      chatbot,
      { ...chatbot, _id: anotherId, name: 'Old shop', status: 'inactive', isOverLimit: true },
    ]),
  }));
  await page.route(`**/api/chatbot/${anotherId}/analytics*`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({
      url: new URL(pathname.replace(anotherId, id) + search, page.url()).href,
    });
    await route.fulfill({ response });
  });
  let kept: unknown;
  await page.route(`**/api/chatbot/${anotherId}/keep`, async (route) => {
    kept = route.request().postDataJSON();
    await route.fulfill({ json: { success: true } });
  });
  await openDashboard();
  await expect(page.getByText('1 of your chatbots is paused')).toBeVisible();
  const card = page.getByRole('article', { name: 'Old shop' });
  await expect(card).toContainText('over your plan’s limit');
  await card.getByRole('button', { name: 'Keep this one' }).click();
  const question = page.getByRole('alertdialog', { name: 'Keep "Old shop"?' });
  await expect(question).toContainText('"Tea Corner" stops answering visitors instead');
  await question.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByText('"Old shop" answers visitors now.')).toBeVisible();
  expect(kept).toEqual({ insteadOf: id });
});

test('the embed code and the test page of a deployed chatbot are on its card', async ({
  page,
  openDashboard,
  owner,
}) => {
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner' });
  await openDashboard();
  const more = page.getByRole('button', { name: 'More actions for Tea Corner' });
  await more.click();
  await page.getByRole('menuitem', { name: 'Embed code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Embed code of Tea Corner' });
  await expect(dialog.getByLabel('Embed code')).toHaveValue(new RegExp(`/widget/${id}.js`));
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toHaveCount(0);
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Open test page' }).click();
  await expect(await opened).toHaveURL(new RegExp(`/test/[0-9a-f]{24}/${id}$`));
});

test('a chatbot is duplicated with its knowledge base, and the copy is not deployed', async ({
  page,
  openDashboard,
  owner,
}) => {
  await makeChatbot(owner, { name: 'Tea Corner' });
  const { orderId } = await owner.api.call(initiatePayment, { body: { plan: 'premium' } });
  await owner.api.call(completeDemoPayment, { body: { orderId } });
  await openDashboard();
  await page.getByRole('button', { name: 'More actions for Tea Corner' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  const copy = page.getByRole('article', { name: 'Copy of Tea Corner' });
  await expect(copy).toContainText('not deployed yet');
  const { chatbots } = await owner.api.call(listChatbots);
  expect(chatbots[0]).toMatchObject({ name: 'Copy of Tea Corner', faqCount: chatbots[1]?.faqCount });
});

test('an owner whose messages are used up can upgrade right there', async ({
  page,
  openDashboard,
  owner,
}) => {
  await changeAnswer<ResponseOf<typeof getMe>>(page, '**/api/auth/me', ({ user, ...body }) => ({
    ...body,
    user: { ...user, usage: { messages: 100, limit: 100 } },
  }));
  await makeChatbot(owner, { name: 'Tea Corner' });
  await openDashboard();
  const notice = page.getByRole('alert').filter({ hasText: 'You’ve used all of this month’s messages' });
  await expect(notice).toContainText('Your plan includes 100 messages a month.');
  await notice.getByRole('link', { name: 'Upgrade' }).click();
  await expect(page).toHaveURL(/\/pricing$/);
});
