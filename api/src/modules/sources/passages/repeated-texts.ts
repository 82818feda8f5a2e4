import type { SourceBlock } from '@askwell/reading';
import { textHashOf } from '../crawl/text-hash.ts';

/** A text is part of the site's frame if it is on so many pages, and on this share of them. */
const leastPages = 4;
const leastShare = 0.3;

/**
 * Counts on how many pages of a source each block is, and tells which are repeated on many of them,
 * such as menus and notes about cookies.
 */
export function repeatedTexts() {
  const counts = new Map<string, number>();
  let pages = 0;
  return {
    addPage: (blocks: readonly SourceBlock[]): void => {
      pages += 1;
      for (const hash of new Set(blocks.map(hashOf))) counts.set(hash, (counts.get(hash) ?? 0) + 1);
    },
    isRepeated: (block: SourceBlock): boolean => {
      const count = counts.get(hashOf(block)) ?? 0;
      return block.kind !== 'heading' && count >= leastPages && count >= pages * leastShare;
    },
  };
}

const hashOf = (block: SourceBlock): string => textHashOf([block]);
