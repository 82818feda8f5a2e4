import { basename, dirname } from 'node:path';
import type { Releases } from '../releases.ts';

/**
 * The folders to serve while somebody works on `own` remotes: theirs as built in the checkout, the
 * others as they are live, or as built where nothing of them is. Without any of their own, all as
 * built.
 */
export function developmentRemotes(
  { document, has, folderOf }: Pick<Releases, 'document' | 'has' | 'folderOf'>,
  built: readonly string[],
  own: readonly string[],
): string[] {
  if (own.length === 0) return [...built];
  const dirs = new Map(built.map((dir) => [basename(dirname(dir)), dir]));
  for (const [name, { live }] of Object.entries(document().remotes))
    if (!own.includes(name) && has(name, live.version)) dirs.set(name, folderOf(name, live.version));
  return [...dirs.values()];
}
