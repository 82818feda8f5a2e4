import { fieldOf, isDoc, numberIn, type Doc } from '../bson/document.ts';
import { emptyArrayKey, encodeKey } from '../bson/keys.ts';
import { stepsOf, valuesAt } from '../bson/paths.ts';
import { ServerError } from '../errors.ts';

export interface SortField {
  path: string;
  steps: readonly string[];
  direction: 1 | -1;
}

/** Reads a sort specification. Throws BadValue for anything but 1 and -1. */
export function parseSort(sort: unknown): readonly SortField[] {
  if (sort === undefined || sort === null) return [];
  if (!isDoc(sort)) throw new ServerError('TypeMismatch', 'Expected field sort to be of type object');
  return Object.entries(sort).map(([path, value]) => {
    const direction = numberIn(value);
    if (direction !== 1 && direction !== -1) {
      throw new ServerError(
        'BadValue',
        `$sort key ordering must be 1 (for ascending) or -1 (for descending)`,
      );
    }
    return { path, steps: stepsOf(path), direction };
  });
}

const maxBytes = 100 * 1024 * 1024;

/** A document with its sort key. */
interface Keyed<T> {
  item: T;
  keys: readonly Buffer[];
}

/**
 * Sorts in memory and returns the first `limit` documents. No more than twice as many are held at a
 * time. Throws QueryExceededMemoryLimitNoDiskUseAllowed when the held ones take more than 100 MB,
 * and BadValue when two sort fields hold arrays, as the server does.
 */
export function sortDocuments<T extends { document: Doc; raw: Buffer }>(
  items: Iterable<T>,
  sort: readonly SortField[],
  limit = Number.POSITIVE_INFINITY,
): T[] {
  const byKeys = (a: Keyed<T>, b: Keyed<T>) => compareKeys(a.keys, b.keys, sort);
  let held: Keyed<T>[] = [];
  let bytes = 0;
  for (const item of items) {
    assertOneArray(item.document, sort);
    held.push({ item, keys: sort.map((field) => sortKey(item.document, field)) });
    bytes += item.raw.length;
    if (held.length >= 2 * limit) {
      held = held.sort(byKeys).slice(0, limit);
      bytes = held.reduce((sum, { item: { raw } }) => sum + raw.length, 0);
    }
    if (bytes > maxBytes) {
      throw new ServerError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        'Sort exceeded memory limit of 104857600 bytes; an index on the sorted fields avoids it',
      );
    }
  }
  return held
    .sort(byKeys)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** Throws BadValue when the sort fields of a document lead through two different arrays. */
function assertOneArray(document: Doc, sort: readonly SortField[]): void {
  if (sort.length < 2) return;
  let first: string | undefined;
  for (const { steps } of sort) {
    const path = arrayPath(document, steps);
    if (path !== undefined && first !== undefined && path !== first) {
      throw new ServerError('BadValue', 'cannot sort with keys that are parallel arrays');
    }
    first ??= path;
  }
}

/** The path of the first array on the way to a field; undefined when there is none. */
function arrayPath(document: Doc, steps: readonly string[]): string | undefined {
  let value: unknown = document;
  for (const [depth, step] of steps.entries()) {
    if (!isDoc(value)) return undefined;
    value = fieldOf(value, step);
    if (Array.isArray(value)) return steps.slice(0, depth + 1).join('.');
  }
  return undefined;
}

/** An array counts as its smallest element in ascending, as its largest in descending order. */
function sortKey(document: Doc, { steps, direction }: SortField): Buffer {
  const keys = valuesAt(document, steps).flatMap((value) => {
    if (!Array.isArray(value)) return [encodeKey(value)];
    return value.length === 0 ? [emptyArrayKey] : value.map(encodeKey);
  });
  return keys.reduce(
    (chosen, key) => (Buffer.compare(key, chosen) * direction < 0 ? key : chosen),
    keys[0] ?? encodeKey(null),
  );
}

function compareKeys(a: readonly Buffer[], b: readonly Buffer[], sort: readonly SortField[]): number {
  for (const [at, { direction }] of sort.entries()) {
    const [left, right] = [a[at], b[at]];
    const order = left && right ? Buffer.compare(left, right) * direction : 0;
    if (order !== 0) return order;
  }
  return 0;
}
