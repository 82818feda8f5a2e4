import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { replaceFile } from '../store/atomic-file.ts';

const Line = z.object({
  remote: z.string(),
  version: z.string(),
  views: z.number().int().min(0),
  errors: z.number().int().min(0),
});
type Line = z.infer<typeof Line>;

/** How often pages of a release were shown, and how often they failed. */
export type Counts = { views: number; errors: number };

/** The log is added up when it is longer than this. */
const longBytes = 256 * 1024;

/**
 * Counts kept in a folder that several processes may share: each adds lines to one log, nobody
 * changes a line. What was not written yet when a process is killed is lost; they are rates.
 */
export function releaseCounts(folder: string) {
  const log = join(folder, 'counts.jsonl');
  const sums = join(folder, 'counts.json');
  let pending = new Map<string, Line>();

  const total = (): Map<string, Line> => added([...linesOf(sums), ...linesOf(log), ...pending.values()]);

  return {
    add: ({ remote, version, views, errors }: Line): void => {
      pending = added([...pending.values(), { remote, version, views, errors }]);
    },

    of: (remote: string, version: string): Counts => {
      const { views = 0, errors = 0 } = total().get(`${remote} ${version}`) ?? {};
      return { views, errors };
    },

    /** Writes what was counted since the last time. */
    flush: (): void => {
      if (pending.size === 0) return;
      const lines = [...pending.values()].map((line) => `${JSON.stringify(line)}\n`);
      pending = new Map();
      mkdirSync(folder, { recursive: true });
      appendFileSync(log, lines.join(''));
    },

    /** Adds the log up when it is long; for one process at a time. */
    compact: (): void => {
      if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) < longBytes) return;
      const aside = `${log}.adding`;
      if (!existsSync(aside)) renameSync(log, aside);
      const lines = [...added([...linesOf(sums), ...linesOf(aside)]).values()];
      replaceFile(sums, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      rmSync(aside);
    },
  };
}

function linesOf(file: string): Line[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      const line = Line.safeParse(json(text));
      return line.success ? [line.data] : [];
    });
}

/** A line that was cut off by a power cut counts nothing. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function added(lines: readonly Line[]): Map<string, Line> {
  const sum = new Map<string, Line>();
  for (const { remote, version, views, errors } of lines) {
    const key = `${remote} ${version}`;
    const known = sum.get(key);
    sum.set(key, {
      remote,
      version,
      views: views + (known?.views ?? 0),
      errors: errors + (known?.errors ?? 0),
    });
  }
  return sum;
}
