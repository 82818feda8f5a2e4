import { HtmlValidate } from 'html-validate';
import type { FrontEnd } from './front-end.ts';
import { expect, test } from './shared-front-end.ts';

let site: FrontEnd;

test.beforeEach(({ site: shared }) => {
  site = shared;
});

/** Taste is the formatter's and React's; what is checked is what the standard demands. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes an empty attribute where the standard allows it, and ids of its own.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Descriptions and titles are as long as they need to be.
    'long-title': 'off',
  },
});

test('every page is valid HTML', async ({ request }) => {
  for (const path of [...(await publicPaths()), '/dashboard', '/no-such-page']) {
    const html = await (await request.get(site.url + path)).text();
    const report = await validator.validateString(html);
    const complaints = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
    );
    expect(complaints, path).toEqual([]);
  }
});

test('every public page says all of itself that search engines and link previews ask for', async ({
  page,
}) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const paths = await publicPaths();
  for (const path of paths) {
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const head = await page
      .locator('head')
      .evaluate((element) =>
        Object.fromEntries(
          [...element.querySelectorAll('meta[name], meta[property], link[rel="canonical"]')].map((one) => [
            one.getAttribute('name') ?? one.getAttribute('property') ?? 'canonical',
            one.getAttribute('content') ?? one.getAttribute('href') ?? '',
          ]),
        ),
      );
    const title = await page.title();
    expect(head['canonical'], path).toMatch(/^https:\/\/askwell\.example\//);
    expect(head['og:url']).toBe(head['canonical']);
    expect(head['og:title']).toBe(title);
    expect(head['og:description']).toBe(head['description']);
    expect(head['og:image']).toBe('https://askwell.example/social-card.png');
    expect(head['twitter:card']).toBe('summary_large_image');
    expect((head['description'] ?? '').length).toBeGreaterThan(40);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await expect(page.locator('meta[name="theme-color"]')).toHaveCount(2);
    titles.add(title);
    descriptions.add(head['description'] ?? '');
  }
  // No two pages are the same to whoever searches; only /home shows what / shows.
  expect(titles.size).toBe(paths.length - 1);
  expect(descriptions.size).toBe(paths.length - 1);
});

test('the picture of link previews is as large as the page says, and small to fetch', async ({ request }) => {
  const picture = await (await request.get(`${site.url}/social-card.png`)).body();
  // A PNG says its size in its first chunk.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(100_000);
  for (const icon of ['/apple-touch-icon.png', '/favicon.ico'])
    expect((await request.get(site.url + icon)).status()).toBe(200);
});

async function publicPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>https:\/\/askwell\.example([^<]*)</g)].map(
    ([, path = '/']) => path,
  );
  expect(listed).toContain('/pricing');
  return [...listed, '/home'];
}
