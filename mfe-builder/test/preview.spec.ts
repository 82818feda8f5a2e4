import { makeChatbot } from '@askwell/testing';
import { expect, test } from '../../e2e/fixtures.ts';

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

test('the playground asks the unsaved draft, says where the answer is from, and leads there', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await page.getByRole('textbox', { name: 'Question' }).fill('Where can I park my car?');
  await page.getByLabel('Answer').fill('Behind the house.');
  await page.getByRole('button', { name: 'Add FAQ' }).click();
  await page.getByRole('button', { name: 'Playground' }).click();
  const playground = page.getByRole('complementary', { name: 'Playground' });
  const ask = async (question: string) => {
    await playground.getByLabel('Message to the draft').fill(question);
    await page.keyboard.press('Enter');
    return playground.getByRole('article', { name: question });
  };
  const parking = await ask('where can i park my car');
  await expect(parking).toContainText('Behind the house.');
  await expect(parking).toContainText('Certain, 100 % · used');
  await parking.getByRole('button', { name: 'Go to this FAQ' }).first().click();
  await expect(page.locator('li:focus')).toContainText('Where can I park my car?');

  const bicycles = await ask('Do you repair bicycles?');
  await bicycles.getByRole('button', { name: 'Add as FAQ' }).click();
  await expect(page.getByRole('textbox', { name: 'Question' })).toHaveValue('Do you repair bicycles?');
  await expect(page.getByLabel('Answer')).toBeFocused();
});

test.describe('without an API key', () => {
  test.use({ expectedConsole: [/status of 403 .*\/api\/chatbot\/playground/] });

  test('the playground says what is missing, and exact answers need none', async ({
    page,
    newOwner,
    signIn,
  }) => {
    await signIn(await newOwner({ apiKey: null }));
    await page.goto('/chatbot/new');
    await page.getByRole('tab', { name: 'Knowledge Base' }).click();
    await page.getByRole('textbox', { name: 'Question' }).fill('When are you open?');
    await page.getByLabel('Answer').fill('From 9 to 6.');
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    await page.getByRole('button', { name: 'Playground' }).click();
    await page.getByLabel('Message to the draft').fill('When are you open?');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Set up your key on the dashboard' })).toBeVisible();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await page.getByRole('switch', { name: 'Exact Answers' }).check();
    await page.getByLabel('Message to the draft').fill('when are you open');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Exact Answers is on.')).toBeVisible();
  });
});

test('while Gemini fails the playground says so and lets an FAQ speak', async ({
  page,
  product,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.goto(`/chatbot/${id}`);
  await page.getByRole('button', { name: 'Playground' }).click();
  product.gemini.behave('hangs_up');
  const ask = async (question: string) => {
    await page.getByLabel('Message to the draft').fill(question);
    await page.keyboard.press('Enter');
    return page.getByRole('article', { name: question });
  };
  const unknown = await ask('Do you repair bicycles?');
  await expect(unknown).toContainText('No answer');
  await expect(unknown).toContainText('Visitors are offered to leave their email address.');
  const known = await ask('when are you open');
  await expect(known).toContainText('Gemini gave no answer, so the FAQ spoke itself.');
  await expect(known).toContainText('We are open from 9 to 6, Monday to Saturday.');
  product.gemini.reset();
  await expect(await ask('Is it open now?')).toContainText('Gemini');
});

/** A year of Premium, or its end, cannot be waited for: the answers are the server's but for what is changed here. */
test('on Premium the preview is without the branding, and the foot says so', async ({
  page,
  newOwner,
  signIn,
}) => {
  await signIn(await newOwner());
  await page.goto('/chatbot/new');
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByRole('link', { name: 'Powered by Askwell' })).toBeVisible();
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.user.subscription = { plan: 'premium', active: true, endDate: '2099-01-01T00:00:00.000Z' };
    await route.fulfill({ response, json: body });
  });
  await page.reload();
  await expect(preview.getByText('Premium: without “Powered by Askwell”.')).toBeVisible();
  await expect(preview.getByRole('textbox')).toBeVisible();
  await expect(preview.getByRole('link', { name: 'Powered by Askwell' })).toHaveCount(0);
});

test('a chatbot over the plan’s limit says so in the editor', async ({ page, newOwner, signIn }) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await signIn(owner);
  await page.route(`**/api/chatbot/${id}`, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    body.data.chatbot.isOverLimit = true;
    await route.fulfill({ response, json: body });
  });
  await page.goto(`/chatbot/${id}`);
  await expect(page.getByText('This chatbot is over your plan’s limit')).toBeVisible();
  await page.getByRole('link', { name: 'Choose on the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
