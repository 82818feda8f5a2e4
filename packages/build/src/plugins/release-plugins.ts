import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RemoteSource } from '@askwell/contracts';
import type { SharedUses } from '../shared-uses.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { PrerenderPlugin } from './prerender-plugin.ts';
import { ReleaseNamesPlugin } from './release-names-plugin.ts';
import { RemoteDescriptorPlugin } from './remote-descriptor-plugin.ts';
import { RetryQueryPlugin } from './retry-query-plugin.ts';

/** The file of a remote that is loaded first. */
export const entry = 'remoteEntry.js';

/** The names of a release of the remote in `dir`: its own one, and what its version begins with. */
export function releaseNames(dir: string, version: string | undefined) {
  const description = readFileSync(join(dir, 'remote.json'), 'utf8');
  const { name } = RemoteSource.parse(JSON.parse(description));
  const prefix = String(JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')).version);
  return { name, entry, version, prefix, description };
}

/** What makes a release of a build, for webpack and Rspack. Without hashes while developing. */
export function releasePlugins(
  dir: string,
  {
    version,
    shared,
    isChecked = true,
  }: { version: string | undefined; shared: SharedUses; isChecked?: boolean },
) {
  const names = new ReleaseNamesPlugin(releaseNames(dir, version));
  return [
    new RetryQueryPlugin(),
    ...(isChecked ? [new IntegrityPlugin(), new PrerenderPlugin(dir)] : []),
    names,
    new RemoteDescriptorPlugin({ dir, entry, names, shared }),
  ];
}
