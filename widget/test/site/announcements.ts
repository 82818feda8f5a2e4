import type { Locator } from '@playwright/test';

/**
 * Keeps what the panel tells screen readers, each text of which is gone after three seconds.
 * Returns what gives the texts since then.
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
