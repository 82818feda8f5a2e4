import { createHash } from 'node:crypto';
import type { ClientSession, Db } from 'mongodb';
import { reportEvery, type BackupRecord, type Progress } from './records.ts';

/** A collection that commands of this folder write for themselves; it is no part of the data. */
export const restoreState = 'restoreState';

/**
 * Reads every collection of a database, in the order of their names; within a session, from its
 * snapshot.
 */
export async function* readDatabase(
  db: Db,
  progress: Progress,
  session?: ClientSession,
): AsyncGenerator<BackupRecord> {
  yield { kind: 'header', format: 1, createdAt: new Date() };
  let documents = 0;
  const names = await collectionNames(db);
  for (const name of names) {
    const indexes = await db.collection(name).listIndexes().toArray();
    yield { kind: 'collection', name, indexes: indexes.filter((index) => index['name'] !== '_id_') };
    const end = { count: 0, hash: createHash('sha256') };
    for await (const bytes of documentsOf(db, name, session)) {
      end.hash.update(bytes);
      end.count += 1;
      if (end.count % reportEvery === 0) progress(name, end.count, false);
      yield { kind: 'document', bytes };
    }
    documents += end.count;
    progress(name, end.count, true);
    yield { kind: 'collectionEnd', name, count: end.count, hash: end.hash.digest('hex') };
  }
  yield { kind: 'footer', collections: names.length, documents };
}

/** Counts and hashes a collection as `readDatabase` does. */
export async function checkCollection(db: Db, name: string): Promise<{ count: number; hash: string }> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const bytes of documentsOf(db, name)) {
    hash.update(bytes);
    count += 1;
  }
  return { count, hash: hash.digest('hex') };
}

/** The names of all collections with data of ours. */
export async function collectionNames(db: Db): Promise<string[]> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  return collections
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('system.') && name !== restoreState)
    .sort();
}

async function* documentsOf(db: Db, name: string, session?: ClientSession): AsyncGenerator<Uint8Array> {
  const found = db
    .collection(name)
    .find({}, { raw: true, ...(session && { session }) })
    .sort({ _id: 1 })
    .batchSize(1_000);
  for await (const bytes of found) {
    if (bytes instanceof Uint8Array) yield bytes;
    else throw new TypeError(`${name}: a document did not arrive as bytes`);
  }
}
