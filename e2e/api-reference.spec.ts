import { expect, test as base } from './fixtures.ts';

const test = base.extend<{ problems: string[] }>({
  /** Requests to other origins. */
  problems: async ({ page, product }, use) => {
    const problems: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(product.url)) {
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
  test(`a programmer reads the reference, ${width} px wide, ${colorScheme}`, async ({ page, problems }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto('/api/docs');
    await page.locator('#operations-Chatbots-askChatbot').getByRole('button').first().click();
    await page.getByText('Limits: 300 in a minute for each chatbot').first().waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(problems).toEqual([]);
  });
}

test('without JavaScript, the introduction and the OpenAPI document are there', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/api/docs`);
  await expect(page.getByRole('heading', { name: 'Webhooks' })).toBeVisible();
  await expect(page.getByText('The list of calls needs JavaScript.')).toBeVisible();
  await context.close();
});
