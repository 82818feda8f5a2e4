import { BSONRegExp, MaxKey, MinKey } from 'bson';
import { compareValues, sameValue } from '../bson/compare.ts';
import { isDoc, numberIn, type Doc } from '../bson/document.ts';
import { tags, encodeKey } from '../bson/keys.ts';
import { ServerError } from '../errors.ts';

/**
 * Decides over everything that a path reached; a missing field is undefined, an array is one value.
 */
export type ValuesTest = (values: readonly unknown[]) => boolean;

type ValueTest = (value: unknown) => boolean;

/** True for `{$gt: 1}`, false for an embedded document to compare with. */
export function isOperators(value: unknown): value is Doc {
  if (!isDoc(value)) return false;
  for (const name in value) return name.startsWith('$');
  return false;
}

/**
 * The test of one operator on one path; those that hold whole filters are in filter.ts.
 * `siblings` holds the operators beside it, for `$options`.
 */
export function operatorTest(operator: string, operand: unknown, siblings: Doc): ValuesTest {
  switch (operator) {
    case '$eq':
      return some(equals(operand));
    case '$ne':
      return not(some(equals(operand)));
    case '$in':
      return some(isOneOf(operator, operand));
    case '$nin':
      return not(some(isOneOf(operator, operand)));
    case '$gt':
      return some(inOrder(operand, (order) => order > 0));
    case '$gte':
      return some(inOrder(operand, (order) => order >= 0));
    case '$lt':
      return some(inOrder(operand, (order) => order < 0));
    case '$lte':
      return some(inOrder(operand, (order) => order <= 0));
    case '$exists':
      return exists(operand === true || (operand !== false && numberIn(operand) !== 0));
    case '$regex':
      return some(matchesPattern(operand, siblings['$options']));
    case '$size':
      return hasSize(operand);
    case '$all':
      return hasAll(operand);
    default:
      throw new ServerError('BadValue', `unknown operator: ${operator}`);
  }
}

/** The regular expression in a value, if it is one. */
export const pattern = (value: unknown): RegExp | undefined =>
  value instanceof BSONRegExp ? compilePattern(value.pattern, value.options) : undefined;

/** An array matches by itself or by one of its elements. */
const some =
  (test: ValueTest): ValuesTest =>
  (values) => {
    for (const value of values) {
      if (test(value)) return true;
      if (Array.isArray(value)) for (const item of value) if (test(item)) return true;
    }
    return false;
  };

export const not =
  (test: ValuesTest): ValuesTest =>
  (values) =>
    !test(values);

function equals(operand: unknown): ValueTest {
  if (operand === null || operand === undefined) {
    return (value) => value === null || value === undefined;
  }
  return (value) => value !== undefined && sameValue(value, operand);
}

function isOneOf(operator: string, operand: unknown): ValueTest {
  if (!Array.isArray(operand)) throw new ServerError('BadValue', `${operator} needs an array`);
  const tests = operand.map((value) =>
    value instanceof BSONRegExp ? matchesPattern(value, undefined) : equals(value),
  );
  return (value) => tests.some((test) => test(value));
}

/** Comparisons hold between values of one type only, except with MinKey and MaxKey. */
function inOrder(operand: unknown, holds: (order: number) => boolean): ValueTest {
  if (isExtreme(operand)) return (value) => holds(compareValues(value ?? null, operand));
  const type = typeTag(operand);
  const isNotANumber = Number.isNaN(operand);
  return (value) => {
    if (type === tags.null) return holds(0) && (value === null || value === undefined);
    if (value === undefined || typeTag(value) !== type) return false;
    if (Number.isNaN(value) !== isNotANumber) return false;
    return holds(compareValues(value, operand));
  };
}

/** True for MinKey and MaxKey, which compare with values of every type. */
export const isExtreme = (value: unknown): boolean => value instanceof MinKey || value instanceof MaxKey;

function typeTag(value: unknown): number {
  if (typeof value === 'number') return tags.number;
  if (typeof value === 'string') return tags.string;
  if (value instanceof Date) return tags.date;
  return encodeKey(value)[0] ?? 0;
}

const exists =
  (isWanted: boolean): ValuesTest =>
  (values) =>
    values.some((value) => value !== undefined) === isWanted;

function matchesPattern(operand: unknown, options: unknown): ValueTest {
  const regex =
    typeof operand === 'string'
      ? compilePattern(operand, typeof options === 'string' ? options : '')
      : operand instanceof BSONRegExp
        ? compilePattern(operand.pattern, typeof options === 'string' ? options : operand.options)
        : undefined;
  if (!regex) throw new ServerError('BadValue', '$regex has to be a string');
  return (value) => typeof value === 'string' && regex.test(value);
}

function compilePattern(source: string, options: string): RegExp {
  if (/[^imsu]/.test(options)) {
    throw new ServerError('BadValue', `invalid flag in regex options: ${options}`);
  }
  try {
    return new RegExp(source, options);
  } catch {
    throw new ServerError('Location51091', `Regular expression is invalid: ${source}`);
  }
}

function hasSize(operand: unknown): ValuesTest {
  const size = numberIn(operand);
  if (size === undefined || !Number.isInteger(size) || size < 0) {
    throw new ServerError('BadValue', `Failed to parse $size. Expected a non-negative integer`);
  }
  return (values) => values.some((value) => Array.isArray(value) && value.length === size);
}

function hasAll(operand: unknown): ValuesTest {
  if (!Array.isArray(operand)) throw new ServerError('BadValue', '$all needs an array');
  const tests = operand.map((value) => some(isOneOf('$all', [value])));
  return (values) => tests.length > 0 && tests.every((test) => test(values));
}
