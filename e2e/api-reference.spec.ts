import { startApi, type TestApi } from '@askwell/testing';
import { expect, test as base } from '@playwright/test';

const test = base.extend<{ problems: string[] }, { api: TestApi }>({
  api: [
    async ({}, use) => {
      const api = await startApi();
      await use(api);
      await api.stop();
    },
    { scope: 'worker' },
  ],
  /** What the browser says in its console, and requests to other origins. */
  problems: async ({ page, api }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(api.url)) {
        problems.push(`asks ${request.url()}`);
      }
    });
    await use(problems);
  },
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`a programmer reads the reference, ${width} px wide, ${colorScheme}`, async ({
    page,
    api,
    problems,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${api.url}/api/docs`);
    await page.locator('#operations-Chatbots-askChatbot').getByRole('button').first().click();
    await page.getByText('Limits: 300 in a minute for each chatbot').first().waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}

test('without JavaScript, the introduction and the OpenAPI document are there', async ({ browser, api }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${api.url}/api/docs`);
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible();
  await expect(page.getByText('The list of calls needs JavaScript.')).toBeVisible();
  await context.close();
});
