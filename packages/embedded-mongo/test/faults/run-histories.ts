import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { faultyDisk, histories, type FaultKind, type History } from './history.ts';
import { runHistory } from './run-history.ts';

/** What the process prints: how many histories met a fault of each kind, and which went wrong. */
export type Report = {
  met: Partial<Record<FaultKind, number>>;
  refused: number;
  wrong: { history: History; problems: string[] }[];
};

/** Runs in a process whose C library is behind `faulty-disk.c`. */
const [, , plan = '', runs = '', seed = ''] = process.argv;
const disk = faultyDisk(openSync(plan, 'r+'));
// A flush of a file in memory takes no time.
const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'faults-'));
const report: Report = { met: {}, refused: 0, wrong: [] };
for (const [at, history] of fc.sample(histories, { numRuns: Number(runs), seed: Number(seed) }).entries()) {
  const { problems, failed, refused } = await runHistory(disk, join(root, String(at)), history);
  if (failed > 0) report.met[history.kind] = (report.met[history.kind] ?? 0) + 1;
  report.refused += refused;
  if (problems.length > 0) report.wrong.push({ history, problems });
}
rmSync(root, { recursive: true });
process.stdout.write(JSON.stringify(report));
