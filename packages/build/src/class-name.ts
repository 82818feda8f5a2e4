import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { root } from './root.ts';

/**
 * The class of a CSS Module's name: `mfe-account-card-x1Y2z`. CSS is one global scope for all
 * remotes, so a class carries its workspace's name; it depends on nothing else, so the builds for
 * browser and server agree.
 */
export function className(file: string, name: string): string {
  const path = relative(root, file).split(/[/\\]/);
  const workspace = path[0] === 'packages' ? path[1] : path[0];
  const hash = createHash('sha256')
    .update(`${path.join('/')} ${name}`)
    .digest('base64url');
  return `${workspace}-${name}-${hash.replace(/[^a-zA-Z0-9]/g, '').slice(0, 5)}`;
}
