import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares with a secret in constant time. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
