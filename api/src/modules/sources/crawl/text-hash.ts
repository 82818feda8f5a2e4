import { createHash } from 'node:crypto';
import type { SourceBlock } from '@askwell/reading';

/** Identifies the text of a page, whatever its spaces and capitals. */
export function textHashOf(blocks: readonly Pick<SourceBlock, 'text'>[]): string {
  const hash = createHash('sha256');
  for (const { text } of blocks)
    hash.update(`${text.normalize('NFKC').replace(/\s+/g, ' ').toLowerCase()}\n`);
  return hash.digest('base64');
}
