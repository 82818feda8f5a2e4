import semver from 'semver';
import type { Registry, RemoteDescriptor, ShellDescriptor } from '@askwell/contracts';

/** Where the files of a release are served; never reused for another build, so they can be cached for ever. */
export const remoteBase = ({ name, version }: Pick<RemoteDescriptor, 'name' | 'version'>): string =>
  `/remotes/${name}/${version}/`;

/** The registry of these remotes, served at `origin`, for this shell. Throws when two of them claim one path. */
export function registryOf(
  remotes: RemoteDescriptor[],
  shell: Pick<ShellDescriptor, 'platform' | 'version'>,
  { origin = '', generation = 1 } = {},
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
    remotes: remotes.map((remote) => ({
      name: remote.name,
      version: remote.version,
      global: remote.global,
      entry: origin + remoteBase(remote) + remote.entry,
      integrity: remote.integrity[remote.entry] ?? '',
      compatible: semver.satisfies(shell.platform, remote.platform),
      pages: remote.pages,
      navigation: remote.navigation,
    })),
  };
}
