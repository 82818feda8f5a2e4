import type { Registry } from '@askwell/contracts';
import { isRegistry } from '@askwell/platform/shell';

/**
 * What is live by now; null when the server does not say so in time. The browser asks only whether
 * it has changed.
 */
export async function askRegistry(patienceMs = 3000): Promise<Registry | null> {
  try {
    const response = await fetch('/remotes.json', {
      cache: 'no-cache',
      signal: AbortSignal.timeout(patienceMs),
    });
    const registry: unknown = await response.json();
    return isRegistry(registry) ? registry : null;
  } catch {
    return null;
  }
}
