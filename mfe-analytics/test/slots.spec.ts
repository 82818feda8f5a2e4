import type { Page } from '@playwright/test';
import { axeFindingsInAnyLight } from '../../e2e/axe-findings.ts';
import { expect, test } from '../../e2e/fixtures.ts';
import { passUntilVisible, stopTime } from '../../e2e/page-clock.ts';

const inboxLink = (page: Page) =>
  page.getByRole('region', { name: 'Workspace' }).getByRole('link', { name: /^Inbox/ });

test('the header counts who waits in the inbox, live on another page, and leads there by keyboard', async ({
  page,
  shop,
}) => {
  await page.goto('/dashboard');
  await expect(inboxLink(page)).toHaveAccessibleName('Inbox');
  await shop.visitor().ask('I want to talk to a person about teapots');
  await expect(inboxLink(page)).toHaveAccessibleName('Inbox, 1 conversation needs attention');
  await expect(inboxLink(page)).toHaveText('1');
  await shop.visitor().ask('I want to talk to a person about kettles');
  await expect(inboxLink(page)).toHaveAccessibleName('Inbox, 2 conversations need attention');
  expect(await axeFindingsInAnyLight(page)).toEqual([]);

  await inboxLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/inbox');
  await expect(inboxLink(page)).toHaveAttribute('aria-current', 'page');
});

test('a card on the dashboard shows the chatbot’s last seven days, and on a phone nothing moves or overflows', async ({
  page,
  shop,
}) => {
  await shop.visitor().ask('How much is shipping?');
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/remotes/mfe-analytics/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  const asked = page.waitForRequest('**/remotes/mfe-analytics/**');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await asked;
  // The page's time passes slowly, so that the dashboard's second attempt does not time out.
  await stopTime(page);
  const card = page.getByRole('article', { name: 'Tea Corner' });
  await passUntilVisible(page, card);
  await passUntilVisible(page, page.locator('#checklist-title'));
  await page.evaluate(watchShifts);
  release();
  await page.clock.resume();
  await expect(card).toContainText('Last 7 days: 1 session, 100% resolved');
  await expect(inboxLink(page)).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});

/** Collects the layout shifts from now on. */
function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifts.push(JSON.stringify(entry));
  }).observe({ type: 'layout-shift' });
}

declare global {
  interface Window {
    shifts: string[];
  }
}
