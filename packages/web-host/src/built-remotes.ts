import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The build folders of all remotes of a checkout, `mfe-<name>/dist`, as far as they have been
 * built.
 */
export const builtRemotes = (root: string): string[] =>
  readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .toSorted()
    .map((name) => join(root, name, 'dist'))
    .filter((dist) => existsSync(join(dist, 'remote.json')));
