import { mismatchOf } from './releases/check/check-fit.ts';
import { LentSlot, type Registry, type RemoteDescriptor, type ShellDescriptor } from '@askwell/contracts';

/**
 * Where the entry of a release is served; never reused for another build, so it can be cached for
 * ever.
 */
export const remoteBase = ({ name, version }: Pick<RemoteDescriptor, 'name' | 'version'>): string =>
  `/remotes/${name}/${version}/`;

/**
 * Where files are served whose names carry a hash of their content: the same file for all releases
 * that have it.
 */
export const sharedBase = (name: string): string => `/remotes/${name}/-/`;

/** Where the files of a release are served, other than its entry. */
export const filesBase = (
  remote: Pick<RemoteDescriptor, 'name' | 'version' | 'isContentAddressed'>,
): string => (remote.isContentAddressed ? sharedBase(remote.name) : remoteBase(remote));

/**
 * The registry of these remotes, served at `origin`, for this shell. Throws when two of them claim
 * one path.
 */
export function registryOf(
  remotes: RemoteDescriptor[],
  shell: Pick<ShellDescriptor, 'platform' | 'shared' | 'version'>,
  { origin = '', generation = 1, measured = 0 } = {},
): Registry {
  const owners = new Map<string, string>();
  for (const { name, pages } of remotes)
    for (const { path } of pages) {
      const owner = owners.get(path);
      if (owner !== undefined) throw new Error(`${name} and ${owner} both claim ${path}.`);
      owners.set(path, name);
    }
  return {
    schema: 1,
    generation,
    shell: shell.version,
    ...(measured > 0 && { measured }),
    remotes: remotes.map((remote) => ({
      name: remote.name,
      version: remote.version,
      global: remote.global,
      entry: origin + remoteBase(remote) + remote.entry,
      integrity: remote.integrity[remote.entry] ?? '',
      ...(remote.format === 'module' && { format: remote.format }),
      compatible: mismatchOf(remote, shell) === null,
      pages: remote.pages,
      navigation: remote.navigation,
      ...(remote.frame && { frame: remote.frame }),
      ...(remote.slots.length > 0 && {
        slots: remote.slots.map((slot) => LentSlot.strip().parse(slot)),
      }),
    })),
  };
}
