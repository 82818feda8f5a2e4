import type { RegistryRemote } from '@askwell/contracts';

const mark = 'askwell-renewed';

/**
 * The last resort when a remote's files are gone: a tab that has slept through so many releases that its own is kept no
 * longer reloads, and gets the live one. Once for each release, so that there is never a loop; returns when a reload
 * would change nothing.
 */
export async function renewIfOutdated({ name, version }: RegistryRemote): Promise<void> {
  const live = await liveVersion(name);
  if (live === null || live === version || !isFirst(`${name} ${live}`)) return;
  window.location.reload();
  // The page is being left; until it is gone, nothing of it changes.
  await new Promise(() => undefined);
}

async function liveVersion(remote: string): Promise<string | null> {
  try {
    const response = await fetch('/remotes.json', { cache: 'no-store', signal: AbortSignal.timeout(3000) });
    const registry: unknown = await response.json();
    return isRegistry(registry)
      ? (registry.remotes.find(({ name }) => name === remote)?.version ?? null)
      : null;
  } catch {
    return null;
  }
}

const isRegistry = (value: unknown): value is { remotes: Pick<RegistryRemote, 'name' | 'version'>[] } =>
  typeof value === 'object' && value !== null && 'remotes' in value && Array.isArray(value.remotes);

/** Where storage is refused, nothing would tell a loop: then it never is. */
function isFirst(release: string): boolean {
  try {
    if (sessionStorage.getItem(mark) === release) return false;
    sessionStorage.setItem(mark, release);
    return true;
  } catch {
    return false;
  }
}
