import type { Locator } from '@playwright/test';

/**
 * Records what the panel announces to screen readers; it removes a text after three seconds.
 * Returns a function that reads the recorded texts.
 */
export async function listenTo(panel: Locator): Promise<() => Promise<string[]>> {
  const status = panel.locator('.unseen[role=status]');
  await status.evaluate((node) => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const keep = () => void (node.textContent && heard.push(node.textContent));
    new MutationObserver(keep).observe(node, { childList: true, characterData: true, subtree: true });
  });
  return () => panel.page().evaluate((): string[] => Reflect.get(window, 'heard'));
}
