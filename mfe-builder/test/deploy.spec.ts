import type { Route } from '@playwright/test';
import { stopTime } from '../../e2e/page-clock.ts';
import { expect, test } from './fixtures.ts';

test('deploying saves first, and says where the chatbot is and how it gets onto a website', async ({
  page,
  context,
  editor,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const chatbot = await editor.open('Basic Info', { deployed: false });
  await editor.name.fill('Tea Corner');
  const deploy = page.getByRole('button', { name: 'Deploy' });
  // What leaves by itself stays: the toast, and 'Copied'.
  await stopTime(page);
  await deploy.dblclick();
  const dialog = page.getByRole('dialog', { name: 'Chatbot Deployed Successfully!' });
  await dialog.getByRole('button', { name: 'Copy Embed Code' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const { name, deployment } = await editor.stored(chatbot);
  expect(name).toBe('Tea Corner');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(deployment.embedCode);
  await expect(dialog.getByLabel('Test page URL')).toHaveValue(deployment.testUrl ?? '');
  await expect(dialog.getByRole('link', { name: 'Test Chatbot' })).toHaveAttribute('target', '_blank');
  await expect(dialog.getByText('Deployed At')).toBeVisible();
  const toast = page
    .getByRole('region', { name: 'Notifications' })
    .getByText('Chatbot deployed successfully!');
  await toast.locator('..').getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.resume();
  await expect(toast).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(deploy).toBeFocused();
  await deploy.click();
  await dialog.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('article', { name: 'Tea Corner' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the message about a deployment leaves the buttons of its dialog free', async ({ page, editor }) => {
    await editor.open('Basic Info', { deployed: false });
    await page.getByRole('button', { name: 'Deploy' }).click();
    const dialog = page.getByRole('dialog', { name: 'Chatbot Deployed Successfully!' });
    const toast = dialog.getByText('Chatbot deployed successfully!', { exact: true });
    await expect(toast).toBeVisible();
    const [message, button] = [
      await toast.locator('..').boundingBox(),
      await dialog.getByRole('link', { name: 'Back to Dashboard' }).boundingBox(),
    ];
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  });
});

test.describe('what stands in the way of a deployment', () => {
  test.use({ expectedConsole: [/status of (403|503) .*\/deploy/] });

  test('is said in words that help', async ({ page, editor }) => {
    await editor.open('Basic Info', { deployed: false });
    const deployAgainst = async (answer: Parameters<Route['fulfill']>[0], words: string) => {
      await page.route('**/deploy', (route) => route.fulfill(answer), { times: 1 });
      await page.getByRole('button', { name: 'Deploy' }).click();
      await expect(page.getByText(words)).toBeVisible();
    };
    const refusal = (message: string) => ({
      status: 403,
      json: { success: false, code: 'api_key_required', message },
    });
    await deployAgainst(
      refusal('A Gemini API key is required.'),
      'Gemini API key required for deployment. Please add it in your Profile → Security settings.',
    );
    await deployAgainst(refusal('Your plan is full.'), 'Your plan is full.');
    await deployAgainst({ status: 503, body: '' }, 'Failed to deploy chatbot');
    await expect(page.getByRole('dialog', { name: 'Chatbot Deployed Successfully!' })).toHaveCount(0);
  });
});
