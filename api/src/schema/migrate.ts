import { randomUUID } from 'node:crypto';
import type { Db } from 'mongodb';
import { leasesStore } from '../jobs/leases.store.ts';
import { holdLease } from '../kernel/hold-lease.ts';
import { migrations as all, type Migration } from './migrations.ts';
import { schemaStore } from './schema.store.ts';

type Options = {
  db: Db;
  /** Creates the indexes of this version that are not there. */
  createIndexes: () => Promise<void>;
  /** Gets lines for the person at the terminal. */
  say: (line: string) => void;
  migrations?: readonly Migration[];
};

/** The database cannot be migrated; the message says why and what to do. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused';
}

const leaseMs = 30_000;

/**
 * Brings a database to the schema of this version, one migration after the other. After an
 * interruption it goes on with the migration that was not done. Throws `MigrationRefused` for a
 * database of a newer version, and while another process migrates.
 */
export async function migrate({ db, createIndexes, say, migrations = all }: Options): Promise<void> {
  const schema = schemaStore(db);
  const leases = leasesStore(db);
  const holder = randomUUID();
  const renew = () => leases.take('migration', holder, new Date(), leaseMs);
  const version = await schema.read();
  if (version !== null && version > migrations.length) throw new MigrationRefused(newerSchema(version));
  if (version === null) await schema.begin(migrations.length);
  if (!(await renew())) throw new MigrationRefused('Another process is migrating this database.');
  const due = version === null ? [] : migrations.slice(version);

  const run = async (lost: AbortSignal): Promise<void> => {
    for (const [at, migration] of due.entries()) {
      lost.throwIfAborted();
      say(`  ${at + 1} of ${due.length}: ${migration.name}`);
      await migration.run(db);
      if (at === due.length - 1) await createIndexes();
      await schema.reach(migrations.indexOf(migration) + 1);
    }
    if (due.length === 0) await createIndexes();
    say(`The database has schema ${migrations.length}, the one of this version.`);
  };
  await holdLease({ everyMs: leaseMs / 3, renew }, run).finally(() => leases.release('migration', holder));
}

export const newerSchema = (version: number): string =>
  `The database has schema ${version}, and this version of Askwell knows only ${all.length}: start the newer version, or restore a backup from before its migration.`;
