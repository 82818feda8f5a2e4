import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@askwell/embedded-mongo';

/** Names the address of the embedded store that all processes of a test run share. */
export const sharedStoreVariable = 'ASKWELL_TEST_STORE';

let server: Promise<string> | undefined;

/**
 * The address of an empty database: on `MONGODB_URI`, else on the store that the test run shares,
 * else on one embedded store for this process.
 */
export async function emptyDatabase(): Promise<string> {
  server ??= startServer();
  const uri = new URL(await server);
  uri.pathname = `/test-${randomUUID()}`;
  return uri.href;
}

async function startServer(): Promise<string> {
  const given = process.env['MONGODB_URI'] ?? process.env[sharedStoreVariable];
  if (given) return given;
  const store = await startEmbeddedMongo({ dataDir: await mkdtemp(join(tmpdir(), 'askwell-test-')) });
  return store.uri;
}
