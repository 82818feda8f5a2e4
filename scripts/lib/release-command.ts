import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, runNode } from './run.ts';

/** Runs a command of `packages/web-host/src/releases/cli.ts`, which reports its own errors. */
export async function releaseCommand(args: string[]): Promise<void> {
  const cli = ['--import', 'tsx', 'packages/web-host/src/releases/cli.ts'];
  process.exitCode = await runNode([...cli, ...args]);
}

/**
 * Splits the arguments of a release command: the remote, and the rest. Throws when there is no such
 * remote.
 */
export function remoteOf([remote, ...options]: string[]): { remote: string; options: string[] } {
  if (remote && !remote.startsWith('-') && existsSync(join(root, remote, 'remote.json')))
    return { remote, options };
  throw new Error(`Name a remote, such as mfe-builder${remote ? `; there is no ${remote}` : ''}.`);
}
