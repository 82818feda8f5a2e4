import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedMongo } from '@askwell/embedded-mongo';

let server: Promise<string> | undefined;

/**
 * The address of an empty database, on `MONGODB_URI` or else on one embedded store that this
 * process's tests share.
 */
export async function emptyDatabase(): Promise<string> {
  server ??= startServer();
  const uri = new URL(await server);
  uri.pathname = `/test-${randomUUID()}`;
  // A busy machine is slow, and its database is not away.
  uri.searchParams.set('serverSelectionTimeoutMS', '15000');
  uri.searchParams.set('connectTimeoutMS', '60000');
  uri.searchParams.set('waitQueueTimeoutMS', '60000');
  return uri.href;
}

async function startServer(): Promise<string> {
  const given = process.env['MONGODB_URI'];
  if (given) return given;
  const store = await startEmbeddedMongo({ dataDir: await mkdtemp(join(tmpdir(), 'askwell-test-')) });
  return store.uri;
}
