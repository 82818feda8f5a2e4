import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('each fault of the table has tests, and their files exist', () => {
  const table = readFileSync(join(root, 'docs/fault-tests.md'), 'utf8');
  const rows = [...table.matchAll(/^\| (\d+) +\|[^|]+\|([^|]+)\|$/gm)].map(([, number, tests = '']) => ({
    number: Number(number),
    files: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
  }));
  expect(rows.length).toBeGreaterThanOrEqual(46);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  for (const { number, files } of rows) {
    expect([number, files.length > 0]).toEqual([number, true]);
    const missing = files.filter((file) => !existsSync(join(root, file)));
    expect([number, missing]).toEqual([number, []]);
  }
});
