import type { Page } from '@playwright/test';
import { expect, test } from './site/test.ts';

/** What developer tools call 'Slow 3G', or nothing at all. */
const connect = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  return (offline: boolean) =>
    browser.send('Network.emulateNetworkConditions', {
      offline,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
};

test('on a slow connection that comes and goes nothing is lost, and nothing is sent twice', async ({
  visit,
  page,
}) => {
  const goOffline = await connect(page);
  await goOffline(false);
  await visit.go();
  await visit.launcher.click();
  await expect(visit.launcher).toHaveAttribute('aria-busy');
  await visit.panel.waitFor();

  // In the middle of a reply.
  await visit.ask('How long does delivery take?');
  const first = await visit.api.nextQuestion();
  first.start();
  first.say('Most orders take two');
  await expect(visit.bubbles.last()).toHaveText('Most orders take two');
  await visit.field.fill('And to Skye?');
  await goOffline(true);
  await expect(visit.panel.getByText('You are offline.')).toBeVisible();
  first.drop();
  await expect(visit.problem).toHaveText('The answer was cut off.');
  await expect(visit.field).toHaveValue('And to Skye?');

  // Written while there is no network.
  await visit.field.press('Enter');
  await expect(visit.problem.last()).toHaveText('Not sent. Please check your connection.');
  await visit.field.fill('Half a thought');
  await goOffline(false);
  const second = await visit.api.nextQuestion();
  expect(second.body.text).toBe('And to Skye?');
  await expect(visit.panel.getByText('You are offline.')).toBeHidden();

  // Accepted, then nothing.
  second.start();
  await expect(visit.panel.locator('.typing')).toBeVisible();
  await expect(visit.panel.locator('.visitor.sent')).toHaveCount(2);
  second.drop();
  await expect(visit.problem.last()).toHaveText('There was no answer yet.');
  await visit.panel.getByRole('button', { name: 'Try again' }).click();
  (await visit.api.nextQuestion()).answer('Three to five.');
  await expect(visit.bubbles.last()).toHaveText('Three to five.');

  await page.reload();
  await expect(visit.bubbles.last()).toHaveText('Three to five.');
  await expect(visit.field).toHaveValue('Half a thought');
  const asked = visit.api.messages.filter(({ role }) => role === 'visitor').map(({ text }) => text);
  expect(asked).toEqual(['How long does delivery take?', 'And to Skye?', 'And to Skye?']);
});

test('what was not sent before the page went can be sent from the next', async ({ visit, page }) => {
  await visit.go();
  await visit.open();
  await page.route('**/messages', (route) => route.abort());
  await visit.ask('Hello');
  await expect(visit.problem).toHaveText('Not sent. Please check your connection.');
  await page.unroute('**/messages');
  await visit.go('second.html');
  await expect(visit.problem).toHaveText('Not sent. Please check your connection.');
  await visit.panel.getByRole('button', { name: 'Try again' }).click();
  (await visit.api.nextQuestion()).answer('Good day');
  await expect(visit.bubbles).toHaveText(['Hello! How can I help you today?', 'Hello', 'Good day']);
  await page.reload();
  await expect(visit.bubbles).toHaveText(['Hello! How can I help you today?', 'Hello', 'Good day']);
});
