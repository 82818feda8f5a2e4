import { sameValue } from '../bson/compare.ts';
import { isDoc, numberIn, type Doc } from '../bson/document.ts';
import { encodeKey } from '../bson/keys.ts';
import { stepsOf, valuesAt } from '../bson/paths.ts';
import { ServerError } from '../errors.ts';
import { elementTest } from '../query/filter.ts';
import { parseSort } from '../query/sort.ts';
import type { Field } from './fields.ts';
import type { Modifier } from './modifiers.ts';

/**
 * `$push`, with `$each`, `$position`, `$sort` and `$slice`, which the server applies in this order.
 */
export function push(path: string, argument: unknown): Modifier {
  const { each, options } = eachOf('$push', argument, ['$position', '$sort', '$slice']);
  const position = integer('$position', options['$position']);
  const slice = integer('$slice', options['$slice']);
  const order = options['$sort'] === undefined ? undefined : elementOrder(options['$sort']);
  return (field) => {
    const items = [...arrayIn(path, field)];
    items.splice(position ?? items.length, 0, ...each);
    if (order) items.sort(order);
    field.set(slice === undefined ? items : sliceOf(items, slice));
  };
}

/** `$addToSet`, with `$each`. */
export function addToSet(path: string, argument: unknown): Modifier {
  const { each } = eachOf('$addToSet', argument, []);
  return (field) => {
    const items = [...arrayIn(path, field)];
    for (const item of each) if (!items.some((other) => sameValue(other, item))) items.push(item);
    field.set(items);
  };
}

/**
 * `$pull` takes out elements that equal a value, meet operators, or, being documents, meet a
 * filter.
 */
export function pull(path: string, argument: unknown): Modifier {
  const isPulled = pullTest(argument);
  return (field) => {
    if (field.value === undefined) return;
    const items = arrayIn(path, field);
    const kept = items.filter((item) => !isPulled(item));
    if (kept.length < items.length) field.set(kept);
  };
}

const pullTest = (argument: unknown): ((item: unknown) => boolean) =>
  isDoc(argument) ? elementTest(argument) : (item) => sameValue(item, argument);

function eachOf(operator: string, argument: unknown, allowed: readonly string[]) {
  if (!isDoc(argument) || !('$each' in argument)) {
    const options: Doc = {};
    return { each: [argument], options };
  }
  const { $each: each, ...options } = argument;
  if (!Array.isArray(each)) {
    throw new ServerError('TypeMismatch', `The argument to $each in ${operator} must be an array`);
  }
  for (const option of Object.keys(options)) {
    if (!allowed.includes(option)) {
      throw new ServerError('BadValue', `Unrecognized clause in ${operator}: ${option}`);
    }
  }
  return { each, options };
}

function arrayIn(path: string, field: Field): readonly unknown[] {
  if (field.value === undefined) return [];
  if (Array.isArray(field.value)) return field.value;
  throw new ServerError(
    'BadValue',
    `The field '${path}' must be an array but is of type ${typeof field.value}`,
  );
}

function integer(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = numberIn(value);
  if (number === undefined || !Number.isInteger(number)) {
    throw new ServerError('BadValue', `The value for ${name} must be an integer value`);
  }
  return number;
}

const sliceOf = (items: unknown[], size: number): unknown[] =>
  size < 0 ? items.slice(size) : items.slice(0, size);

/** By the elements themselves (`1`, `-1`), or by fields of theirs. */
function elementOrder(sort: unknown): (a: unknown, b: unknown) => number {
  const direction = numberIn(sort);
  if (direction !== undefined) {
    return (a, b) => Buffer.compare(encodeKey(a), encodeKey(b)) * direction;
  }
  const fields = parseSort(sort);
  const keyOf = (item: unknown, path: string): Buffer =>
    encodeKey(isDoc(item) ? valuesAt(item, stepsOf(path))[0] : undefined);
  return (a, b) => {
    for (const { path, direction: turn } of fields) {
      const order = Buffer.compare(keyOf(a, path), keyOf(b, path)) * turn;
      if (order !== 0) return order;
    }
    return 0;
  };
}
