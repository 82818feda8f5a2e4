import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

/** Evaluated through the debugger: our content security policy lets no other script in. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The serious and critical findings of axe on a page as it stands, once its transitions have ended,
 * with the elements that they are about.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const isFinite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isFinite)
        .map(({ finished }) => finished),
    );
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  });
}

/** In the light and in the dark. */
export async function axeFindingsInAnyLight(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    // Our own pages follow by their first script.
    await page.waitForFunction((wanted) => {
      const { theme } = document.documentElement.dataset;
      return theme === undefined || theme === wanted;
    }, colorScheme);
    found.push(...(await axeFindings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  return found;
}

declare global {
  interface Window {
    axe: typeof Axe;
  }
}
