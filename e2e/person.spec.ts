import { makeChatbot } from '@askwell/testing/product';
import type { Page } from '@playwright/test';
import { startHost } from '../widget/test/site/host.ts';
import { expect, test } from './journey.ts';

const bubbles = (page: Page) => page.locator('askwell-chat .bubble:visible');
const panel = (page: Page) => page.locator('askwell-chat').getByRole('dialog');

const write = async (page: Page, text: string) => {
  const field = panel(page).locator('.composer textarea');
  await field.fill(text);
  await field.press('Enter');
};

test('a visitor asks for a person, both talk, the person closes, and the answer becomes an FAQ', async ({
  page,
  browser,
  product,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner({ name: 'Ana Silva' });
  const { _id: id } = await makeChatbot(owner, { name: 'Tea Corner', exactAnswers: true });
  const host = await startHost(product.url, id);
  const website = await browser.newContext();
  try {
    const visitor = await website.newPage();
    await visitor.goto(host.url);
    await visitor.locator('askwell-chat .launcher').click();
    await write(visitor, 'Do you repair bicycles?');
    await expect(bubbles(visitor)).toHaveCount(3);
    await panel(visitor).getByRole('button', { name: 'More' }).click();
    await panel(visitor).getByRole('button', { name: 'Talk to a person' }).click();
    await expect(panel(visitor).getByText('Waiting for a person')).toBeVisible();

    await signIn(owner);
    await page.goto('/inbox?filter=waiting');
    const list = page.getByRole('region', { name: 'Conversations', exact: true });
    await list.getByRole('button', { name: 'Anonymous visitor' }).click();
    const thread = page.getByRole('region', { name: 'Conversation', exact: true });
    const said = thread.getByRole('log', { name: 'Messages' });
    await expect(said).toContainText('Do you repair bicycles?');
    await expect(said).toContainText('The visitor asked for a person');
    await expect(page.getByRole('complementary', { name: 'Details' })).toContainText('127.0.0.1');

    // The visitor writes, and the open thread shows it.
    await write(visitor, 'It is a small one.');
    await expect(said).toContainText('It is a small one.');

    // A note stays among members.
    await page.getByRole('heading', { name: 'Anonymous visitor' }).focus();
    await page.keyboard.press('n');
    await expect(thread.getByRole('textbox', { name: 'Internal note' })).toBeFocused();
    await page.keyboard.type('A regular customer');
    await page.keyboard.press('Control+Enter');
    await expect(said.getByText('A regular customer')).toBeVisible();

    // A saved answer is inserted, changed and sent.
    await thread.getByRole('button', { name: 'Reply', exact: true }).click();
    const field = thread.getByRole('textbox', { name: 'Reply to the visitor' });
    await field.fill('Yes, we repair bicycles on Mondays.');
    await page.reload();
    await expect(field).toHaveValue('Yes, we repair bicycles on Mondays.');
    await field.press('Control+Enter');
    await expect(bubbles(visitor).last()).toHaveText('Yes, we repair bicycles on Mondays.');
    await expect(panel(visitor).locator('.agent .author')).toHaveText('Ana Silva');
    await expect(said.getByText('Yes, we repair bicycles on Mondays.')).toHaveCount(1);

    await visitor.reload();
    await expect(bubbles(visitor).last()).toHaveText('Yes, we repair bicycles on Mondays.');
    await write(visitor, 'Thank you!');
    await expect(said).toContainText('Thank you!');
    await expect(visitor.getByText('A regular customer')).toHaveCount(0);

    await thread.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(panel(visitor).getByText('This conversation was closed.')).toBeVisible();
    await panel(visitor).getByRole('radio', { name: '5 of 5 stars' }).check({ force: true });
    await panel(visitor).getByRole('button', { name: 'Send rating' }).click();
    await expect(panel(visitor).getByText('Thank you for your rating.')).toBeVisible();

    await thread.getByRole('button', { name: 'Make this an FAQ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make this an FAQ' });
    await expect(dialog.getByLabel('Question')).toHaveValue('Do you repair bicycles?');
    await expect(dialog.getByLabel('Answer')).toHaveValue('Yes, we repair bicycles on Mondays.');
    await dialog.getByRole('button', { name: 'Add FAQ' }).click();
    await expect(dialog).toBeHidden();

    await panel(visitor).getByRole('button', { name: 'Start a new conversation' }).click();
    await write(visitor, 'Do you repair bicycles?');
    await expect(bubbles(visitor).last()).toContainText('on Mondays');
  } finally {
    await website.close();
    host.close();
  }
});

test('a visitor who asks in words waits, sees who takes over, and is handed back to the chatbot', async ({
  page,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner({ name: 'Ana Silva' });
  const { deployment } = await makeChatbot(owner);
  const visitor = await page.context().newPage();
  await visitor.goto(deployment.testUrl ?? '');
  await visitor.locator('askwell-chat .launcher').click();
  await write(visitor, 'I would like to talk to a person.');
  await expect(panel(visitor).getByText('Waiting for a person')).toBeVisible();

  await signIn(owner);
  await page.goto('/inbox');
  await page.getByRole('button', { name: 'Anonymous visitor' }).click();
  const said = page.getByRole('log', { name: 'Messages' });
  await expect(said).toContainText('I would like to talk to a person.');
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(panel(visitor).locator('.person').getByText('Ana Silva')).toBeVisible();
  await page.getByRole('textbox', { name: 'Reply to the visitor' }).fill('/');
  await expect(page.getByRole('option')).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Reply to the visitor' }).fill('/shipping');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(bubbles(visitor).last()).toContainText('Shipping costs $5');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Hand back to the chatbot' }).click();
  await expect(panel(visitor).locator('.person')).toBeHidden();
  await write(visitor, 'When are you open?');
  await expect(bubbles(visitor).last()).toContainText('9 to 6');
});
