import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@askwell/embedded-mongo';
import { sharedStoreVariable } from './database.ts';

/**
 * Vitest's global set-up: one embedded store for all test files, in which each test has a database
 * of its own. Returns the tear-down.
 */
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'askwell-test-'));
  const store = await startEmbeddedMongo({ dataDir });
  process.env[sharedStoreVariable] = store.uri;
  return async () => {
    await store.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
