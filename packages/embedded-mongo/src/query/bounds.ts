import { BSONRegExp } from 'bson';
import { above, encodeKey, invert } from '../bson/keys.ts';
import type { IndexField } from '../store/index-keys.ts';
import type { Condition } from './filter.ts';
import { isExtreme } from './operators.ts';

/** Keys from `low`, included, to `high`, not included. */
export interface Range {
  low: Buffer;
  high: Buffer;
}

/** What conditions allow for one field: single keys, or one stretch of keys. */
export type FieldBounds =
  | { kind: 'points'; keys: readonly Buffer[]; used: readonly Condition[] }
  | { kind: 'stretch'; range: Range; used: readonly Condition[] };

/**
 * What the conditions on a field say about its keys, or undefined when they say nothing that an
 * index could use. When documents hold arrays here, two comparisons can be met by two elements, so
 * only one of them counts.
 */
export function fieldBounds(
  field: IndexField,
  conditions: readonly Condition[],
  hasArrays: boolean,
): FieldBounds | undefined {
  const own = conditions.filter((condition) => condition.field?.path === field.path);
  for (const condition of own) {
    const keys = points(condition);
    if (keys) return { kind: 'points', keys: keys.map((key) => directed(key, field)), used: [condition] };
  }
  const comparisons = own.filter(isComparison);
  const used = hasArrays ? comparisons.slice(0, 1) : comparisons;
  const range = used.reduce<Range | undefined>((sum, condition) => {
    const next = stretch(condition);
    return sum && next ? intersection(sum, next) : (sum ?? next);
  }, undefined);
  return range && { kind: 'stretch', range: descendingRange(range, field), used };
}

/**
 * True when the range holds exactly the documents that meet the condition, so that none needs to be
 * looked at.
 */
export function isExact({ field }: Condition): boolean {
  if (!field) return false;
  if (field.operator === '$in') return true;
  const { operand } = field;
  if (field.operator === '$eq') return operand !== null && operand !== undefined;
  // NaN lies below every number, and no number is below NaN.
  return typeof operand === 'string' || operand instanceof Date;
}

function points({ field }: Condition): Buffer[] | undefined {
  if (field?.operator === '$eq') return isPoint(field.operand) ? [encodeKey(field.operand)] : undefined;
  if (field?.operator !== '$in' || !Array.isArray(field.operand)) return undefined;
  if (!field.operand.every((value) => isPoint(value) && value !== null)) return undefined;
  const keys = new Map(field.operand.map(encodeKey).map((key) => [key.toString('latin1'), key] as const));
  return [...keys.values()].sort((a, b) => Buffer.compare(a, b));
}

/** An array equals a whole array or an element that is one; only its elements are in the index. */
const isPoint = (value: unknown): boolean => !Array.isArray(value) && !(value instanceof BSONRegExp);

const comparisonOperators = new Set(['$gt', '$gte', '$lt', '$lte']);

function isComparison({ field }: Condition): boolean {
  if (!field || !comparisonOperators.has(field.operator)) return false;
  const { operand } = field;
  return isPoint(operand) && operand !== null && operand !== undefined && !isExtreme(operand);
}

/** Comparisons stay within the type of their operand. */
function stretch({ field }: Condition): Range | undefined {
  const key = encodeKey(field?.operand);
  const type = key.subarray(0, 1);
  switch (field?.operator) {
    case '$gt':
      return { low: above(key), high: above(type) };
    case '$gte':
      return { low: key, high: above(type) };
    case '$lt':
      return { low: type, high: key };
    case '$lte':
      return { low: type, high: above(key) };
    default:
      return undefined;
  }
}

const intersection = (a: Range, b: Range): Range => ({
  low: Buffer.compare(a.low, b.low) > 0 ? a.low : b.low,
  high: Buffer.compare(a.high, b.high) < 0 ? a.high : b.high,
});

const directed = (key: Buffer, field: IndexField): Buffer => (field.descending ? invert(key) : key);

/**
 * In a descending field the keys are inverted and the range turns round. `low` and `high` are
 * boundaries between keys: inverted, the boundary before all keys with a prefix becomes the one
 * after all keys with its inverse.
 */
const descendingRange = ({ low, high }: Range, field: IndexField): Range =>
  field.descending ? { low: boundaryInverse(high), high: boundaryInverse(low) } : { low, high };

const boundaryInverse = (boundary: Buffer): Buffer => above(invert(boundary));
