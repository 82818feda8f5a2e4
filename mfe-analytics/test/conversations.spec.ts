import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';

const listOf = (page: Page) => page.getByRole('region', { name: 'Recent Conversations' });

test('an owner reads a conversation by keyboard, with what each reply was based on, and Back closes it', async ({
  page,
  shop,
}) => {
  const customer = shop.visitor();
  await customer.ask('When are you open?');
  await customer.ask('Can I bring my elephant?');
  await customer.rate({ rating: 2, comment: 'No word about elephants' });
  await customer.leaveContact({ email: 'ana@example.com', name: 'Ana', message: 'Please write to me.' });
  await shop.openAnalytics();

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

test('what a reply was based on leads to that FAQ in the editor, and Back to the conversation', async ({
  page,
  shop,
}) => {
  await shop.visitor().ask('How much is shipping?');
  await shop.openAnalytics();
  await listOf(page).getByRole('button', { name: 'Anonymous' }).click();
  const source = page
    .getByRole('list', { name: 'Based on' })
    .getByRole('link', { name: 'How much is shipping?' });
  await source.click();
  await expect(page).toHaveURL(new RegExp(`/chatbot/${shop.id}\\?faq=`));
  await expect(page.getByRole('heading', { name: 'Edit Chatbot' })).toBeVisible();
  const faq = page.locator('li:focus');
  await expect(faq).toContainText('How much is shipping?');
  await expect(faq).toBeInViewport();
  await page.goBack();
  await expect(source).toBeVisible();
});

test('an owner deletes a conversation, and a link to it says that it is gone', async ({ page, shop }) => {
  await shop.visitor().ask('My card number is 1234');
  await shop.openAnalytics();
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

  test('the page says so', async ({ page, shop }) => {
    await shop.openAnalytics(`?conversation=${'0'.repeat(24)}`);
    const dialog = page.getByRole('dialog', { name: 'Conversation' });
    await expect(dialog.getByText(/no longer exists/)).toBeVisible();
    await dialog.getByRole('link', { name: 'See all analytics' }).click();
    await expect(dialog).toBeHidden();
  });
});

test('an owner finds conversations by words and by how they went', async ({ page, shop }) => {
  const happy = shop.visitor();
  await happy.ask('When are you open?');
  await happy.rate({ rating: 5 });
  const unhappy = shop.visitor();
  await unhappy.ask('When are you open on Sundays?');
  await unhappy.rate({ rating: 1 });
  await shop.visitor().ask('Can I bring my elephant?');
  const reachable = shop.visitor();
  await reachable.ask('How much is shipping?');
  await reachable.leaveContact({ email: 'ben@example.com' });

  await shop.openAnalytics();
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
  await chip('Latest 100').click();
  await expect(list.getByText('1–4 of 4')).toBeVisible();
});

test('a long list comes twenty at a time', async ({ page, shop }) => {
  await Promise.all(Array.from({ length: 21 }, () => shop.visitor().ask('When are you open?')));
  await shop.openAnalytics();
  const list = listOf(page);
  await list.getByRole('button', { name: 'All', exact: true }).click();
  await expect(list.getByRole('listitem')).toHaveCount(20);
  await list.getByRole('button', { name: 'Show more' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(21);
  await expect(list.getByText('21 conversations')).toBeVisible();
  await expect(list.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('a search that must look further back goes on by itself', async ({ page, shop }) => {
  await shop.visitor().ask('When are you open?');
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
              identity: null,
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
  await shop.openAnalytics();
  const list = listOf(page);
  await expect(list.getByText('When are you open?')).toBeVisible();
  await list.getByLabel('Search the conversations').fill('elephant');
  await expect(list.getByText('Found at last')).toBeVisible();
});
