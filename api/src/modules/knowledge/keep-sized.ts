import type { LRUCache } from 'lru-cache';

/**
 * Keeps a value in a cache while it is computed, and with its size once it is known. A value that
 * was replaced meanwhile stays replaced, and one that could not be computed is removed.
 */
export function keepSized<Value>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  value: Promise<Value>,
  optionsOf: (value: Value) => { size: number; ttl?: number },
): Promise<Value> {
  const isKept = () => cache.peek(key) === value;
  cache.set(key, value, { size: 1 });
  value.then(
    (found) => {
      if (!isKept()) return;
      // The cache ignores the size of a value that it has already.
      cache.delete(key);
      cache.set(key, value, optionsOf(found));
    },
    () => isKept() && cache.delete(key),
  );
  return value;
}
