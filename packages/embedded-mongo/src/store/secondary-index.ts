import type { Doc } from '../bson/document.ts';
import { matches } from '../query/filter.ts';
import { ServerError } from '../errors.ts';
import { indexEntries, indexFields } from './index-keys.ts';
import { describeIndex, type IndexSpec } from './index-spec.ts';
import { orderStatements, type KeyOrder } from './key-order.ts';
import type { Sqlite } from './sqlite.ts';

export type SecondaryIndex = ReturnType<typeof secondaryIndex>;

/** The table of one index: its keys, each with the row of its document. */
export function secondaryIndex(
  sqlite: Sqlite,
  namespace: string,
  stored: { id: number; collection: number; spec: IndexSpec; arrayFields: number },
) {
  const { spec } = stored;
  const table = `index_${stored.id}`;
  const fields = indexFields(spec.key);
  const isPartOf = spec.partialFilterExpression ? matches(spec.partialFilterExpression) : undefined;
  const holder = `SELECT row FROM ${table} WHERE key = ?1 LIMIT 1`;
  const add = `INSERT INTO ${table} (key, row) VALUES (?1, ?2)`;
  const drop = `DELETE FROM ${table} WHERE key = ?1 AND row = ?2`;

  const noteArray = 'UPDATE indexes SET array_fields = ?1 WHERE id = ?2';

  const order: KeyOrder = {
    name: spec.name,
    fields,
    unique: spec.unique,
    sparse: spec.sparse,
    arrayFields: stored.arrayFields,
    ...orderStatements(table, 'key', `documents_${stored.collection}`),
  };

  /**
   * The keys of a document. The first array in a field is noted: from then on the planner knows of
   * it.
   */
  const keysOf = (document: Doc): readonly Buffer[] => {
    if (isPartOf && !isPartOf(document)) return [];
    const { keys, arrayField } = indexEntries(fields, spec.sparse, document);
    if (arrayField !== undefined && (order.arrayFields & (1 << arrayField)) === 0) {
      order.arrayFields |= 1 << arrayField;
      sqlite.run(noteArray, [order.arrayFields, stored.id]);
    }
    return keys;
  };

  return {
    spec,
    order,
    isPartial: isPartOf !== undefined,
    table,
    keysOf,
    /** True when a change of this top-level field can change the entries. */
    covers: (field: string): boolean =>
      isPartOf !== undefined || fields.some(({ steps }) => steps[0] === field),
    /** Throws DuplicateKey when another document holds one of the keys. */
    check: (keys: readonly Buffer[], document: Doc, row?: number): void => {
      if (!spec.unique) return;
      for (const key of keys) {
        const other = sqlite.first(holder, [key])?.[0];
        if (other !== undefined && other !== row) throw duplicateKey(namespace, spec, document);
      }
    },
    add: (keys: readonly Buffer[], row: number): void => {
      for (const key of keys) sqlite.run(add, [key, row]);
    },
    remove: (keys: readonly Buffer[], row: number): void => {
      for (const key of keys) sqlite.run(drop, [key, row]);
    },
    describe: (): Doc => describeIndex(spec),
  };
}

/** Error 11000 with what the driver shows of it: which index, and which values. */
export function duplicateKey(
  namespace: string,
  spec: Pick<IndexSpec, 'name' | 'key'>,
  document: Doc,
): ServerError {
  const keyValue = Object.fromEntries(Object.keys(spec.key).map((path) => [path, document[path] ?? null]));
  return new ServerError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${spec.name} dup key: ${JSON.stringify(keyValue)}`,
    { keyPattern: spec.key, keyValue },
  );
}
