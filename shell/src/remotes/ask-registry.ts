import type { Registry } from '@askwell/contracts';

/** What is live by now; null when the server does not say. The browser asks only whether it has changed. */
export async function askRegistry(): Promise<Registry | null> {
  try {
    const response = await fetch('/remotes.json', { cache: 'no-cache', signal: AbortSignal.timeout(3000) });
    const registry: unknown = await response.json();
    return isRegistry(registry) ? registry : null;
  } catch {
    return null;
  }
}

const isRegistry = (value: unknown): value is Registry =>
  typeof value === 'object' &&
  value !== null &&
  'shell' in value &&
  'remotes' in value &&
  Array.isArray(value.remotes);
