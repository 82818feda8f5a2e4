import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { wideComments } from '../lib/comment-width.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wide = 'word '.repeat(20).trim();

test.each([
  ['a line comment', `  // ${wide}`, [1]],
  ['a line of a block', `/**\n * ${wide}\n */\nconst text = '${wide}';`, [2]],
  ['a comment in JSX', `{/* ${wide} */}`, [1]],
  ['code', `const text = '${wide} ${wide}';`, []],
  ['a directive', `// oxlint-disable-next-line no-console -- ${wide}`, []],
  ['an address', `// https://example.com/${'x'.repeat(100)}`, []],
])('%s that is wider than 100 columns is found where it can be wrapped', (_, text, lines) => {
  expect(wideComments('a.ts', text).map(({ line }) => line)).toEqual(lines);
});

test('a reader finds no comment wider than 100 columns', async () => {
  const listed = await promisify(execFile)('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.mts', '*.css'], {
    cwd: root,
    maxBuffer: 10_000_000,
  });
  const files = listed.stdout.split('\n').filter((file) => file !== '');
  const found = await Promise.all(
    files.map(async (file) => wideComments(file, await readFile(join(root, file), 'utf8').catch(() => ''))),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found.flat()).toEqual([]);
});
