import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { BuildFiles } from '../check/check-files.ts';

/** All files of a build's folder. */
export async function readBuild(dir: string): Promise<BuildFiles> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, Buffer]> => [
        relative(dir, file).split(sep).join('/'),
        await readFile(file),
      ]),
    ),
  );
}
