import type { Page } from '@playwright/test';
import type { FrontEnd } from './front-end.ts';
import { expect, test } from './shared-front-end.ts';

let site: FrontEnd;

test.beforeEach(({ site: shared }) => {
  site = shared;
});

const top = async (page: Page): Promise<number> => Number(await page.evaluate('scrollY'));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

test('a new page starts at its top and its heading, Back and a reload return to where one was', async ({
  page,
}) => {
  await page.goto(`${site.url}/terms`, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 900);
  await expect.poll(() => top(page)).toBe(900);
  await follow(page, 'Pricing');
  await expect(page).toHaveURL(`${site.url}/pricing`);
  await expect(heading(page)).toBeFocused();
  expect(await top(page)).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect.poll(() => top(page)).toBe(900);
  await page.reload();
  await expect.poll(() => top(page)).toBe(900);
});

test('what was read before the scripts came is found again by Back', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${site.url}/terms`, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => top(page)).toBe(900);
  release();
  await page.waitForLoadState('networkidle');
  await follow(page, 'Pricing');
  await expect(page).toHaveURL(`${site.url}/pricing`);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect.poll(() => top(page)).toBe(900);
});

test('an address with a section leads to it, on the first page and on the next one', async ({ page }) => {
  await page.goto(`${site.url}/terms`, { waitUntil: 'networkidle' });
  const links = page.getByRole('main').locator('a[href*="#"]');
  const href = (await links.nth(5).getAttribute('href')) ?? '';
  const id = href.slice(href.indexOf('#') + 1);
  const section = page.locator(`[id="${id}"]`);
  const isInView = async () => {
    const { y = -1 } = (await section.boundingBox()) ?? {};
    return y >= 0 && y < 300;
  };
  await links.nth(5).click();
  await expect.poll(isInView).toBe(true);

  await page.goto(`${site.url}/pricing`);
  await page.goto(`${site.url}/terms#${id}`);
  await expect.poll(isInView).toBe(true);
});

test('the tab, the description and the canonical address are those of the page that is shown', async ({
  page,
}) => {
  await page.goto(`${site.url}/`);
  const description = page.locator('meta[name="description"]');
  const before = await description.getAttribute('content');
  await follow(page, 'Pricing');
  await expect(page).toHaveTitle(/^Pricing · /);
  await expect(description).not.toHaveAttribute('content', before ?? '');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://askwell.example/pricing',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
