import { makeChatbot, visitor } from '@askwell/testing';
import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';

const listOf = (page: Page) => page.getByRole('region', { name: 'Recent Conversations' });

test('an owner reads a conversation by keyboard, with what each reply was based on, and Back closes it', async ({
  page,
  product,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  const customer = visitor(product.url, id);
  await customer.ask('When are you open?');
  await customer.ask('Can I bring my elephant?');
  await customer.rate({ rating: 2, comment: 'No word about elephants' });
  await customer.leaveContact({ email: 'ana@example.com', name: 'Ana', message: 'Please write to me.' });
  await signIn(owner);
  await page.goto(`/chatbot/${id}/analytics`);

  const row = listOf(page).getByRole('button', { name: 'Ana' });
  await row.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ana' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(/conversation=[0-9a-f]{24}/);
  const said = dialog.getByRole('list', { name: 'Messages' }).locator(':scope > li');
  await expect(said).toHaveCount(4);
  await expect(said.nth(1).getByRole('list', { name: 'Based on' })).toContainText('When are you open?');
  await expect(said.nth(1)).toContainText('a clear match');
  await expect(said.nth(1)).toContainText(/\d ms/);
  await expect(said.nth(3)).toContainText('Not answered');
  await expect(dialog.getByText('Rated 2 of 5')).toBeVisible();
  await expect(dialog.getByText('No word about elephants')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'ana@example.com' })).toHaveAttribute(
    'href',
    'mailto:ana@example.com',
  );

  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/analytics$/);
  await expect(row).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/analytics$/);
});

test('an owner deletes a conversation, and a link to it says that it is gone', async ({
  page,
  product,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await visitor(product.url, id).ask('My card number is 1234');
  await signIn(owner);
  await page.goto(`/chatbot/${id}/analytics`);
  await listOf(page).getByRole('button', { name: 'Anonymous' }).click();
  const dialog = page.getByRole('dialog', { name: 'Anonymous' });
  await expect(dialog.getByRole('list', { name: 'Messages' })).toContainText('My card number is 1234');
  await dialog.getByRole('button', { name: 'Delete conversation' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete this conversation?' });
  await question.getByRole('button', { name: 'Delete conversation' }).click();
  await expect(dialog).toBeHidden();
  await expect(listOf(page).getByText('No conversations yet')).toBeVisible();
  await expect(page.getByText('My card number is 1234')).toHaveCount(0);
});

test.describe('with a link to a conversation that is gone', () => {
  test.use({ expectedConsole: [/status of 404 .*conversations/] });

  test('the page says so', async ({ page, newOwner, signIn }) => {
    const owner = await newOwner();
    const { _id: id } = await makeChatbot(owner);
    await signIn(owner);
    await page.goto(`/chatbot/${id}/analytics?conversation=${'0'.repeat(24)}`);
    const dialog = page.getByRole('dialog', { name: 'Conversation' });
    await expect(dialog.getByText(/is not there any more/)).toBeVisible();
    await dialog.getByRole('link', { name: 'See all analytics' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('an owner finds conversations by words and by how they went', async ({
  page,
  product,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  const happy = visitor(product.url, id);
  await happy.ask('When are you open?');
  await happy.rate({ rating: 5 });
  const unhappy = visitor(product.url, id);
  await unhappy.ask('When are you open on Sundays?');
  await unhappy.rate({ rating: 1 });
  await visitor(product.url, id).ask('Can I bring my elephant?');
  const reachable = visitor(product.url, id);
  await reachable.ask('How much is shipping?');
  await reachable.leaveContact({ email: 'ben@example.com' });

  await signIn(owner);
  await page.goto(`/chatbot/${id}/analytics`);
  const list = listOf(page);
  const rows = list.getByRole('listitem');
  await expect(rows).toHaveCount(4);
  const chip = (name: string) => list.getByRole('button', { name, exact: true });
  await chip('Low rating').click();
  await expect(list.getByText('1 conversation', { exact: true })).toBeVisible();
  await expect(rows).toContainText(['1/5']);
  await chip('With contact').click();
  await expect(rows).toContainText(['ben@example.com']);
  await chip('Unanswered').click();
  await expect(rows).toContainText(['1 unanswered']);
  await chip('All').click();
  await expect(rows).toHaveCount(4);
  await list.getByLabel('Search the conversations').fill('ELEPHANT');
  await expect(rows).toHaveCount(1);
  await list.getByLabel('Search the conversations').fill('zebra');
  await expect(list.getByText('Nothing found')).toBeVisible();
  await list.getByLabel('Search the conversations').fill('');
  await chip('Recent').click();
  await expect(list.getByText('1–4 of 4')).toBeVisible();
});

test('a long list comes twenty at a time', async ({ page, product, newOwner, signIn }) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  for (let count = 0; count < 21; count += 1) await visitor(product.url, id).ask('When are you open?');
  await signIn(owner);
  await page.goto(`/chatbot/${id}/analytics`);
  const list = listOf(page);
  await list.getByRole('button', { name: 'All', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(21);
  await expect(list.getByText('21 conversations')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('a search that must look further back goes on by itself', async ({
  page,
  product,
  newOwner,
  signIn,
}) => {
  const owner = await newOwner();
  const { _id: id } = await makeChatbot(owner);
  await visitor(product.url, id).ask('When are you open?');
  await signIn(owner);
  // As the server answers when the first two thousand conversations do not hold the words.
  await page.route('**/conversations?**search=elephant**', (route) => {
    const isFirst = !route.request().url().includes('before=');
    const data = isFirst
      ? { conversations: [], next: '1763000000000-000000000000000000000001' }
      : {
          conversations: [
            {
              id: '000000000000000000000002',
              user: 'Found at last',
              startedAt: '2026-11-01T10:00:00.000Z',
              lastMessageAt: '2026-11-01T10:00:00.000Z',
              rating: null,
              unanswered: 0,
              hasContact: false,
              messageCount: 1,
              lastMessage: 'elephant',
            },
          ],
          next: null,
        };
    return route.fulfill({ json: { success: true, data } });
  });
  await page.goto(`/chatbot/${id}/analytics`);
  const list = listOf(page);
  await expect(list.getByText('When are you open?')).toBeVisible();
  await list.getByLabel('Search the conversations').fill('elephant');
  await expect(list.getByText('Found at last')).toBeVisible();
});
