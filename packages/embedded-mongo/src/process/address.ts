import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const fileIn = (dataDir: string): string => join(dataDir, 'mongodb.uri');

/**
 * Writes down where the store of a data directory can be reached, for other commands of this
 * account.
 */
export async function publishAddress(dataDir: string, uri: string): Promise<{ remove: () => Promise<void> }> {
  const file = fileIn(dataDir);
  await writeFile(file, uri, { mode: 0o600 });
  return { remove: () => rm(file, { force: true }) };
}

/**
 * Where the running store of a data directory can be reached; undefined when none was started
 * there. A killed process leaves its address behind, so a connection may still fail.
 */
export const addressOf = (dataDir: string): Promise<string | undefined> =>
  readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
