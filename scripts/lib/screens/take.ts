import { join } from 'node:path';
import { errors, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Shot } from './shot.ts';

export const widths = [390, 768, 1280, 1920];
export type ColorScheme = 'light' | 'dark';

/** How long a page may take until it is photographed as it is. */
const patienceMs = 60_000;

type Studio = { browser: Browser; url: string; folder: string; colorScheme: ColorScheme };

/**
 * One screenshot for each width, of the whole page, or of the window when the shot has a state.
 * @returns what went wrong; empty when nothing did
 */
export async function take({ browser, url, folder, colorScheme }: Studio, shot: Shot): Promise<string> {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme,
    reducedMotion: 'reduce',
    // For the style of ours below.
    bypassCSP: true,
  });
  try {
    // As on a second visit: a first one shows public pages in the system's face.
    await context.addInitScript(() => localStorage.setItem('face', '1'));
    if (shot.session !== null) await signIn(context, shot.session);
    const page = await context.newPage();
    await page.setViewportSize(windowOf(widths[2] ?? 0));
    await page.goto(shot.path, { waitUntil: 'domcontentloaded' });
    if (shot.html !== undefined) await page.setContent(shot.html);
    if (shot.session !== null) await appBar(page).waitFor();
    const isLoaded = await settle(page);
    await shot.act?.(page);
    await page.addStyleTag({ content: everything });
    for (const width of widths) {
      await page.setViewportSize(windowOf(width));
      await settle(page);
      const path = join(folder, `${shot.name}-${colorScheme}-${width}.png`);
      await page.screenshot({ path, fullPage: shot.act === undefined });
    }
    return isLoaded ? '' : 'was still loading';
  } catch (error) {
    if (error instanceof errors.TimeoutError) return error.message.split('\n')[0] ?? '';
    throw error;
  } finally {
    await context.close();
  }
}

/** What is far below the window would be blank. */
const everything = '* { content-visibility: visible !important }';

const windowOf = (width: number) => ({ width, height: width < 600 ? 844 : 900 });

/** It comes after the page. */
const appBar = (page: Page) => page.getByRole('button', { name: 'Account menu' });

const signIn = (context: BrowserContext, session: string) =>
  context.addInitScript((value) => localStorage.setItem('authToken', value), session);

/**
 * Waits until a page shows what it has. Not for an idle network: pages with an event stream never
 * have one.
 */
async function settle(page: Page): Promise<boolean> {
  try {
    await page.locator('h1, h2').first().waitFor({ state: 'attached', timeout: patienceMs });
    await page.waitForFunction(
      () =>
        document.fonts.status === 'loaded' &&
        !document.querySelector('[aria-busy="true"]') &&
        // A chart is drawn again some time after its window has another width.
        [...document.querySelectorAll('.apexcharts-canvas')].every(
          (chart) => chart.clientWidth === chart.parentElement?.clientWidth,
        ) &&
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      undefined,
      { timeout: patienceMs },
    );
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    return true;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return false;
    throw error;
  }
}
