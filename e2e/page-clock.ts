import { expect, type Locator, type Page } from '@playwright/test';

/**
 * From here on the page's time passes only when the test says so, such as by `page.clock.runFor()`
 * or `resume()`. The page was opened after `page.clock.install()`. The clock jumps by 20 s first:
 * timers that are due by then fire once, time limits of requests under way included.
 */
export async function stopTime(page: Page): Promise<void> {
  const now: unknown = await page.evaluate('Date.now()');
  // Time goes on until it stops, which takes a busy machine seconds, and it never goes back.
  await page.clock.pauseAt(Number(now) + 20_000);
}

/** Lets the page's time, which was stopped, go on in small steps until something is visible. */
export async function passUntilVisible(page: Page, seen: Locator, stepMs = 5): Promise<void> {
  const look = async () => {
    await page.clock.runFor(stepMs);
    return seen.isVisible();
  };
  await expect.poll(look, { intervals: [50] }).toBe(true);
}
