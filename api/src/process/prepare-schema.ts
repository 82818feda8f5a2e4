import type { Db } from 'mongodb';
import { newerSchema } from '../schema/migrate.ts';
import { migrations } from '../schema/migrations.ts';
import { schemaStore } from '../schema/schema.store.ts';
import { StartRefused } from './refuse-lost-store.ts';

type Needs = {
  db: Db;
  /** Other processes may use the database, so that it is migrated by `npm run migrate` only. */
  isShared: boolean;
  migrate: () => Promise<void>;
};

/**
 * Makes sure that the database has the schema of this version: a new one gets it, and the embedded
 * store is migrated. Throws `StartRefused` for a database of a newer version, and for a shared one
 * that was not migrated.
 */
export async function prepareSchema({ db, isShared, migrate }: Needs): Promise<void> {
  const schema = schemaStore(db);
  const version = await schema.read();
  if (version === null) return schema.begin(migrations.length);
  if (version > migrations.length) throw new StartRefused(newerSchema(version));
  if (version === migrations.length) return;
  if (!isShared) return migrate();
  throw new StartRefused(
    [
      `The database ${db.databaseName} has schema ${version}, and this version of Askwell needs schema ${migrations.length}.`,
      'Run `npm run migrate` first; the previous version can go on serving meanwhile. It will do this:',
      ...migrations.slice(version).map(({ name }) => `  ${name}`),
    ].join('\n'),
  );
}
