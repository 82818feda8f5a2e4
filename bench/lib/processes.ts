import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf } from '@askwell/embedded-mongo';

/** CPU time that a process has used so far, user and system, in milliseconds. */
export const cpuMilliseconds = (pid: number): number =>
  process.platform === 'linux' ? cpuFromProc(pid) : cpuFromPs(pid);

/**
 * Fields 14 and 15 of /proc/PID/stat (proc(5)), in ticks of 10 ms; the name before them may hold
 * blanks.
 */
function cpuFromProc(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** `ps` prints [[dd-]hh:]mm:ss.cc. */
function cpuFromPs(pid: number): number {
  const text = execFileSync('ps', ['-o', 'cputime=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  return text.split(/[-:]/).reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;
}

/** Resident memory of a process in megabytes. */
const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/**
 * Memory of several processes in megabytes, what they share counted once, as a container's memory
 * is: each of them maps the code of Node, of 50 MB, which is in memory once. Elsewhere than on
 * Linux it counts for each.
 */
export const megabytesTogether = (pids: number[]): number =>
  process.platform === 'linux'
    ? togetherFromProc(pids) / 1024
    : pids.reduce((sum, pid) => sum + residentMegabytes(pid), 0);

/**
 * /proc/PID/smaps (proc(5)): a line with addresses and file for each mapping, then its sizes in kB.
 */
function togetherFromProc(pids: number[]): number {
  let own = 0;
  const shared = new Map<string, number>();
  for (const pid of pids) {
    const sharedHere = new Map<string, number>();
    let file = '';
    for (const line of readFileSync(`/proc/${pid}/smaps`, 'utf8').split('\n')) {
      const mapping = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \d+ *(.*)$/.exec(line);
      if (mapping) file = mapping[1] ?? '';
      const [, kind, kB = 0] = /^(Private|Shared)_(?:Clean|Dirty): +(\d+) kB$/.exec(line) ?? [];
      if (kind === 'Private') own += Number(kB);
      if (kind === 'Shared') sharedHere.set(file, (sharedHere.get(file) ?? 0) + Number(kB));
    }
    for (const [name, kB] of sharedHere) shared.set(name, Math.max(shared.get(name) ?? 0, kB));
  }
  return [...shared.values()].reduce((sum, kB) => sum + kB, own);
}

/** The embedded store that a product has started. */
export async function storeOf({ pid, dataDir }: { pid: number; dataDir: string }) {
  const uri = await addressOf(join(dataDir, 'store'));
  if (uri === undefined) throw new Error('the product has no store of its own');
  const found = execFileSync('pgrep', ['-P', String(pid), '-f', 'embedded-mongo'], { encoding: 'utf8' });
  return { uri, pid: Number.parseInt(found, 10) };
}
