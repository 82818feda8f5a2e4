import type { Doc } from '../bson/document.ts';
import { emptyArrayKey, encodeKey, invert } from '../bson/keys.ts';
import { stepsOf, valuesAt } from '../bson/paths.ts';
import { ServerError } from '../errors.ts';
import type { IndexSpec } from './index-spec.ts';

/** One field of an index. */
export interface IndexField {
  path: string;
  steps: readonly string[];
  descending: boolean;
}

/** What a document contributes to an index. */
export interface IndexEntries {
  /** Distinct keys, one for each element when a field holds an array. */
  keys: readonly Buffer[];
  /** The position of the field that holds an array, if one does. No two can. */
  arrayField: number | undefined;
}

export const indexFields = (key: IndexSpec['key']): readonly IndexField[] =>
  Object.entries(key).map(([path, direction]) => ({
    path,
    steps: stepsOf(path),
    descending: direction < 0,
  }));

/**
 * The entries of a document. A sparse index leaves out documents that have none of its fields.
 * Throws CannotIndexParallelArrays when two fields hold arrays; unlike the server also when both
 * lie in the same array.
 */
export function indexEntries(fields: readonly IndexField[], isSparse: boolean, document: Doc): IndexEntries {
  let keys: Buffer[] = [];
  let arrayField: number | undefined;
  let isPresent = !isSparse;
  for (const [position, field] of fields.entries()) {
    const values = valuesAt(document, field.steps);
    isPresent ||= values.some((value) => value !== undefined);
    const parts = fieldKeys(values, field.descending);
    if (parts.length > 1 || values.length !== 1 || Array.isArray(values[0])) {
      if (arrayField !== undefined) {
        throw new ServerError(
          'CannotIndexParallelArrays',
          `cannot index parallel arrays [${field.path}] [${fields[arrayField]?.path ?? ''}]`,
        );
      }
      arrayField = position;
    }
    keys = position === 0 ? parts : joined(keys, parts);
  }
  return { keys: isPresent ? keys : [], arrayField };
}

function fieldKeys(values: readonly unknown[], descending: boolean): Buffer[] {
  const [only] = values;
  if (values.length === 1 && !Array.isArray(only)) return [directed(encodeKey(only), descending)];
  const keys = new Map<string, Buffer>();
  const add = (key: Buffer): void => {
    keys.set(key.toString('latin1'), directed(key, descending));
  };
  for (const value of values) {
    if (!Array.isArray(value)) add(encodeKey(value));
    else if (value.length === 0) add(emptyArrayKey);
    else for (const item of value) add(encodeKey(item));
  }
  if (keys.size === 0) add(encodeKey(null));
  return [...keys.values()];
}

const directed = (key: Buffer, descending: boolean): Buffer => (descending ? invert(key) : key);

const joined = (heads: readonly Buffer[], tails: readonly Buffer[]): Buffer[] =>
  heads.flatMap((head) => tails.map((tail) => Buffer.concat([head, tail])));
