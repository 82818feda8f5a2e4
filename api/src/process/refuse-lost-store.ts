import { access, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from 'mongodb';

/** The product must not start as it is; the message says why and what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

/**
 * Refuses to start an existing installation on a new store. The secrets are made after the store,
 * so a data directory with secrets and an empty store, or none, has lost it: a volume is not
 * mounted, or files were deleted.
 */
export async function refuseLostStore(dataDir: string): Promise<void> {
  const file = join(dataDir, 'store/store.sqlite');
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  );
  if (size !== null && size > 0) return;
  const secrets = join(dataDir, 'secrets.json');
  if (!(await isThere(secrets))) return;
  const state = size === null ? 'is missing' : 'is empty';
  throw new StartRefused(
    [
      `${file} ${state}, but ${secrets} belongs to an installation that had data.`,
      'Is a volume not mounted? Else restore a backup (npm run restore -- <file>), or move the data from MongoDB',
      '(npm run move -- embedded). To begin with no data, delete secrets.json.',
    ].join('\n'),
  );
}

/**
 * Refuses to start an existing installation on an empty MongoDB: its volume is not mounted, or the
 * address names another database.
 */
export async function refuseLostDatabase(dataDir: string, db: Db): Promise<void> {
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  if (collections.length > 0) return;
  const files = [noteIn(dataDir), join(dataDir, 'secrets.json')];
  const isFound = await Promise.all(files.map(isThere));
  const found = files.filter((_, at) => isFound[at]);
  if (found.length === 0) return;
  throw new StartRefused(
    [
      `The database ${db.databaseName} of MONGODB_URI is empty, but ${found.join(' and ')} belong to an installation that had data.`,
      'Does MONGODB_URI name the right database, and is its volume mounted? Else restore a backup (npm run restore -- <file>),',
      'or move the data of the embedded store (npm run move -- <address>). To begin with no data, delete the files named above.',
    ].join('\n'),
  );
}

/** Notes that the database of this data directory has been set up. */
export async function noteDatabase(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(noteIn(dataDir), '{"database":"mongodb"}\n', { mode: 0o600 });
}

const noteIn = (dataDir: string): string => join(dataDir, 'installation.json');

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
