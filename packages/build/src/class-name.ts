import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { RemoteName } from '@askwell/contracts';
import { isCheckout, root } from './root.ts';

/**
 * The class of a CSS Module's name: `mfe-account-card-x1Y`. CSS is one global scope for all
 * remotes, so a class carries its workspace's name; it depends on nothing else, so the builds for
 * browser and server agree. Throws an Error where two names of a build come to the same class: one
 * of them needs another name. The hash is short, since a document carries some two hundred.
 */
export function className(file: string, name: string): string {
  const { workspace, path } = placeOf(file);
  const hash = createHash('sha256').update(`${path} ${name}`).digest('base64url');
  const made = `${workspace}-${name}-${hash.replace(/[^a-zA-Z0-9]/g, '').slice(0, 3)}`;
  const owner = owners.get(made) ?? file;
  owners.set(made, owner);
  if (owner !== file) throw new Error(`Both ${owner} and ${file} have the class ${made}.`);
  return made;
}

/** The file of each class that this process has named. */
const owners = new Map<string, string>();

/** The name of the workspace of a file, and a path that no other workspace has. */
function placeOf(file: string): { workspace: string; path: string } {
  const path = relative(root, file).split(/[/\\]/);
  const [first = '', second = ''] = path;
  // Tests build remotes in hidden folders of the checkout.
  if (isCheckout && !first.startsWith('.'))
    return { workspace: first === 'packages' ? second : first, path: path.join('/') };
  const dir = folderOfRemote(dirname(file));
  const workspace = nameIn(dir);
  return { workspace, path: [workspace, ...relative(dir, file).split(/[/\\]/)].join('/') };
}

/** The nearest parent folder with a `remote.json`, or the repository. */
function folderOfRemote(dir: string): string {
  if (existsSync(join(dir, 'remote.json'))) return dir;
  return dir === dirname(dir) ? root : folderOfRemote(dirname(dir));
}

const nameIn = (dir: string): string => {
  const file = join(dir, 'remote.json');
  return existsSync(file) ? RemoteName.parse(JSON.parse(readFileSync(file, 'utf8')).name) : 'package';
};
