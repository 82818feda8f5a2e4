import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Nobody holds it longer than a moment; what is older was left by a process of another machine that
 * was killed.
 */
const staleMs = 10_000;

/**
 * Runs `work` while no other process that shares the folder does. `work` must be done in a moment.
 */
export async function withLock<T>(file: string, work: () => T): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  const mine = [hostname(), process.pid, randomUUID()].join(' ');
  while (!taken(file, mine)) {
    setAsideStale(file);
    await wait(20 + Math.random() * 30);
  }
  try {
    return work();
  } finally {
    if (holder(file) === mine) rmSync(file, { force: true });
  }
}

function taken(file: string, mine: string): boolean {
  try {
    writeFileSync(file, mine, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Of those that find it stale, one moves it away. */
function setAsideStale(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    if (Date.now() - statSync(file).mtimeMs < staleMs && !isOfTheDead(file)) return;
    renameSync(file, aside);
    rmSync(aside, { force: true });
  } catch {
    // Somebody else was quicker.
  }
}

/** Whether its holder was a process of this machine that is no more. */
function isOfTheDead(file: string): boolean {
  const [host, pid = ''] = holder(file)?.split(' ') ?? [];
  if (host !== hostname() || !/^\d+$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

const holder = (file: string): string | null => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};
