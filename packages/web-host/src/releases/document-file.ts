import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from './atomic-file.ts';
import { nothingReleased, ReleasesDocument } from './document.ts';
import { withLock } from './lock.ts';

/** `releases.json` in a folder that several processes may share. */
export function documentFile(folder: string) {
  const file = join(folder, 'releases.json');
  let known: { stamp: string; document: ReleasesDocument } | undefined;

  /** Reads it again only when it has been replaced. */
  const read = (): ReleasesDocument => {
    const stamp = stampOf(file);
    if (stamp === null) return nothingReleased;
    if (known?.stamp !== stamp) known = { stamp, document: parse(file) };
    return known.document;
  };

  return {
    read,
    /**
     * Replaces it by what `next` makes of it, with a new generation. When `next` gives the same document back, nothing
     * happens. Processes take turns.
     */
    change: (next: (document: ReleasesDocument) => ReleasesDocument): Promise<ReleasesDocument> =>
      withLock(join(folder, 'lock'), () => {
        const before = read();
        const after = next(before);
        if (after === before) return before;
        replaceFile(file, `${JSON.stringify({ ...after, generation: before.generation + 1 }, null, 2)}\n`);
        return read();
      }),
  };
}

/** Changes with every replacement: the new file is another one. */
function stampOf(file: string): string | null {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : null;
}

function parse(file: string): ReleasesDocument {
  const result = ReleasesDocument.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  throw new Error(`${file}: ${z.prettifyError(result.error)}`);
}
