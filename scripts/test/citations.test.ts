import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { citationsIn, unknownRulings } from '../lib/citations.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('citations are found in comments, also over a line break and several at once', () => {
  const text = '/** Kept (product\n * ruling 8). */\n// rulings 29 and 34, not 2 overrulings 5';
  expect(citationsIn('a.ts', text).map(({ ruling }) => ruling)).toEqual([8, 29, 34]);
});

test('a citation of a ruling that is not listed is found', () => {
  const citations = [
    { file: 'a.ts', ruling: 1 },
    { file: 'b.ts', ruling: 51 },
  ];
  expect(unknownRulings(citations, '1. One.\n50. Fifty.\n')).toEqual([{ file: 'b.ts', ruling: 51 }]);
});

test('a reader finds every product ruling that the repository cites', async () => {
  const listed = await promisify(execFile)('git', ['ls-files', '*.ts', '*.tsx', '*.md'], { cwd: root });
  const files = listed.stdout
    .split('\n')
    .filter((file) => file !== '' && !file.endsWith('citations.test.ts') && !file.endsWith('citations.ts'));
  const citations = await Promise.all(
    files.map(async (file) => citationsIn(file, await readFile(join(root, file), 'utf8').catch(() => ''))),
  );
  const list = await readFile(join(root, 'docs/product-rulings.md'), 'utf8');
  expect(citations.flat().length).toBeGreaterThan(10);
  expect(unknownRulings(citations.flat(), list)).toEqual([]);
});
