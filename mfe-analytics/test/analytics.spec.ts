import { readFile } from 'node:fs/promises';
import { figures } from '@askwell/contracts';
import { expect, test } from '../../e2e/fixtures.ts';

test('what visitors did is in the numbers, the chart and the lists', async ({ page, shop }) => {
  const happy = shop.visitor();
  await happy.ask('When are you open?');
  await happy.ask('How much is shipping?');
  await happy.rate({ rating: 5 });
  await shop.visitor().ask('When are you open?');

  await shop.openAnalytics();
  await expect(page.getByText('How visitors use Tea Corner')).toBeVisible();
  const cards = page.getByRole('region', { name: 'Key figures' });
  await expect(cards).toContainText('Total Messages3+100%');
  await expect(cards).toContainText('Unique Users2+100%');
  await expect(cards).toContainText('Satisfaction Rate100%');
  const volume = page.getByRole('region', { name: 'Message Volume' });
  await expect(volume.getByRole('table')).toContainText('3');
  await expect(volume.locator('svg').first()).toBeVisible();
  const conversations = page.getByRole('region', { name: 'Recent Conversations' });
  await expect(conversations.getByRole('listitem')).toHaveCount(2);
  await expect(conversations.getByText('Anonymous')).toHaveCount(2);
  await expect(conversations.getByText('5/5')).toBeVisible();
  await expect(conversations.getByText(/^2 messages/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Popular Topics' }).getByText('2 mentions')).toBeVisible();
});

test('a chatbot that nobody has asked yet shows what will be there', async ({ page, shop }) => {
  await shop.openAnalytics();
  await expect(page.getByText('No Message Data Yet')).toBeVisible();
  await expect(page.getByText('No conversations yet')).toBeVisible();
  await expect(page.getByText('No topics yet')).toBeVisible();
  await expect(page.getByText('No questions yet')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Key figures' })).toContainText(
    'Satisfaction Rate–No ratings yet',
  );
});

test('the period stands in the address and in the name of the exported file', async ({ page, shop }) => {
  await shop.visitor().ask('When are you open?');
  await shop.openAnalytics();
  const period = page.getByLabel('Period');
  await expect(period).toHaveValue('7d');
  const reloaded = page.waitForRequest(/analytics\?timeRange=30d&timeZone=/);
  await period.selectOption('Last 30 Days');
  await reloaded;
  await expect(page).toHaveURL(/\?timeRange=30d$/);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('analytics-30d.csv');
  expect(await readFile(await download.path(), 'utf8')).toMatch(/^\W?date,/i);

  await page.reload();
  await expect(period).toHaveValue('30d');
});

test('the figures and the conversations are files of their own', async ({ page, shop }) => {
  await shop.visitor().ask('When are you open?');
  await shop.openAnalytics();
  const more = page.getByRole('button', { name: 'More downloads' });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Days' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(more).toBeFocused();
  for (const [name, file, header] of [
    ['Figures', 'cards-7d.csv', 'name,value'],
    ['Conversations', 'conversations-7d.csv', 'id,started'],
  ] as const) {
    await more.click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('menuitem', { name }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(file);
    expect(await readFile(await download.path(), 'utf8')).toContain(header);
  }
});

test('a message that comes in shows up without a reload', async ({ page, shop }) => {
  await page.clock.install();
  await shop.openAnalytics();
  const cards = page.getByRole('region', { name: 'Key figures' });
  await expect(cards).toContainText('Total Messages0');
  // The last that is loaded: a part on its way would be given up as the clock goes on.
  const bar = page.getByRole('region', { name: 'Workspace' });
  await expect(bar.getByRole('link', { name: 'Inbox' })).toBeVisible();
  await shop.visitor().ask('When are you open?');
  await page.clock.runFor(16_000);
  await expect(cards).toContainText('Total Messages1');
  await expect(page.getByRole('region', { name: 'Recent Conversations' })).toContainText(
    'When are you open?',
  );
});

test('every number is explained on the page', async ({ page, shop }) => {
  await shop.openAnalytics();
  await page.getByRole('button', { name: 'How this is counted' }).click();
  const dialog = page.getByRole('dialog', { name: 'How this is counted' });
  for (const { name } of figures) await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  await expect(dialog).toContainText('without a pause of 30 minutes');
});

test('conversations come in pages, and another page size starts again at the first', async ({
  page,
  shop,
}) => {
  await Promise.all(Array.from({ length: 6 }, (_, count) => shop.visitor().ask(`Question ${count}`)));
  await shop.openAnalytics();
  const list = page.getByRole('region', { name: 'Recent Conversations' });
  await expect(list.getByRole('listitem')).toHaveCount(5);
  await list.getByRole('button', { name: 'Next page' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByLabel('Show').selectOption('10');
  await expect(list.getByRole('listitem')).toHaveCount(6);
  await expect(list.getByText('1–6 of 6')).toBeVisible();
});

test.describe('while the server is in trouble', () => {
  test.use({ expectedConsole: [/status of 503 .*analytics/] });

  test('the page and the export say so', async ({ page, shop }) => {
    await page.route('**/analytics**', (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ status: 503, body: '' })
        : route.fallback(),
    );
    await shop.openAnalytics();
    await expect(page.getByText('Failed to load analytics').first()).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByText('Failed to export data')).toBeVisible();
    // A page in the background does not ask again by itself.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/analytics**');
    await again.click();
    await expect(page.getByText('No Message Data Yet')).toBeVisible();
  });
});

test('on a phone the axis of three months is labelled from end to end', async ({ page, shop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await shop.visitor().ask('When are you open?');
  await shop.openAnalytics('?timeRange=90d');
  const labels = page.locator('.apexcharts-xaxis-label');
  const words = async () => (await labels.allTextContents()).filter((label) => label.trim() !== '');
  await expect.poll(async () => (await words()).length).toBe(4);
});
