import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RemoteDescriptor } from '@askwell/contracts';
import { builtRemotes } from '@askwell/web-host';
import type { Figure } from './lib/figures.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * What a returning visitor downloads after a release in which one module of a page has changed: the
 * entry, and the file that the module is in. In percent of all scripts and styles of the remote,
 * for the largest file of each page.
 */
export default async function oneChange(): Promise<Figure[]> {
  return (await Promise.all(builtRemotes(root).map(figuresOf))).flat();
}

async function figuresOf(dist: string): Promise<Figure[]> {
  const { entry, integrity, preload } = RemoteDescriptor.parse(
    JSON.parse(await readFile(join(dist, 'remote.json'), 'utf8')),
  );
  const files = Object.keys(integrity).filter((file) => /\.(js|css)$/.test(file));
  const bytes = new Map(
    await Promise.all(
      files.map(async (file) => [file, (await stat(join(dist, `${file}.br`))).size] as const),
    ),
  );
  const all = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  const sizeOf = (file: string) => bytes.get(file) ?? 0;
  return Object.entries(preload).map(([path, { scripts }]) => {
    const largest = Math.max(...scripts.map(sizeOf));
    return {
      name: `${basename(dirname(dist))} ${path}`,
      value: (100 * (largest + sizeOf(entry))) / all,
      unit: '%',
      budget: 10,
      note: `${largest + sizeOf(entry)} of ${all} B`,
    };
  });
}
