import { makeChatbot } from '@askwell/testing';
import { expect, test } from '../../e2e/fixtures.ts';

test('an owner without an API key saves one and can create a chatbot then', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner({ name: 'Asha Rao', apiKey: null }));
  await page.goto('/dashboard');
  const account = page.getByRole('region', { name: 'Your account' });
  await expect(account).toContainText('Asha Rao');
  await expect(account).toContainText('Account StatusActive');
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

test.describe('with a key that Google rejects', () => {
  test.use({ expectedConsole: [/status of 400 .*\/api\/auth\/profile/] });

  test('the field says so and keeps what was typed', async ({ page, newOwner, signIn }) => {
    await signIn(await newOwner({ apiKey: null }));
    await page.goto('/dashboard');
    const field = page.getByLabel('Gemini API Key');
    await field.fill('AIza-invalid-key');
    await page.getByRole('button', { name: 'Save API Key' }).click();
    await expect(page.getByText(/did not accept this API key/)).toBeVisible();
    await expect(field).toBeFocused();
    await page.getByRole('button', { name: 'Show API key' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('AIza-invalid-key');
  });
});

test('a chatbot is deleted after a question that names it, and the plan has room again', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  await makeChatbot(owner, { name: 'Tea Corner' });
  await signIn(owner);
  await page.goto('/dashboard');
  const card = page.getByRole('article', { name: 'Tea Corner' });
  await expect(card.getByText('active', { exact: true })).toBeVisible();
  await expect(page.getByText('Your Free plan holds 1 chatbot. Premium holds 10.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create New Chatbot' })).toBeDisabled();

  await card.getByRole('button', { name: 'Delete Chatbot' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete "Tea Corner"?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: 'Delete Chatbot' })).toBeFocused();

  await card.getByRole('button', { name: 'Delete Chatbot' }).click();
  await question.getByRole('button', { name: 'Delete Chatbot' }).click();
  await expect(page.getByText('Chatbot "Tea Corner" deleted successfully!')).toBeVisible();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your chatbots' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Create Your First Chatbot' })).toBeVisible();
});

test.describe('while the server is in trouble', () => {
  test.use({ expectedConsole: [/status of 503 .*\/api\/chatbot/] });

  test('the dashboard says so and tries again', async ({ page, newOwner, signIn }) => {
    await signIn(await newOwner());
    await page.route('**/api/chatbot', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/dashboard');
    await expect(page.getByText('Failed to load dashboard data')).toBeVisible();
    await page.unroute('**/api/chatbot');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No chatbots yet')).toBeVisible();
  });
});

test('after a downgrade the owner chooses which chatbot goes on', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner' });
  await signIn(owner);
  // A year of Premium cannot be waited for: the list is the server's, with a second chatbot that is over the limit.
  let kept: unknown;
  await page.route('**/api/chatbot', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [first] = body.chatbots;
    body.chatbots.push({
      ...first,
      _id: 'b'.repeat(24),
      name: 'Old shop',
      status: 'inactive',
      isOverLimit: true,
    });
    await route.fulfill({ response, json: body });
  });
  await page.route(`**/api/chatbot/${'b'.repeat(24)}/keep`, async (route) => {
    kept = route.request().postDataJSON();
    await route.fulfill({ json: { success: true } });
  });
  await page.goto('/dashboard');
  await expect(page.getByText('1 of your chatbots answers nobody')).toBeVisible();
  const card = page.getByRole('article', { name: 'Old shop' });
  await expect(card).toContainText('over the plan’s limit');
  await card.getByRole('button', { name: 'Keep this one' }).click();
  const question = page.getByRole('alertdialog', { name: 'Keep "Old shop"?' });
  await expect(question).toContainText('It takes the place of "Tea Corner"');
  await question.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByText('"Old shop" is the one that answers now.')).toBeVisible();
  expect(kept).toEqual({ insteadOf: id });
});
