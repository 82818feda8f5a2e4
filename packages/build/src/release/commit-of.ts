import { execFileSync } from 'node:child_process';
import type { BuildCommit } from '@askwell/contracts';

/** The commit that a workspace is built from; undefined where there is no repository, or no git. */
export function commitOf(dir: string): BuildCommit | undefined {
  try {
    const [id = '', at = ''] = git(dir, 'log', '-1', '--format=%H %cI').split(' ');
    if (id === '') return undefined;
    const changes = git(dir, 'status', '--porcelain', '--', '.');
    return { id, at: new Date(at).toISOString(), isChanged: changes !== '' };
  } catch {
    return undefined;
  }
}

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
