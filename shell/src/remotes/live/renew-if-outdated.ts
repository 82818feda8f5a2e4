import type { RegistryRemote } from '@askwell/contracts';
import { askRegistry } from './ask-registry.ts';
import { reloadOnce } from '../reload-once.ts';

/** Somebody has been waiting for the remote already. */
const patienceMs = 1000;

/**
 * The last resort when a remote's files are gone: a tab that has slept through so many releases
 * that its own is kept no longer reloads, and gets the live one. Once for each release; returns
 * when a reload would change nothing.
 */
export async function renewIfOutdated({ name, version }: RegistryRemote): Promise<void> {
  const live = (await askRegistry(patienceMs))?.remotes.find((remote) => remote.name === name)?.version;
  if (live !== undefined && live !== version) await reloadOnce(`${name} ${live}`);
}
