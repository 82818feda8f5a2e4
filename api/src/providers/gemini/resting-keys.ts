import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * The keys that the provider throttled, for the time it asked us to wait, so that we do not ask in
 * vain. Each process keeps its own. Keys are kept hashed.
 */
export function restingKeys() {
  const resting = new LRUCache<string, true>({ max: 10_000 });

  return {
    rest: (apiKey: string, seconds: number) => {
      resting.set(hash(apiKey), true, { ttl: Math.max(1, Math.ceil(seconds * 1000)) });
    },
    /** Seconds that it still rests; 0 when it does not. */
    restOf: (apiKey: string): number => {
      if (resting.size === 0) return 0;
      return Math.max(0, resting.getRemainingTTL(hash(apiKey)) / 1000);
    },
  };
}

const hash = (apiKey: string) => createHash('sha256').update(apiKey).digest('base64');
