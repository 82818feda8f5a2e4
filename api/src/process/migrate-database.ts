import type { Config } from '../config.ts';
import { systemClock } from '../kernel/clock.ts';
import { connect } from '../kernel/database.ts';
import { migrate } from '../schema/migrate.ts';
import { createIndexes, createStores } from '../stores.ts';

/**
 * Migrates the database at an address, by a connection without a time limit: to build an index of a
 * large collection takes minutes. Throws `MigrationRefused`.
 */
export async function migrateDatabase(
  uri: string,
  config: Config,
  say: (line: string) => void,
): Promise<void> {
  const { client, db } = connect(uri, { socketTimeoutMS: 0 });
  try {
    const stores = createStores(db, systemClock, config, { hasOneLog: false });
    await migrate({ db, createIndexes: () => createIndexes(stores), say });
  } finally {
    await client.close();
  }
}
