import { BSON, type Db, type Document } from 'mongodb';
import { checkCollection, collectionNames, restoreState } from './read-database.ts';
import { reportEvery, type BackupRecord, type Progress } from './records.ts';

const batchDocuments = 1_000;
const batchBytes = 8 * 1024 * 1024;

/** Numbers keep their types, so that a document is stored byte for byte as it was. */
const faithful = {
  promoteValues: false,
  promoteBuffers: false,
  bsonRegExp: true,
  validation: { utf8: false },
};

type RestoreState = {
  _id: string;
  /** The collections that are whole and checked. */
  done: string[];
};

/**
 * Writes a stream of records into an empty database, and reads each collection again to compare its
 * count and hash. When it is interrupted, the same `source` goes on with the collection that was
 * not whole. Throws when the database holds other data, when the stream ends early, when a
 * collection differs, or when one that was whole has changed at the source since: the next run
 * writes it again.
 */
export async function writeDatabase(
  db: Db,
  source: string,
  records: AsyncIterable<BackupRecord>,
  progress: Progress,
): Promise<{ collections: number; documents: number }> {
  const done = await begin(db, source);
  const changed: string[] = [];
  let target: CollectionWriter | undefined;
  for await (const record of records) {
    if (record.kind === 'collection') {
      target = done.has(record.name) ? undefined : await openCollection(db, record, progress);
    } else if (record.kind === 'document') {
      await target?.add(record.bytes);
    } else if (record.kind === 'collectionEnd') {
      if (target) {
        await target.end(record);
        await states(db).updateOne({ _id: source }, { $addToSet: { done: record.name } });
      } else if (!(await isSame(db, record))) {
        changed.push(record.name);
        await states(db).updateOne({ _id: source }, { $pull: { done: record.name } });
      }
    } else if (record.kind === 'footer') {
      if (changed.length > 0) throw new Error(sentenceAbout(changed));
      await states(db).drop();
      return { collections: record.collections, documents: record.documents };
    }
  }
  throw new Error('The backup ends too early: it was cut off while it was written or copied.');
}

const states = (db: Db) =>
  db.collection<RestoreState>(restoreState, { writeConcern: { w: 'majority', journal: true } });

async function begin(db: Db, source: string): Promise<Set<string>> {
  const state = await states(db).findOne({});
  if (state?._id === source) return new Set(state.done);
  const names = await collectionNames(db);
  if (state || names.length > 0) {
    throw new Error(
      `The database ${db.databaseName} is not empty (${state ? 'another restore is unfinished' : names.slice(0, 3).join(', ')}). ` +
        'Restore into an empty one.',
    );
  }
  await states(db).insertOne({ _id: source, done: [] });
  return new Set();
}

async function isSame(db: Db, { name, count, hash }: Checked): Promise<boolean> {
  const found = await checkCollection(db, name);
  return found.count === count && found.hash === hash;
}

type Checked = { name: string; count: number; hash: string };

const sentenceAbout = (changed: readonly string[]): string =>
  `The source has changed since the last run (${changed.join(', ')}). Stop Askwell, and run the command again.`;

interface CollectionWriter {
  add: (bytes: Uint8Array) => Promise<void>;
  end: (expected: Omit<Checked, 'name'>) => Promise<void>;
}

/** Starts a collection from nothing: what an interrupted run left of it goes first. */
async function openCollection(
  db: Db,
  { name, indexes }: { name: string; indexes: Document[] },
  progress: Progress,
): Promise<CollectionWriter> {
  const collection = db.collection(name, { writeConcern: { w: 'majority', journal: true } });
  await collection.drop();
  await db.createCollection(name);
  let batch: Document[] = [];
  let bytesInBatch = 0;
  let written = 0;

  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    await collection.insertMany(batch, { ordered: true });
    const before = written;
    written += batch.length;
    batch = [];
    bytesInBatch = 0;
    if (Math.floor(written / reportEvery) > Math.floor(before / reportEvery)) progress(name, written, false);
  };

  return {
    add: async (bytes) => {
      batch.push(BSON.deserialize(bytes, faithful));
      bytesInBatch += bytes.length;
      if (batch.length >= batchDocuments || bytesInBatch >= batchBytes) await flush();
    },
    end: async (expected) => {
      await flush();
      for (const { key, name: indexName, v: _version, ...options } of indexes) {
        await collection.createIndex(key, { name: indexName, ...options });
      }
      if (!(await isSame(db, { name, ...expected }))) {
        throw new Error(
          `${name} differs after it was written (${expected.count} documents). Nothing else was changed; try again.`,
        );
      }
      progress(name, written, true);
    },
  };
}
