import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { expect, test } from './fixtures.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** The serious and critical findings on the page as it stands. */
const findings = async (page: Page): Promise<string[]> => {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('every tab of the editor has nothing serious to say to axe', async ({ page, editor }) => {
      await editor.open('Basic Info', { allowedDomains: ['tea.example'] });
      await expect(page.getByText('Hello! How can I help you today?')).toBeVisible();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Design' }).click();
      await page.getByRole('textbox', { name: 'Primary Color' }).fill('#ffe14d');
      expect(await findings(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Settings' }).click();
      expect(await findings(page)).toEqual([]);
      await page.getByRole('tab', { name: 'Knowledge Base' }).click();
      await page.getByRole('button', { name: 'Delete FAQ 3' }).click();
      await page.getByRole('button', { name: 'Edit FAQ 1' }).click();
      await page.getByRole('button', { name: 'Playground' }).click();
      await page.getByLabel('Message to the draft').fill('How much is shipping?');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Certain, 100 %')).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
  });
}

test('on a phone the form and the preview are two screens, and nothing is cut off', async ({
  page,
  editor,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.open();
  await expect(page.getByLabel('Chatbot Name')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeHidden();
  for (const name of ['Design', 'Settings', 'Knowledge Base']) {
    await page.getByRole('tab', { name }).click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
  await page.getByRole('button', { name: 'Show preview' }).click();
  await expect(page.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  await page.getByRole('button', { name: 'Playground' }).click();
  await page.getByLabel('Message to the draft').fill('How much is shipping?');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Go to this FAQ' }).first().click();
  await expect(page.locator('li:focus')).toContainText('How much is shipping?');
  await expect(page.getByRole('button', { name: 'Show preview' })).toBeVisible();
});
