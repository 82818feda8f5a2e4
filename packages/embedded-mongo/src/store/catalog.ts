import { decode, encode, type Doc } from '../bson/document.ts';
import { ServerError } from '../errors.ts';
import { collection, Stored, type Collection } from './collection.ts';
import { describeIndex, differsInOptions, parseIndexSpec, sameIndex, type IndexSpec } from './index-spec.ts';
import { secondaryIndex, type SecondaryIndex } from './secondary-index.ts';
import type { Sqlite } from './sqlite.ts';

export type Catalog = ReturnType<typeof openCatalog>;

/** Which collections and indexes there are. They are created, changed and dropped here only. */
export function openCatalog(sqlite: Sqlite) {
  sqlite.define(`
    CREATE TABLE IF NOT EXISTS collections (id INTEGER PRIMARY KEY AUTOINCREMENT, namespace TEXT NOT NULL UNIQUE);
    CREATE TABLE IF NOT EXISTS indexes (
      id INTEGER PRIMARY KEY AUTOINCREMENT, collection INTEGER NOT NULL, spec BLOB NOT NULL, array_fields INTEGER NOT NULL);
  `);
  const collections = new Map<string, Collection>();

  /** Reads everything from the tables, at the start and after a rollback. */
  const reload = (): void => {
    collections.clear();
    const stored = sqlite.rows('SELECT id, collection, spec, array_fields FROM indexes', []);
    for (const [id, namespace] of sqlite.rows('SELECT id, namespace FROM collections', [])) {
      const indexes = stored
        .filter((row) => row[1] === id)
        .map((row) => openIndex(String(namespace), Number(id), row));
      const key = String(namespace);
      collections.set(key, collection(sqlite, Number(id), key, indexes));
    }
  };

  const openIndex = (
    namespace: string,
    collectionId: number,
    [id, , spec, arrayFields]: readonly unknown[],
  ): SecondaryIndex =>
    secondaryIndex(sqlite, namespace, {
      id: Number(id),
      collection: collectionId,
      spec: parseIndexSpec(Buffer.isBuffer(spec) ? decode(spec) : undefined),
      arrayFields: Number(arrayFields),
    });

  const create = (namespace: string): Collection => {
    const known = collections.get(namespace);
    if (known) return known;
    if (/^[^.]+\.(?!$|system\.|.*\$)/.exec(namespace) === null) {
      throw new ServerError('InvalidNamespace', `Invalid namespace specified '${namespace}'`);
    }
    const id = sqlite.run('INSERT INTO collections (namespace) VALUES (?1)', [namespace]);
    sqlite.define(
      `CREATE TABLE documents_${id} (row INTEGER PRIMARY KEY, id BLOB NOT NULL UNIQUE, doc BLOB NOT NULL)`,
    );
    const created = collection(sqlite, id, namespace, []);
    collections.set(namespace, created);
    return created;
  };

  const addIndex = (target: Collection, spec: IndexSpec): void => {
    const id = sqlite.run('INSERT INTO indexes (collection, spec, array_fields) VALUES (?1, ?2, ?3)', [
      target.id,
      encode(describeIndex(spec)),
      0,
    ]);
    sqlite.define(
      `CREATE TABLE index_${id} (key BLOB NOT NULL, row INTEGER NOT NULL, PRIMARY KEY (key${spec.unique ? '' : ', row'})) WITHOUT ROWID`,
    );
    const stored = { id, collection: target.id, spec, arrayFields: 0 };
    const index = secondaryIndex(sqlite, target.namespace, stored);
    try {
      fill(target, index);
    } catch (error) {
      dropTable(index);
      throw error;
    }
    target.indexes.push(index);
  };

  const fill = (target: Collection, index: SecondaryIndex): void => {
    for (let last = 0; ;) {
      const rows = sqlite.rows(target.scan, [last, 1_000]);
      if (rows.length === 0) return;
      for (const [row, raw] of rows) {
        last = Number(row);
        const document: Doc = Buffer.isBuffer(raw) ? new Stored(last, raw).document : {};
        const keys = index.keysOf(document);
        index.check(keys, document);
        index.add(keys, last);
      }
    }
  };

  const dropTable = (index: SecondaryIndex): void => {
    sqlite.forget(index.table);
    sqlite.define(`DROP TABLE ${index.table}`);
    sqlite.run('DELETE FROM indexes WHERE id = ?1', [Number(index.table.slice('index_'.length))]);
  };

  reload();
  return {
    reload,
    create,
    find: (namespace: string): Collection | undefined => collections.get(namespace),
    all: (): readonly Collection[] => [...collections.values()],
    inDatabase: (database: string): readonly Collection[] =>
      [...collections.values()].filter(({ namespace }) => namespace.startsWith(`${database}.`)),

    /**
     * Creates an index, unless the same one is there. Throws when its name or its keys are taken by
     * another one.
     */
    createIndex: (target: Collection, spec: IndexSpec): void => {
      if (spec.name === '_id_' || Object.keys(spec.key).join() === '_id') return;
      const twin = target.indexes.find((index) => sameIndex(index.spec, spec));
      if (twin?.spec.name === spec.name) return;
      if (twin) {
        throw new ServerError(
          'IndexOptionsConflict',
          `Index already exists with a different name: ${twin.spec.name}`,
        );
      }
      if (target.indexes.some((index) => differsInOptions(index.spec, spec))) {
        throw new ServerError(
          'IndexOptionsConflict',
          'An equivalent index already exists with the same name but different options.',
        );
      }
      if (target.indexes.some((index) => index.spec.name === spec.name)) {
        throw new ServerError(
          'IndexKeySpecsConflict',
          `An existing index has the same name as the requested index: ${spec.name}`,
        );
      }
      addIndex(target, spec);
    },

    dropIndex: (target: Collection, index: SecondaryIndex): void => {
      target.indexes.splice(target.indexes.indexOf(index), 1);
      dropTable(index);
    },

    drop: (target: Collection): void => {
      collections.delete(target.namespace);
      for (const index of target.indexes) dropTable(index);
      sqlite.forget(target.table);
      sqlite.define(`DROP TABLE ${target.table}`);
      sqlite.run('DELETE FROM collections WHERE id = ?1', [target.id]);
    },
  };
}
