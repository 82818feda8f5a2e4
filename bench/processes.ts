import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** CPU time that a process has used so far, user and system, in milliseconds. */
export const cpuMilliseconds = (pid: number): number =>
  process.platform === 'linux' ? cpuFromProc(pid) : cpuFromPs(pid);

/** Fields 14 and 15 of /proc/PID/stat (proc(5)), in ticks of 10 ms; the name before them may hold blanks. */
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
export const residentMegabytes = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

export const total = (pids: number[], measure: (pid: number) => number): number =>
  pids.reduce((sum, pid) => sum + measure(pid), 0);
