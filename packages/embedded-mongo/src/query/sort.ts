import { isDoc, numberIn, type Doc } from '../bson/document.ts';
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

/** Sorts in memory. Throws, as the server does, when that would take more than 100 MB. */
export function sortDocuments<T extends { document: Doc; raw: Buffer }>(
  items: Iterable<T>,
  sort: readonly SortField[],
): T[] {
  let bytes = 0;
  const keyed: { item: T; keys: readonly Buffer[] }[] = [];
  for (const item of items) {
    bytes += item.raw.length;
    if (bytes > maxBytes) {
      throw new ServerError(
        'QueryExceededMemoryLimitNoDiskUseAllowed',
        'Sort exceeded memory limit of 104857600 bytes; an index on the sorted fields avoids it',
      );
    }
    keyed.push({ item, keys: sort.map((field) => sortKey(item.document, field)) });
  }
  return keyed.sort((a, b) => compareKeys(a.keys, b.keys, sort)).map(({ item }) => item);
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
