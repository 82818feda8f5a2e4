import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkTypes } from '../src/check-types.ts';

test('types that cannot be checked are an error, not silence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'askwell-types-'));
  await expect(checkTypes(folder)).rejects.toThrow('TypeScript is not installed here');
  await rm(folder, { recursive: true });
  // A workspace of a repository that has TypeScript, but no configuration of it.
  await expect(checkTypes(import.meta.dirname)).rejects.toThrow('there is no tsconfig.json here');
});
