import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const webpack = join(root, 'node_modules/webpack/bin/webpack.js');
const run = promisify(execFile);

test.each(frontEnds())(
  '`npx webpack` in %s reads the configuration that our own build uses',
  async (name) => {
    const { stdout, stderr } = await run(process.execPath, [webpack, 'configtest'], {
      cwd: join(root, name),
    });
    expect(stdout + stderr).toContain('No validation errors found.');
  },
  120_000,
);

/** The shell and the remotes. */
function frontEnds(): string[] {
  return readdirSync(root).filter((name) => existsSync(join(root, name, 'webpack.config.mjs')));
}
