import { EmbeddedMongoFailed } from '@askwell/embedded-mongo';
import { BadConfiguration, readConfig } from '../config.ts';
import { MigrationRefused } from '../schema/migrate.ts';
import { migrateDatabase } from './migrate-database.ts';
import { openStore } from './open-store.ts';
import { StartRefused } from './refuse-lost-store.ts';

/**
 * `npm run migrate`: brings the database that `MONGODB_URI` or `DATA_DIR` name to the schema of
 * this version, before its first start. It can be interrupted and run again.
 */
const expected = [BadConfiguration, EmbeddedMongoFailed, MigrationRefused, StartRefused];

try {
  const config = readConfig(process.env);
  const store = await openStore(config);
  try {
    await migrateDatabase(store.uri, config, (line) => void process.stdout.write(`${line}\n`));
  } finally {
    await store.stop();
  }
} catch (error) {
  const isExpected = error instanceof Error && expected.some((kind) => error instanceof kind);
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
