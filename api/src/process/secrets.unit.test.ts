import { mkdtemp, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { keepSecrets } from './secrets.ts';

const emptyFolder = () => mkdtemp(join(tmpdir(), 'askwell-'));

test('the first start makes the secrets, readable by nobody else; the next one finds them', async () => {
  const dataDir = join(await emptyFolder(), 'var');
  const config = readConfig({ DATA_DIR: dataDir });
  const made = await keepSecrets(config);
  expect(made.authSecret).not.toBe(made.encryptionKey);
  expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(await keepSecrets(config)).toEqual(made);
});

test('processes that start at the same moment agree', async () => {
  const config = readConfig({ DATA_DIR: await emptyFolder() });
  const [one, other] = await Promise.all([keepSecrets(config), keepSecrets(config)]);
  expect(one).toEqual(other);
});

test('what is configured is used, and then nothing is written', async () => {
  const dataDir = join(await emptyFolder(), 'var');
  const given = { AUTH_SECRET: 'a'.repeat(32), ENCRYPTION_KEY: 'b'.repeat(32) };
  expect(await keepSecrets(readConfig({ DATA_DIR: dataDir, ...given }))).toEqual({
    authSecret: given.AUTH_SECRET,
    encryptionKey: given.ENCRYPTION_KEY,
  });
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});
