import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { replaceFile } from '../store/atomic-file.ts';

/** The log is added up when it is longer than this. */
const longBytes = 256 * 1024;

type Options<Line> = {
  folder: string;
  /** Of the two files, without their endings. */
  name: string;
  schema: z.ZodType<Line>;
  /** Lines with the same key are one sum. */
  keyOf: (line: Line) => string;
  sum: (known: Line, line: Line) => Line;
};

/**
 * Sums kept in a folder that several processes may share: each adds lines to one log, nobody
 * changes a line. What was not written yet when a process is killed is lost.
 */
export function summedLog<Line>({ folder, name, schema, keyOf, sum }: Options<Line>) {
  const log = join(folder, `${name}.jsonl`);
  const sums = join(folder, `${name}.json`);
  let pending = new Map<string, Line>();

  const linesOf = (file: string): Line[] => {
    if (!existsSync(file)) return [];
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((text) => {
        const line = schema.safeParse(json(text));
        return line.success ? [line.data] : [];
      });
  };

  const summed = (lines: readonly Line[]): Map<string, Line> => {
    const all = new Map<string, Line>();
    for (const line of lines) {
      const known = all.get(keyOf(line));
      all.set(keyOf(line), known === undefined ? line : sum(known, line));
    }
    return all;
  };

  return {
    add: (line: Line): void => {
      pending = summed([...pending.values(), line]);
    },

    /** All sums, by their key. */
    total: (): ReadonlyMap<string, Line> => summed([...linesOf(sums), ...linesOf(log), ...pending.values()]),

    /** Writes what was added since the last time. */
    flush: (): void => {
      if (pending.size === 0) return;
      const lines = [...pending.values()].map((line) => `${JSON.stringify(line)}\n`);
      pending = new Map();
      mkdirSync(folder, { recursive: true });
      appendFileSync(log, lines.join(''));
    },

    /** Adds the log up when it is long; for one process at a time. `kept` says what stays. */
    compact: (kept: (line: Line) => boolean = () => true): void => {
      if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) < longBytes) return;
      const aside = `${log}.adding`;
      if (!existsSync(aside)) renameSync(log, aside);
      const lines = [...summed([...linesOf(sums), ...linesOf(aside)]).values()].filter(kept);
      replaceFile(sums, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      rmSync(aside);
    },
  };
}

/** A line that was cut off by a power cut counts nothing. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
