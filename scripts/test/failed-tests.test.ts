import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFailedTestsList, type FailedTestsList, summarizeError } from '../lib/failed-tests.ts';
import { root } from '../lib/run.ts';
import { expectNoFailure } from '../lib/steps.ts';

let folder: string;
let list: FailedTestsList;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'askwell-reporters-'));
  list = openFailedTestsList();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  list.remove();
});

/** Runs test files with a tool of node_modules, whose reporter writes to our list. */
function runTests(tool: string, args: string[]): Promise<number | null> {
  const { VITEST: _, ...env } = { ...process.env, ...list.env };
  const options = { cwd: folder, env, stdio: 'ignore' } as const;
  const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], options);
  return new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve));
}

const reporter = (name: string) => join(root, 'scripts/lib/reporters', `${name}.ts`);

test('a Vitest run lists its failed tests, hooks and files, and nothing that passed', async () => {
  const lines = [
    "test('adds', () => expect(1 + 1).toBe(2));",
    "describe('a cart', () => { test('is empty', () => expect(['tea']).toHaveLength(0)); });",
    "describe('a shop', () => { beforeAll(() => { throw new Error('no till') }); test('opens', () => {}); });",
  ];
  writeFileSync(join(folder, 'cart.test.ts'), lines.join('\n'));
  writeFileSync(join(folder, 'broken.test.ts'), "throw new Error('no such table');");
  const args = ['run', '--globals', '--root', folder, '--reporter', reporter('vitest')];
  expect(await runTests('vitest/vitest.mjs', args)).toBe(1);
  expect(list.read().split('\n')).toHaveLength(6);
  expect(list.read()).toContain("cart.test.ts › a cart > is empty\n    expected [ 'tea' ] to have a length");
  expect(list.read()).toContain('cart.test.ts › a shop\n    no till');
  expect(list.read()).toContain('broken.test.ts\n    no such table');
});

test('a Playwright run lists its failed tests and files, and nothing that passed', async () => {
  const lines = [
    `import { expect, test } from '${join(root, 'node_modules/@playwright/test/index.mjs')}';`,
    "test('adds', () => expect(1 + 1).toBe(2));",
    "test.describe('a cart', () => { test('is empty', () => expect(['tea']).toHaveLength(0)); });",
  ];
  writeFileSync(join(folder, 'cart.spec.ts'), lines.join('\n'));
  writeFileSync(
    join(folder, 'playwright.config.ts'),
    `export default { reporter: '${reporter('playwright')}' };`,
  );
  expect(await runTests('@playwright/test/cli.js', ['test'])).toBe(1);
  expect(list.read().split('\n')).toHaveLength(2);
  expect(list.read()).toMatch(
    /^cart\.spec\.ts › a cart › is empty\n {4}Error: expect\(received\)\.toHaveLength/,
  );
  writeFileSync(join(folder, 'broken.spec.ts'), "throw new Error('no such table');");
  expect(await runTests('@playwright/test/cli.js', ['test'])).toBe(1);
  expect(list.read()).toContain('broken.spec.ts\n    Error: no such table');
});

test('a failed browser test is listed with what its page showed', async () => {
  const page =
    '# Error details\n\n```yaml\n- banner [ref=e1]\n- main [ref=e2]:\n  - heading "Hello"\n```\n\n# Test source\n';
  writeFileSync(join(folder, 'page.md'), page);
  const lines = [
    `import { expect, test } from '${join(root, 'node_modules/@playwright/test/index.mjs')}';`,
    "test('greets', async () => {",
    `  await test.info().attach('error-context', { path: '${join(folder, 'page.md')}' });`,
    "  throw new Error('no greeting');",
    '});',
  ];
  writeFileSync(join(folder, 'greeting.spec.ts'), lines.join('\n'));
  const config = `export default { reporter: '${reporter('playwright')}' };`;
  writeFileSync(join(folder, 'playwright.config.ts'), config);
  expect(await runTests('@playwright/test/cli.js', ['test'])).toBe(1);
  expect(list.read().split('\n')).toEqual([
    'greeting.spec.ts › greets',
    '    Error: no greeting',
    '    - main:',
    '      - heading "Hello"',
  ]);
});

test('an error is one line without colors: what failed, what was expected, what was found', () => {
  const message =
    '\u001b[31mError: not visible\u001b[39m\n\nLocator: getByText("x")\nExpected: visible\nReceived: hidden\nTimeout: 5';
  expect(summarizeError(message)).toBe(
    'Error: not visible · Locator: getByText("x") · Expected: visible · Received: hidden',
  );
  expect(summarizeError('x'.repeat(1000))).toHaveLength(300);
});

test('a run without failures ends without a word; a run with failures ends with their names', () => {
  expect(() => expectNoFailure([])).not.toThrow();
  expect(() =>
    expectNoFailure([
      { name: 'types', details: 'tsc ended with 2' },
      { name: 'API tests', details: 'a.test.ts › adds\n    expected 1 to be 2' },
    ]),
  ).toThrow(
    'types failed:\ntsc ended with 2\n\nAPI tests failed:\na.test.ts › adds\n    expected 1 to be 2\n\nFailed: types, API tests',
  );
});
