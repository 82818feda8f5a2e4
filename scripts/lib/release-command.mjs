import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Runs a command of `packages/web-host/src/releases/cli.ts`; it says itself what went wrong. */
export const releaseCommand = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', 'packages/web-host/src/releases/cli.ts', ...args],
      {
        cwd: root,
        stdio: 'inherit',
      },
    );
    child.once('error', reject);
    child.once('exit', (code) => {
      process.exitCode = code ?? 1;
      resolve();
    });
  });

/** The remote that a command is about, and what else it was told. */
export function remoteOf([remote, ...options]) {
  if (remote && !remote.startsWith('-') && existsSync(join(root, remote, 'remote.json')))
    return { remote, options };
  throw new Error(`Name a remote, such as mfe-builder${remote ? `; there is no ${remote}` : ''}.`);
}
