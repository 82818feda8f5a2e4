import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { FailureKind } from './failure.ts';

/**
 * The keys that the provider throttled, for the time it asked us to wait, so that we do not ask in
 * vain. Each process keeps its own. Keys are kept hashed.
 */
export function restingKeys() {
  const resting = new LRUCache<string, FailureKind>({ max: 10_000 });

  return {
    rest: (apiKey: string, seconds: number, reason: FailureKind = 'throttled') => {
      resting.set(hash(apiKey), reason, { ttl: Math.max(1, Math.ceil(seconds * 1000)) });
    },
    /** Why it rests; undefined when it does not. */
    reasonOf: (apiKey: string): FailureKind | undefined =>
      resting.size === 0 ? undefined : resting.get(hash(apiKey)),
    /** Seconds that it still rests; 0 when it does not. */
    restOf: (apiKey: string): number => {
      if (resting.size === 0) return 0;
      return Math.max(0, resting.getRemainingTTL(hash(apiKey)) / 1000);
    },
  };
}

const hash = (apiKey: string) => createHash('sha256').update(apiKey).digest('base64');
