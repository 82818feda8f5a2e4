import type { Page } from '@playwright/test';
import { makeChatbot } from '@askwell/testing';
import { axeFindings } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { ownPages, publicPages } from './pages.ts';

test.use({ expectedConsole: [/status of 404 .*no-such-page/] });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    // What fades in has its colours from the start.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('public pages have nothing serious to say to axe', async ({ page }) => {
      for (const path of publicPages) await expectAccessible(page, path);
    });

    test("an owner's pages have nothing serious to say to axe", async ({ page, newOwner, signIn }) => {
      const owner = await newOwner();
      const { _id } = await makeChatbot(owner);
      await signIn(owner);
      for (const path of ownPages(_id)) await expectAccessible(page, path);
    });
  });
}

test('no page scrolls sideways on a narrow phone', async ({ page, newOwner, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const owner = await newOwner({ name: 'Bartholomäus-Maximilian von Hohenzollern-Sigmaringen' });
  const { _id } = await makeChatbot(owner, { name: 'Kundenberatungsgesprächsassistent' });
  for (const path of publicPages) await expectNoSidewaysScroll(page, path);
  await signIn(owner);
  for (const path of ownPages(_id)) await expectNoSidewaysScroll(page, path);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function expectAccessible(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect(await axeFindings(page), path).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page, path: string): Promise<void> {
  await open(page, path);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, path).toBeLessThanOrEqual(0);
}
