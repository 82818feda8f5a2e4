import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { RemoteSource } from '@askwell/contracts';
import { expect, test } from 'vitest';

test('no two commands of our remotes have the same keys', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const keys = readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => RemoteSource.parse(JSON.parse(readFileSync(`${root}/${name}/remote.json`, 'utf8'))))
    .flatMap(({ frame }) => frame?.commands ?? [])
    .flatMap((command) => command.keys ?? []);
  expect(keys).toContain('g k');
  expect(new Set(keys).size).toBe(keys.length);
});
