import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

/** The chunks of a remote by their names: what is in them, and what they import at once. */
export type Chunks = ReadonlyMap<string, { code: string; modules: string[]; imports: string[] }>;

type Linked = { fileName: string; imports: string[]; dynamicImports: string[] };

/** A chunk, and all that it imports, at once or later. The chunk itself comes first. */
export function reachable<Chunk extends Linked>(from: Chunk, all: readonly Chunk[]): Set<Chunk> {
  const found = new Set([from]);
  for (const { imports, dynamicImports } of found)
    for (const file of [...imports, ...dynamicImports]) {
      const chunk = all.find(({ fileName }) => fileName === file);
      if (chunk) found.add(chunk);
    }
  return found;
}

/** `container.js` with a hash of its content, as all files have that releases share. */
export function hashedName(file: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const extension = extname(file);
  return `${basename(file, extension)}.${hash}${extension}`;
}
