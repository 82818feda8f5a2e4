import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from './config.ts';

const Kept = z.object({ authSecret: z.string().min(32), encryptionKey: z.string().min(32) });
export type Secrets = z.infer<typeof Kept>;

/**
 * The two secrets: those of the configuration, or else the ones that the first start made and kept in
 * `DATA_DIR/secrets.json`, readable by this user only.
 */
export async function keepSecrets({ authSecret, encryptionKey, dataDir }: Config): Promise<Secrets> {
  if (authSecret !== null && encryptionKey !== null) return { authSecret, encryptionKey };
  const kept = await readOrMake(dataDir);
  return { authSecret: authSecret ?? kept.authSecret, encryptionKey: encryptionKey ?? kept.encryptionKey };
}

async function readOrMake(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true });
  const made = JSON.stringify({ authSecret: randomSecret(), encryptionKey: randomSecret() });
  await writeFile(file, made, { mode: 0o600, flag: 'wx' }).catch(unlessThere);
  return Kept.parse(JSON.parse(await readFile(file, 'utf8')));
}

const randomSecret = () => randomBytes(32).toString('base64url');

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
