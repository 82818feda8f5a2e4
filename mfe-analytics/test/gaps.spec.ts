import { listGaps, pathOf, updateKnowledgeBase } from '@askwell/contracts';
import type { Visitor } from '@askwell/testing/product';
import type { Page } from '@playwright/test';
import { expect, test } from '../../e2e/fixtures.ts';

const gapsOf = (page: Page) => page.getByRole('region', { name: 'Knowledge Gaps' });

/** Three visitors ask what the chatbot does not know, two of them the same. */
async function askedInVain(shop: { visitor: () => Visitor }) {
  await shop.visitor().ask('Do you sell gift cards?');
  await shop.visitor().ask('Do you sell any gift cards?');
  await shop.visitor().ask('Is there parking nearby?');
}

test('an owner closes a gap by writing its answer, and sees before what that would have changed', async ({
  page,
  shop,
}) => {
  await askedInVain(shop);
  await shop.openAnalytics();
  const gaps = gapsOf(page);
  const gap = gaps.getByRole('listitem').filter({ hasText: 'gift cards' }).first();
  await expect(gap).toContainText('2 visitors');
  await expect(gap.getByRole('button', { name: 'Add as FAQ' })).toHaveAccessibleDescription(/gift cards/);
  await expect(gap).toContainText('Asked 2 times');
  await gap.getByText('2 wordings').click();
  await expect(gap.getByText('Do you sell any gift cards?').last()).toBeVisible();

  await gap.getByRole('button', { name: 'Add as FAQ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add as FAQ' });
  await expect(dialog.getByLabel('Question')).toHaveValue(/gift cards\?$/);
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  await expect(dialog.getByLabel('Answer')).toBeFocused();
  await dialog.getByRole('button', { name: 'Add FAQ' }).click();
  await expect(dialog.getByText('Please enter an answer')).toBeVisible();
  await expect(dialog.getByLabel('Answer')).toBeFocused();
  await dialog.getByLabel('Answer').fill('Yes, from $10, at the counter and by mail.');
  await expect(dialog.getByText('Would have answered 2 of 2 questions in the last 30 days')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add FAQ' }).click();

  await expect(dialog).toBeHidden();
  await expect(gaps.getByText('gift cards')).toHaveCount(0);
  await expect(gaps.getByRole('heading', { name: 'Is there parking nearby?' })).toBeVisible();
  await expect(gaps.getByRole('heading', { name: 'Knowledge Gaps' })).toBeFocused();

  const reply = await shop.visitor().ask('do you sell any gift cards');
  expect(JSON.parse(reply.text)).toMatchObject({ answered: true });
});

test('an owner adds the wordings of a gap to the FAQ that answers it', async ({ page, shop }) => {
  await shop.visitor().ask('Where do my parcels come from, and for what money?');
  await shop.openAnalytics();
  const gaps = gapsOf(page);
  await gaps.getByRole('button', { name: 'Add to an existing FAQ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to an existing FAQ' });
  await dialog.getByRole('button', { name: 'Add wordings' }).click();
  await expect(dialog.getByText('Please choose the FAQ that answers it')).toBeVisible();
  await dialog.getByLabel('Search your FAQs').fill('SHIPPING');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByRole('radio', { name: /How much is shipping/ }).check();
  await expect(dialog.getByText('Would have answered 1 of 1 question')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add wordings' }).click();
  await expect(dialog).toBeHidden();
  await expect(gaps.getByText('Nothing left open')).toBeVisible();
});

test.describe('with somebody else at work', () => {
  test.use({ expectedConsole: [/status of 409 .*knowledge-base/] });

  test('what somebody else changed meanwhile is not overwritten, and nothing typed is lost', async ({
    page,
    product,
    shop,
  }) => {
    await shop.visitor().ask('Is there parking nearby?');
    await shop.openAnalytics();
    await gapsOf(page).getByRole('button', { name: 'Add as FAQ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add as FAQ' });
    await dialog.getByLabel('Answer').fill('Behind the shop.');
    await expect(dialog.getByText('Would have answered 1 of 1 question')).toBeVisible();
    const renamed = await page.request.put(`${product.url}/api/chatbot/${shop.id}`, {
      headers: { Authorization: `Bearer ${shop.owner.token}`, 'X-Requested-With': 'XMLHttpRequest' },
      data: { name: 'Renamed meanwhile' },
    });
    expect(renamed.status()).toBe(200);
    await dialog.getByRole('button', { name: 'Add FAQ' }).click();
    await expect(dialog.getByText(/was changed somewhere else/)).toBeVisible();
    await expect(dialog.getByLabel('Answer')).toHaveValue('Behind the shop.');
    await dialog.getByRole('button', { name: 'Add FAQ' }).click();
    await expect(dialog).toBeHidden();
    await expect(gapsOf(page).getByText('Nothing left open')).toBeVisible();
  });
});

test('an owner dismisses a gap', async ({ page, shop }) => {
  await askedInVain(shop);
  await shop.openAnalytics();
  const gaps = gapsOf(page);
  const parking = gaps.getByRole('listitem').filter({ hasText: 'parking' });
  await parking.getByRole('button', { name: 'Dismiss' }).click();
  const question = page.getByRole('alertdialog', { name: 'Dismiss this gap?' });
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(parking).toBeVisible();
  await parking.getByRole('button', { name: 'Dismiss' }).click();
  await question.getByRole('button', { name: 'Dismiss gap' }).click();
  await expect(parking).toHaveCount(0);
  await page.reload();
  await expect(gaps.getByText('gift cards').first()).toBeVisible();
  await expect(parking).toHaveCount(0);
});

test('a chatbot that has answered everything says so', async ({ page, shop }) => {
  await shop.visitor().ask('When are you open?');
  await shop.openAnalytics();
  await expect(gapsOf(page).getByText('Nothing left open')).toBeVisible();
});

test.describe('while the server is in trouble', () => {
  test.use({ expectedConsole: [/status of 503 .*gaps/] });

  test('the gaps say so, and come when they are asked for again', async ({ page, shop }) => {
    const calls = `**${pathOf(listGaps, { id: shop.id })}*`;
    await page.route(calls, (route) => route.fulfill({ status: 503, body: '' }));
    await shop.visitor().ask('When are you open?');
    await shop.openAnalytics();
    const gaps = gapsOf(page);
    await expect(gaps.getByText('The knowledge gaps could not be loaded')).toBeVisible();
    await page.unroute(calls);
    await gaps.getByRole('button', { name: 'Try again' }).click();
    await expect(gaps.getByText('Nothing left open')).toBeVisible();
  });
});

test('an answer that was begun is still there when the dialog was closed by mistake', async ({
  page,
  shop,
}) => {
  await shop.visitor().ask('Do you sell gift cards?');
  await shop.openAnalytics();
  const add = gapsOf(page).getByRole('button', { name: 'Add as FAQ' });
  const answer = page.getByRole('dialog', { name: 'Add as FAQ' }).getByLabel('Answer');
  await add.click();
  await answer.fill('Yes, from $10');
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await add.click();
  await expect(answer).toHaveValue('Yes, from $10');
});

test('an answer shows its emphasis where an FAQ is chosen, and in the transcript', async ({ page, shop }) => {
  await shop.visitor().ask('When are you open?');
  await shop.visitor().ask('Do you sell gift cards?');
  await shop.owner.api.call(updateKnowledgeBase, {
    params: { id: shop.id },
    body: { faqs: [{ question: 'Is there tea?', answer: 'Yes, **black tea**.' }] },
  });
  await shop.visitor().ask('Is there tea?');
  await shop.openAnalytics();
  await gapsOf(page).getByRole('button', { name: 'Add to an existing FAQ' }).first().click();
  await expect(page.getByRole('dialog').getByText('black tea', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('region', { name: 'Recent Conversations' })
    .getByRole('button', { name: 'Anonymous' })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('black tea', { exact: true })).toBeVisible();
});
