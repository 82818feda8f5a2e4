import type { AnswerIndex } from '@askwell/answers';
import { LRUCache } from 'lru-cache';
import { keepSized } from './keep-sized.ts';

/** For how many chatbots the key of the latest index is kept. */
const mostChatbots = 10_000;

/**
 * Keeps indexes in memory, at most `capacity` bytes of them, and evicts the least recently used.
 * One index that is larger than that stays alone until the next one comes.
 */
export const indexCache = (capacity: number) => {
  const cache = new LRUCache<string, Promise<AnswerIndex>>({ maxSize: capacity });
  const latest = new LRUCache<string, string>({ max: mostChatbots });

  /**
   * Evicts the index before this one. Keys rise: one that is asked for late, as by a request with
   * an older knowledge base, replaces none.
   */
  const replaceEarlier = (chatbot: string, key: string): void => {
    const before = latest.get(chatbot);
    if (before !== undefined && before >= key) return;
    latest.set(chatbot, key);
    if (before !== undefined) cache.delete(before);
  };

  /**
   * The index under a key, which stands for one knowledge base that never changes; `load` makes it
   * when it is missing. It replaces the earlier index of its `chatbot`, if that is given.
   */
  return (key: string, load: () => Promise<AnswerIndex>, chatbot?: string): Promise<AnswerIndex> => {
    if (chatbot !== undefined) replaceEarlier(chatbot, key);
    const cached = cache.get(key);
    if (cached) return cached;
    return keepSized(cache, key, load(), ({ bytes }) => ({
      size: Math.min(Math.max(1, bytes), capacity),
    }));
  };
};
