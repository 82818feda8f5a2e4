import type { Page } from '@playwright/test';
import { makeChatbot } from '@askwell/testing/product';
import { expect, test } from './journey.ts';

test('what is said in the widget is found in the analytics, every number where it belongs', async ({
  page,
  browser,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id, deployment } = await makeChatbot(owner);

  // Two visitors, each in a browser of their own.
  const contexts = [await browser.newContext(), await browser.newContext()];
  const [first, second] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!first || !second) throw new Error('a browser has a page');
  await open(first, deployment.testUrl ?? '');
  await ask(first, 'When are you open?', /9 to 6, Monday to Saturday/);
  await ask(first, 'Do you sell gift cards?');
  await first.getByRole('button', { name: 'More' }).click();
  await first.getByRole('button', { name: 'End and rate this conversation' }).click();
  await first.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await first.getByRole('button', { name: 'Send rating' }).click();
  await expect(first.getByText('Thank you for your rating.')).toBeVisible();
  await open(second, deployment.testUrl ?? '');
  await ask(second, 'When do you open?', /9 to 6, Monday to Saturday/);

  await signIn(owner);
  await page.goto(`/chatbot/${id}/analytics`);
  const cards = page.getByRole('region', { name: 'Key figures' });
  await expect(cards).toContainText('Total Messages3+100%');
  await expect(cards).toContainText('Unique Users2+100%');
  await expect(cards).toContainText(/Avg Response Time[\d,]+ ms/);
  await expect(cards).toContainText('Satisfaction Rate100%');
  const volume = page.getByRole('region', { name: 'Message Volume' });
  await expect(volume).toContainText('Total Messages3Total Views2Avg Daily Messages0');
  const engagement = page.getByRole('region', { name: 'User Engagement' });
  await expect(engagement).toContainText('Active Sessions2');
  await expect(engagement).toContainText('Messages per Session1.5');
  await expect(engagement).toContainText('Return Users0%');
  const topics = page.getByRole('region', { name: 'Popular Topics' }).getByRole('listitem');
  await expect(topics).toContainText([/When are you open\?2 mentions/, /gift cards\?1 mention/]);
  const gap = page.getByRole('region', { name: 'Knowledge Gaps' }).getByRole('listitem');
  await expect(gap).toContainText('1 visitor');
  await expect(gap.getByRole('heading', { name: 'Do you sell gift cards?' })).toBeVisible();

  const conversations = page.getByRole('region', { name: 'Recent Conversations' }).getByRole('listitem');
  await expect(conversations).toHaveCount(2);
  const rated = conversations.filter({ hasText: '4/5' });
  await expect(rated).toContainText('Do you sell gift cards?');
  await expect(rated).toContainText('2 messages');
  await rated.getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Anonymous' });
  const said = dialog.getByRole('list', { name: 'Messages' }).locator(':scope > li');
  await expect(said).toHaveCount(4);
  await expect(said.nth(1)).toContainText('9 to 6, Monday to Saturday');
  await expect(said.nth(1).getByRole('list', { name: 'Based on' })).toContainText('When are you open?');
  await expect(said.nth(3)).toContainText('Not answered');
  await expect(dialog.getByText('Rated 4 of 5')).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});

async function open(page: Page, url: string): Promise<void> {
  const seen = page.waitForResponse((response) => response.url().endsWith('/views') && response.ok());
  await page.goto(url);
  await seen;
  await page.getByRole('button', { name: /chat/i }).click();
}

/** Asks, and waits until the whole reply is there, so that it can be judged: then it is counted. */
async function ask(page: Page, question: string, reply?: RegExp): Promise<void> {
  const judged = page.getByRole('button', { name: 'This helped' });
  const before = await judged.count();
  await page.getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
  await expect(judged).toHaveCount(before + 1);
  if (reply) await expect(page.getByText(reply).last()).toBeVisible();
}
