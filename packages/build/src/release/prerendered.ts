import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { RemoteSource } from '@askwell/contracts';
import { nodeBuild } from '../node-build.ts';
import { renderPages } from '../render-pages.ts';
import { sharedKeys } from '../shared-modules.ts';

/** A public page as HTML: the file that it goes into, and the id of its place in the shell. */
type Prerendered = { path: string; file: string; html: string; slot: string };

/** Renders the public pages of the remote in `dir`. Throws an Error that names the failing page. */
export async function prerendered(dir: string, remote: RemoteSource): Promise<Prerendered[]> {
  const paths = remote.pages
    .filter(({ access, prerender = true }) => access === 'public' && prerender)
    .map(({ path }) => path);
  if (paths.length === 0) return [];
  const code = await nodeBuild(join(dir, 'src/remote.tsx'), sharedKeys);
  const pages = await renderPages(remote, code, paths);
  return pages.map(({ path, html, slot }) => ({ path, html, slot, file: nameOf(path, html) }));
}

function nameOf(path: string, html: string): string {
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
  return `pages/${path.slice(1).replace(/\W+/g, '-') || 'index'}.${hash}.html`;
}
