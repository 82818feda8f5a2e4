import { createHash } from 'node:crypto';

/**
 * Keys that the provider throttled, until they may be used again, so that they are not asked in vain. Another process finds
 * out by itself; nothing depends on it. Keys are kept hashed.
 */
export function restingKeys() {
  const until = new Map<string, number>();

  return {
    rest: (apiKey: string, seconds: number) => {
      const now = Date.now();
      for (const [key, time] of until) if (time <= now) until.delete(key);
      until.set(hash(apiKey), now + seconds * 1000);
    },
    /** Seconds that it still rests; 0 when it does not. */
    restOf: (apiKey: string): number => {
      if (until.size === 0) return 0;
      return Math.max(0, ((until.get(hash(apiKey)) ?? 0) - Date.now()) / 1000);
    },
  };
}

const hash = (apiKey: string) => createHash('sha256').update(apiKey).digest('base64');
