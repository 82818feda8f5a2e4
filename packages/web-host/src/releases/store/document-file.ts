import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from './atomic-file.ts';
import { nothingReleased, ReleasesDocument } from './document.ts';
import { withLock } from './lock.ts';

/**
 * `releases.json` in a folder that several processes may share, and beside it the same once more:
 * should the one become unreadable, the last good one counts.
 */
export function documentFile(folder: string, warn: (problem: string) => void) {
  const file = join(folder, 'releases.json');
  const spare = join(folder, 'releases.last.json');
  let known: { stamp: string; document: ReleasesDocument } | undefined;

  /**
   * Reads it again only when it has been replaced. Throws when it cannot be read, and no good one
   * is known.
   */
  const read = (): ReleasesDocument => {
    const stamp = stampOf(file);
    // A folder that is gone under a running server, such as a volume, comes back.
    if (stamp === null) return known?.document ?? nothingReleased;
    if (known?.stamp !== stamp) known = { stamp, document: parsed() };
    return known.document;
  };

  const parsed = (): ReleasesDocument => {
    try {
      return parse(file);
    } catch (error) {
      if (!known && stampOf(spare) === null) throw error;
      const last = known?.document ?? parse(spare);
      warn(`${String(error)} What was live before (generation ${last.generation}) stays so.`);
      return last;
    }
  };

  return {
    read,
    /**
     * Replaces it by what `next` makes of it, with a new generation. When `next` gives the same
     * document back, nothing happens. Processes take turns.
     */
    change: (next: (document: ReleasesDocument) => ReleasesDocument): Promise<ReleasesDocument> =>
      withLock(join(folder, 'lock'), () => {
        const before = read();
        const after = next(before);
        if (after === before) return before;
        const text = `${JSON.stringify({ ...after, generation: before.generation + 1 }, null, 2)}\n`;
        replaceFile(file, text);
        replaceFile(spare, text);
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
