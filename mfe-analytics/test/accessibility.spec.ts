import { getAnalytics, pathOf } from '@askwell/contracts';
import type { Page } from '@playwright/test';
import { axeFindingsInAnyLight as findings } from '../../e2e/axe-findings.ts';
import { expect, test } from '../../e2e/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const gaps = (page: Page) => page.getByRole('region', { name: 'Knowledge Gaps' });

test('the page on its way, the page, and its menu have nothing serious to say to axe', async ({
  page,
  shop,
}) => {
  await shop.visitor().ask('When are you open?');
  await shop.visitor().ask('Do you sell gift cards?');
  // Answered as soon as the route is given up.
  const calls = `**${pathOf(getAnalytics, { id: shop.id })}*`;
  await page.route(calls, () => {});
  await shop.openAnalytics();
  await expect(page.getByText('Loading analytics')).toBeAttached();
  expect(await findings(page)).toEqual([]);
  await page.unroute(calls);
  await expect(gaps(page).getByRole('button', { name: 'Add as FAQ' })).toBeVisible();
  await page.getByRole('button', { name: 'More downloads' }).click();
  expect(await findings(page)).toEqual([]);
});

test('neither have its dialogs', async ({ page, shop }) => {
  const unhappy = shop.visitor();
  await unhappy.ask('Do you sell gift cards?');
  await unhappy.rate({ rating: 2, comment: 'Nobody knew.' });
  await unhappy.leaveContact({ email: 'asha@example.com' });
  await shop.openAnalytics();
  for (const action of ['Add as FAQ', 'Add to an existing FAQ', 'Dismiss']) {
    await gaps(page).getByRole('button', { name: action, exact: true }).click();
    await expect(page.locator('dialog[open]').getByRole('button').last()).toBeEnabled();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(gaps(page).getByRole('button', { name: action, exact: true })).toBeFocused();
  }
  const row = page
    .getByRole('region', { name: 'Recent Conversations' })
    .getByRole('listitem')
    .getByRole('button');
  await row.click();
  await expect(page.getByRole('dialog').getByText('Nobody knew.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.getByRole('button', { name: 'How this is counted' }).click();
  expect(await findings(page)).toEqual([]);
});
