import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config } from '../config.ts';

const Kept = z.object({ authSecret: z.string().min(32), encryptionKey: z.string().min(32) });
export type Secrets = z.infer<typeof Kept>;

/**
 * The two secrets: those of the configuration, or else the ones that the first start made and kept
 * in `DATA_DIR/secrets.json`, readable by this user only.
 */
export async function keepSecrets({ authSecret, encryptionKey, dataDir }: Config): Promise<Secrets> {
  if (authSecret !== null && encryptionKey !== null) return { authSecret, encryptionKey };
  const kept = await readOrMake(dataDir);
  return { authSecret: authSecret ?? kept.authSecret, encryptionKey: encryptionKey ?? kept.encryptionKey };
}

async function readOrMake(dataDir: string): Promise<Secrets> {
  const file = join(dataDir, 'secrets.json');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const there = await readFile(file, 'utf8').catch(() => null);
  return Kept.parse(JSON.parse(there ?? (await make(file))));
}

/**
 * Written elsewhere and then linked: of processes that start at once one wins, and none reads half
 * a file.
 */
async function make(file: string): Promise<string> {
  const draft = `${file}.${randomUUID()}`;
  const made = JSON.stringify({ authSecret: randomSecret(), encryptionKey: randomSecret() });
  await writeFile(draft, made, { mode: 0o600, flag: 'wx' });
  await link(draft, file).catch(unlessThere);
  await rm(draft);
  return readFile(file, 'utf8');
}

const randomSecret = () => randomBytes(32).toString('base64url');

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
