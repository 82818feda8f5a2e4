import type { getChatbot, getMe, ResponseOf } from '@askwell/contracts';
import { changeAnswer } from './change-answer.ts';
import { expect, test } from './fixtures.ts';

test('the preview is the widget, follows the keys and answers from the draft', async ({ page, editor }) => {
  await editor.openNew('Settings');
  await page.getByLabel('Welcome Message').fill('Good morning!');
  await expect(editor.preview.getByText('Good morning!')).toBeVisible();
  await editor.openTab('Knowledge Base');
  await editor.addFaq('Where can I park my car?', 'Behind the house.');
  await editor.preview.getByRole('textbox').fill('where is the parking for my car');
  await page.keyboard.press('Enter');
  await expect(editor.preview.getByRole('log').getByText('Behind the house.')).toBeVisible();
});

test.describe('when the widget cannot be loaded', () => {
  test.use({ expectedConsole: [/ERR_CONNECTION_FAILED/] });

  test('the preview says so, tries again when told to, and nothing that was typed is lost', async ({
    page,
    editor,
  }) => {
    await page.route('**/widget/panel.js', (route) => route.abort('connectionfailed'));
    await editor.openNew('Design');
    await page.getByLabel('Chat Window Title').fill('Ask the tea people');
    await editor.preview.getByRole('button', { name: 'Try again' }).click();
    await expect(editor.preview.getByRole('heading', { name: 'Ask the tea people' })).toBeVisible();
  });
});

test('the playground asks the unsaved draft, says where the answer is from, and leads there', async ({
  page,
  editor,
}) => {
  await editor.open('Knowledge Base');
  await editor.addFaq('Where can I park my car?', 'Behind the house.');
  await editor.openPlayground();
  const parking = await editor.ask('where can i park my car');
  await expect(parking).toContainText('Behind the house.');
  await expect(parking).toContainText('Certain, 100% · used');
  await parking.getByRole('button', { name: 'Go to this FAQ' }).first().click();
  await expect(page.locator('li:focus')).toContainText('Where can I park my car?');

  const bicycles = await editor.ask('Do you repair bicycles?');
  await bicycles.getByRole('button', { name: 'Add as FAQ' }).click();
  await expect(editor.question).toHaveValue('Do you repair bicycles?');
  await expect(editor.answer).toBeFocused();
});

test.describe('without an API key', () => {
  test.use({ apiKey: null, expectedConsole: [/status of 403 .*\/api\/chatbot\/playground/] });

  test('the playground says what is missing, and exact answers need none', async ({ page, editor }) => {
    await editor.openNew('Knowledge Base');
    await editor.addFaq('When are you open?', 'From 9 to 6.');
    await editor.openPlayground();
    const refused = await editor.ask('When are you open?');
    await expect(refused.getByRole('link', { name: 'Set up your key on the dashboard' })).toBeVisible();
    await editor.openTab('Settings');
    await page.getByRole('switch', { name: 'Exact Answers' }).check();
    await expect(await editor.ask('when are you open')).toContainText('Exact Answers is on.');
  });
});

test('while Gemini fails the playground says so and lets an FAQ speak', async ({ product, editor }) => {
  await editor.open();
  await editor.openPlayground();
  product.gemini.behave('hangs_up');
  const unknown = await editor.ask('Do you repair bicycles?');
  await expect(unknown).toContainText('No answer');
  await expect(unknown).toContainText('Gemini could not be reached, or its reply was cut off.');
  await expect(unknown).toContainText('Visitors are offered to leave their email address.');
  const known = await editor.ask('when are you open');
  await expect(known).toContainText('The FAQ’s own answer.');
  await expect(known).toContainText('We are open from 9 to 6, Monday to Saturday.');
  product.gemini.reset();
  await known.getByRole('button', { name: 'Ask again' }).click();
  const again = editor.playground.getByRole('article', { name: 'when are you open', exact: true }).last();
  await expect(again.getByText('Gemini', { exact: true })).toBeVisible();
});

test('on Premium the preview is without the branding, and the foot says so', async ({ page, editor }) => {
  await editor.openNew();
  await expect(editor.preview.getByRole('link', { name: 'Powered by Askwell' })).toBeVisible();
  const premium = { plan: 'premium', active: true, endDate: '2099-01-01T00:00:00.000Z' } as const;
  await changeAnswer<ResponseOf<typeof getMe>>(page, '**/api/auth/me', ({ user, ...body }) => ({
    ...body,
    user: { ...user, subscription: premium },
  }));
  await page.reload();
  await expect(editor.preview.getByText('Premium: without “Powered by Askwell”.')).toBeVisible();
  await expect(editor.preview.getByRole('textbox')).toBeVisible();
  await expect(editor.preview.getByRole('link', { name: 'Powered by Askwell' })).toHaveCount(0);
});

test('a chatbot over the plan’s limit says so in the editor', async ({ page, editor }) => {
  await changeAnswer<ResponseOf<typeof getChatbot>>(page, '**/api/chatbot/*', ({ data, ...body }) => ({
    ...body,
    data: { chatbot: { ...data.chatbot, isOverLimit: true } },
  }));
  await editor.open();
  await expect(page.getByText('This chatbot is over your plan’s limit')).toBeVisible();
  await page.getByRole('link', { name: 'Choose on the dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
