import { isDoc, numberIn, type Doc } from '../bson/document.ts';
import { ServerError } from '../errors.ts';

/** An index as it was asked for. */
export interface IndexSpec {
  name: string;
  key: Record<string, 1 | -1>;
  unique: boolean;
  sparse: boolean;
  partialFilterExpression?: Doc;
  expireAfterSeconds?: number;
}

const knownOptions = new Set([
  'v',
  'key',
  'name',
  'ns',
  'background',
  'unique',
  'sparse',
  'partialFilterExpression',
  'expireAfterSeconds',
]);

/**
 * Reads one entry of `createIndexes`. Throws for kinds of indexes and options that this store has
 * not.
 */
export function parseIndexSpec(value: unknown): IndexSpec {
  if (!isDoc(value) || !isDoc(value['key'])) {
    throw new ServerError(
      'FailedToParse',
      "The 'key' field is a required property of an index specification",
    );
  }
  for (const option of Object.keys(value)) {
    if (!knownOptions.has(option)) {
      throw new ServerError(
        'InvalidOptions',
        `The field '${option}' is not valid for an index specification.`,
      );
    }
  }
  const key = parseKey(value['key']);
  const expireAfterSeconds = numberIn(value['expireAfterSeconds']);
  const filter = value['partialFilterExpression'];
  if (expireAfterSeconds !== undefined && Object.keys(key).length > 1) {
    throw new ServerError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, compound indexes do not support TTL.',
    );
  }
  if (isDoc(filter)) assertPartialFilter(filter);
  return {
    name: typeof value['name'] === 'string' ? value['name'] : nameOf(key),
    key,
    unique: value['unique'] === true,
    sparse: value['sparse'] === true,
    ...(isDoc(filter) ? { partialFilterExpression: filter } : {}),
    ...(expireAfterSeconds === undefined ? {} : { expireAfterSeconds }),
  };
}

/** The specification in the form that `listIndexes` shows. */
export const describeIndex = (spec: IndexSpec): Doc => {
  const { unique, sparse, key, name, ...rest } = spec;
  return {
    v: 2,
    key,
    name,
    ...(unique ? { unique } : {}),
    ...(sparse ? { sparse } : {}),
    ...rest,
  };
};

/** True when two specifications ask for the same index, whatever it is called. */
export const sameIndex = (a: IndexSpec, b: IndexSpec): boolean =>
  JSON.stringify({ ...describeIndex(a), name: '' }) === JSON.stringify({ ...describeIndex(b), name: '' });

/** What a partial index may ask: https://www.mongodb.com/docs/v6.0/core/index-partial/ */
const partialOperators = new Set(['$eq', '$exists', '$gt', '$gte', '$lt', '$lte', '$in', '$and', '$or']);

/** Throws CannotCreateIndex for a filter that a partial index cannot have, such as `$ne`. */
function assertPartialFilter(filter: unknown): void {
  if (Array.isArray(filter)) {
    for (const item of filter) assertPartialFilter(item);
  } else if (isDoc(filter)) {
    for (const [name, value] of Object.entries(filter)) {
      const isRefused = name.startsWith('$') && !partialOperators.has(name);
      if (isRefused || (name === '$exists' && (value === false || numberIn(value) === 0))) {
        throw new ServerError(
          'CannotCreateIndex',
          `Expression not supported in partial index: ${name}: ${JSON.stringify(value)}`,
        );
      }
      if (name !== '$eq' && name !== '$in') assertPartialFilter(value);
    }
  }
}

/**
 * True when two specifications differ only in options that can be changed in place, such as a TTL.
 */
export const differsInOptions = (a: IndexSpec, b: IndexSpec): boolean => {
  const { expireAfterSeconds: _a, ...restOfA } = a;
  const { expireAfterSeconds: _b, ...restOfB } = b;
  return sameIndex(restOfA, restOfB);
};

const nameOf = (key: Record<string, 1 | -1>): string =>
  Object.entries(key)
    .map(([path, direction]) => `${path}_${direction}`)
    .join('_');

function parseKey(value: Doc): Record<string, 1 | -1> {
  const key: Record<string, 1 | -1> = {};
  for (const [path, direction] of Object.entries(value)) {
    const number = numberIn(direction);
    if (number === undefined || number === 0 || path.includes('$')) {
      throw new ServerError(
        'CannotCreateIndex',
        `No index of the kind ${path}: ${String(direction)} is supported`,
      );
    }
    key[path] = number > 0 ? 1 : -1;
  }
  if (Object.keys(key).length === 0) {
    throw new ServerError('CannotCreateIndex', 'Index keys cannot be an empty document');
  }
  return key;
}
