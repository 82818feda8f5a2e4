import type { AnswerIndex } from '@askwell/answers';
import { LRUCache } from 'lru-cache';
import { keepSized } from './keep-sized.ts';

/**
 * Keeps indexes in memory, at most `capacity` bytes of them, and evicts the least recently used.
 * One index that is larger than that stays alone until the next one comes.
 */
export const indexCache = (capacity: number) => {
  const cache = new LRUCache<string, Promise<AnswerIndex>>({ maxSize: capacity });

  /**
   * The index under a key, which stands for one knowledge base that never changes; `load` makes it
   * when it is missing.
   */
  return (key: string, load: () => Promise<AnswerIndex>): Promise<AnswerIndex> => {
    const cached = cache.get(key);
    if (cached) return cached;
    return keepSized(cache, key, load(), ({ bytes }) => ({
      size: Math.min(Math.max(1, bytes), capacity),
    }));
  };
};
