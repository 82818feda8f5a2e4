import { stat } from 'node:fs/promises';
import { readArchive, verifyArchive, writeArchive } from './archive.ts';
import { openSnapshot, openTarget, type Place } from './open-source.ts';
import { readDatabase } from './read-database.ts';
import type { Progress } from './records.ts';
import { writeDatabase } from './write-database.ts';

/**
 * `npm run backup -- <file>`, `npm run restore -- <file>` and `npm run move -- <to>`: the data of
 * the installation that `MONGODB_URI` or `DATA_DIR` name, as one file and back, or into another
 * database. `<to>` is an address of a MongoDB, or `embedded` for the store of `DATA_DIR`.
 */
const [command = '', argument = ''] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);
const { MONGODB_URI: mongodbUri, DATA_DIR: dataDir = './var' } = process.env;
const here: Place = mongodbUri ? { mongodbUri } : { dataDir };

const progress: Progress = (collection, documents, isDone) =>
  say(`  ${collection}: ${documents.toLocaleString('en')} documents${isDone ? '' : '…'}`);

async function backup(file: string): Promise<void> {
  const source = await openSnapshot(here, say);
  try {
    say(`Backing up ${source.place} to ${file}`);
    const checksum = await writeArchive(file, readDatabase(source.db, progress, source.session));
    const { size } = await stat(file);
    say(`Done: ${(size / 1024 ** 2).toFixed(1)} MB, SHA-256 of the contents ${checksum}`);
    say('Keep AUTH_SECRET and ENCRYPTION_KEY (or DATA_DIR/secrets.json) too, apart from this file.');
  } finally {
    await source.close();
  }
}

async function restore(file: string): Promise<void> {
  say(`Checking ${file}`);
  const checksum = await verifyArchive(file);
  const target = await openTarget(here);
  try {
    say(`Restoring it into ${target.place}`);
    say(summary(await writeDatabase(target.db, checksum, readArchive(file), progress)));
  } finally {
    await target.close();
  }
}

async function move(to: string): Promise<void> {
  const there: Place = to === 'embedded' ? { dataDir } : { mongodbUri: to };
  if ('mongodbUri' in there === 'mongodbUri' in here) {
    throw new Error('Move between the embedded store and a MongoDB; between two MongoDBs use mongodump.');
  }
  const source = await openSnapshot(here, say);
  try {
    const target = await openTarget(there);
    try {
      say(`Moving ${source.place} to ${target.place}`);
      const records = readDatabase(source.db, () => undefined, source.session);
      say(summary(await writeDatabase(target.db, `move from ${source.place}`, records, progress)));
      say(`Now start Askwell with ${'mongodbUri' in there ? 'MONGODB_URI set to it' : 'no MONGODB_URI'}.`);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const summary = ({ collections, documents }: { collections: number; documents: number }): string =>
  `Done: ${documents.toLocaleString('en')} documents in ${collections} collections, each counted and compared.`;

const commands: Record<string, (argument: string) => Promise<void>> = { backup, restore, move };
const run = commands[command];
try {
  if (!run || argument === '')
    throw new Error('Usage: backup <file> | restore <file> | move <mongodb://…|embedded>');
  await run(argument);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
