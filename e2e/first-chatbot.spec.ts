import type { Page } from '@playwright/test';
import { makeChatbot } from '@askwell/testing/product';
import { expect, test } from './journey.ts';

test('a person signs up, makes a chatbot, deploys it, asks it, and finds the conversation in the analytics', async ({
  page,
  context,
  product,
}) => {
  const email = 'mira@example.com';

  await page.goto('/');
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await page.getByLabel('Full Name').fill('Mira Sen');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm Password').fill('correct horse');
  await page.getByRole('button', { name: /create account|sign up|register/i }).click();

  await expect(page).toHaveURL(/\/verify-email$/);
  const { code } = await product.mails.nextMail(email);
  await page.getByLabel(/code/i).fill(code);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('textbox', { name: /API key/i }).fill('AIzaSyTestTestTestTestTestTestTest3f9K');
  await page.getByRole('button', { name: /save/i }).click();
  await expect(
    page.getByText('Gemini API key saved successfully! Your chatbots are now ready for deployment.').first(),
  ).toBeVisible();

  await page
    .getByRole('link', { name: /create/i })
    .or(page.getByRole('button', { name: /create/i }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/chatbot\/new$/);
  await page.getByLabel('Chatbot Name').fill('Tea Corner');
  await page.getByRole('tab', { name: 'Knowledge Base' }).click();
  await addFaq(page, 'When are you open?', 'We are open from 9 to 6, Monday to Saturday.');
  await addFaq(page, 'How much is shipping?', 'Shipping costs $5, and nothing for orders over $50.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/\/chatbot\/[0-9a-f]{24}$/);

  await page.getByRole('button', { name: 'Deploy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Chatbot Deployed Successfully!' });
  await expect(dialog).toBeVisible();
  const opened = context.waitForEvent('page');
  await dialog
    .getByRole('link', { name: 'Test Chatbot' })
    .or(dialog.getByRole('button', { name: 'Test Chatbot' }))
    .click();
  const testPage = await opened;

  await ask(testPage, 'when do you open?');
  await expect(testPage.getByRole('log').getByText(/9 to 6, Monday to Saturday/)).toBeVisible();

  await page.goto(page.url().replace(/$/, '/analytics'));
  await expect(page.getByText('when do you open?')).toBeVisible();
});

test('with Gemini down the visitor gets the answer of the FAQ', async ({ page, product, newOwner }) => {
  const { deployment } = await makeChatbot(await newOwner());
  product.gemini.behave('hangs_up');
  await page.goto(deployment.testUrl ?? '');
  await ask(page, 'when are you open?');
  await expect(page.getByRole('log').getByText('We are open from 9 to 6, Monday to Saturday.')).toBeVisible();
  product.gemini.reset();
});

async function addFaq(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Question' }).fill(question);
  await page.getByRole('textbox', { name: 'Answer' }).fill(answer);
  await page.getByRole('button', { name: /add FAQ/i }).click();
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('button', { name: /chat/i }).click();
  await page.getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
}
