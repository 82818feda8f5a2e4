import { ObjectId } from 'bson';
import { encodeKey } from './keys.ts';

/** Compares two values in MongoDB's order of types and values: negative, zero or positive. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') {
    if (a === b) return 0;
    if (a < b) return -1;
    if (a > b) return 1;
  }
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (typeof a === 'string' && a === b) return 0;
  return Buffer.compare(encodeKey(a), encodeKey(b));
}

/**
 * Equality as queries, unique indexes and `$addToSet` see it: 1, Long 1 and Double 1 are the same
 * value.
 */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  const type = typeof a;
  if (type === 'string' || type === 'boolean') return false;
  if (type === 'number' && typeof b === 'number') return Number.isNaN(a) && Number.isNaN(b);
  if (a instanceof ObjectId && b instanceof ObjectId) return a.equals(b);
  return compareValues(a, b) === 0;
}
