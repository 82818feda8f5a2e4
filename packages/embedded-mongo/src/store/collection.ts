import { decode, encode, type Doc } from '../bson/document.ts';
import { encodeKey } from '../bson/keys.ts';
import { indexFields } from './index-keys.ts';
import { orderStatements, type KeyOrder } from './key-order.ts';
import { duplicateKey, type SecondaryIndex } from './secondary-index.ts';
import { isTaken, type Sqlite } from './sqlite.ts';

export type Collection = ReturnType<typeof collection>;

/** A document where it lies: its row, and its bytes, decoded when somebody asks. */
export class Stored {
  readonly row: number;
  readonly raw: Buffer;
  #document: Doc | undefined;

  constructor(row: number, raw: Buffer) {
    this.row = row;
    this.raw = raw;
  }

  get document(): Doc {
    this.#document ??= decode(this.raw);
    return this.#document;
  }

  /**
   * The decoded document for somebody who changes it: it is decoded anew for the next one who asks.
   */
  take(): Doc {
    const { document } = this;
    this.#document = undefined;
    return document;
  }
}

/**
 * One collection: a table of documents in the order of their insertion, and a table for each index.
 * Every change keeps the indexes in step, and checks all unique keys before it changes anything, so
 * that a refused document leaves nothing behind.
 */
export function collection(sqlite: Sqlite, id: number, namespace: string, indexes: SecondaryIndex[]) {
  const table = `documents_${id}`;
  const insert = `INSERT INTO ${table} (id, doc) VALUES (?1, ?2)`;
  const replace = `UPDATE ${table} SET doc = ?1 WHERE row = ?2`;
  const remove = `DELETE FROM ${table} WHERE row = ?1`;
  const byId: KeyOrder = {
    name: '_id_',
    fields: indexFields({ _id: 1 }),
    unique: true,
    sparse: false,
    arrayFields: 0,
    ...orderStatements(table, 'id', table),
  };

  return {
    id,
    namespace,
    table,
    byId,
    indexes,
    scan: `SELECT row, doc FROM ${table} WHERE row > ?1 ORDER BY row LIMIT ?2`,

    /** Stores a new document. Throws DuplicateKey. */
    insert: (document: Doc, raw: Buffer): void => {
      const entries = indexes.map((index) => ({ index, keys: index.keysOf(document) }));
      for (const { index, keys } of entries) index.check(keys, document);
      const row = insertRow(document, raw);
      for (const { index, keys } of entries) index.add(keys, row);
    },

    /**
     * Changes a document; `fields` are the top-level fields that may differ, all of them when
     * undefined. Throws DuplicateKey.
     */
    update: (
      stored: Stored,
      change: (document: Doc) => Doc,
      fields: readonly string[] | undefined,
    ): { document: Doc; raw: Buffer; isModified: boolean } => {
      const affected = indexes.filter((index) => !fields || fields.some((field) => index.covers(field)));
      const before = affected.map((index) => index.keysOf(stored.document));
      const document = change(stored.take());
      const raw = encode(document);
      if (raw.equals(stored.raw)) return { document, raw, isModified: false };
      const entries = affected.map((index, at) =>
        difference(index, before[at] ?? [], index.keysOf(document)),
      );
      for (const { index, added } of entries) index.check(added, document, stored.row);
      for (const { index, added, removed } of entries) {
        index.remove(removed, stored.row);
        index.add(added, stored.row);
      }
      sqlite.run(replace, [raw, stored.row]);
      return { document, raw, isModified: true };
    },

    remove: (stored: Stored): void => {
      for (const index of indexes) index.remove(index.keysOf(stored.document), stored.row);
      sqlite.run(remove, [stored.row]);
    },
  };

  function insertRow(document: Doc, raw: Buffer): number {
    try {
      return sqlite.run(insert, [encodeKey(document['_id']), raw]);
    } catch (error) {
      if (!isTaken(error)) throw error;
      throw duplicateKey(namespace, { name: '_id_', key: { _id: 1 } }, document);
    }
  }
}

function difference(index: SecondaryIndex, before: readonly Buffer[], after: readonly Buffer[]) {
  const isIn = (keys: readonly Buffer[], key: Buffer) => keys.some((other) => other.equals(key));
  return {
    index,
    removed: before.filter((key) => !isIn(after, key)),
    added: after.filter((key) => !isIn(before, key)),
  };
}
