import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Declared alike in two places, so that both share one answer. */
const shared = ['listChatbots'];

test('no two parts of the front end give an endpoint of the API client the same name', async () => {
  const listed = await promisify(execFile)('git', ['ls-files', '*.ts'], { cwd: root });
  const sources = /^(shell|mfe-[^/]+|packages\/[^/]+)\/src\//;
  const files = listed.stdout.split('\n').filter((file) => sources.test(file));
  const named = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(root, file), 'utf8').catch(() => '');
      if (!text.includes('injectEndpoints')) return [];
      const names = text.matchAll(/^ +(\w+): build\.(?:query|mutation|infiniteQuery)\b/gm);
      return [...names].map(([, name = '']) => ({ name, file }));
    }),
  );
  const endpoints = named.flat();
  expect(endpoints.length).toBeGreaterThan(50);
  const twice = endpoints.filter(
    ({ name, file }) =>
      !shared.includes(name) && endpoints.some((other) => other.name === name && other.file !== file),
  );
  expect(twice).toEqual([]);
});
