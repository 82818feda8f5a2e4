import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test.each([
  ['fault-tests.md', 46],
  ['hostile-inputs.md', 50],
])('each row of %s has tests, and their files exist', (name, leastRows) => {
  const table = readFileSync(join(root, 'docs', name), 'utf8');
  const rows = [...table.matchAll(/^\| (\d+) +\|[^\n]+\|([^|\n]+)\|$/gm)].map(([, number, tests = '']) => ({
    number: Number(number),
    files: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));
  expect(rows.length).toBeGreaterThanOrEqual(leastRows);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  for (const { number, files } of rows) {
    expect([number, files.length > 0]).toEqual([number, true]);
    const missing = files.filter((file) => !existsSync(join(root, file)));
    expect([number, missing]).toEqual([number, []]);
  }
});
