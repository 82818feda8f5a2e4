import type { Page } from '@playwright/test';
import { makeChatbot } from '@askwell/testing/product';
import { axeFindingsInAnyLight } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { ownPages, publicPages, serverPages } from './pages.ts';

test.use({ expectedConsole: [/status of 404 .*(no-such-page|\/test\/no\/chatbot)/] });

test('public pages have nothing serious to say to axe, in light and dark', async ({ page }) => {
  for (const path of [...publicPages, ...serverPages]) await expectAccessible(page, path);
});

test("an owner's pages have nothing serious to say to axe, in light and dark", async ({ page, shop }) => {
  for (const path of ownPages(shop.id)) await expectAccessible(page, path);
});

test('no page scrolls sideways on a narrow phone', async ({ page, newOwner, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const owner = await newOwner({ name: 'Bartholomäus-Maximilian von Hohenzollern-Sigmaringen' });
  const { _id } = await makeChatbot(owner, { name: 'Kundenberatungsgesprächsassistent' });
  for (const path of [...publicPages, ...serverPages]) await expectNoSidewaysScroll(page, path);
  await signIn(owner);
  for (const path of ownPages(_id)) await expectNoSidewaysScroll(page, path);
});

test('at 400 % zoom three quarters of the window are left to the page', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [...publicPages, ...ownPages(shop.id)]) await expectRoomForThePage(page, path);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect(await axeFindingsInAnyLight(page), path).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await open(page, path);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, path).toBeLessThanOrEqual(0);
}

/** Once the page is scrolled, whatever stays where it is takes a quarter of the height at most. */
async function expectRoomForThePage(page: Page, path: string): Promise<void> {
  await open(page, path);
  const share = await page.evaluate(() => {
    document.documentElement.scrollTop = 300;
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    const lines = Array.from({ length: innerHeight }, (_, y) =>
      document.elementsFromPoint(innerWidth / 2, y).at(0),
    );
    return lines.filter((element = document.body) => !stays(element)).length / innerHeight;
  });
  expect(share, path).toBeGreaterThanOrEqual(0.75);
}
