import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * Who makes a change: the id of a release token or a user of the server's machine, and the address
 * of the call.
 */
export type Actor = { who: string; from: string };

export const LogEntry = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  from: z.string(),
  action: z.enum(['release', 'rollback', 'guard', 'checkout', 'preview', 'preview-end']),
  remote: z.string(),
  version: z.string(),
  share: z.number(),
  /** The hashes of the release's files, by name. */
  files: z.record(z.string(), z.string()),
  /** The hash of the line before, so that no line can be changed or taken out unseen. */
  previous: z.string(),
});
export type LogEntry = z.infer<typeof LogEntry>;

/**
 * Every decision about a release, oldest first, in `log.jsonl`: lines are added and never changed.
 */
export function releaseLog(folder: string) {
  const file = join(folder, 'log.jsonl');
  const text = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const lines = (): string[] =>
    text()
      .split('\n')
      .filter((line) => line !== '');

  return {
    /** Adds a line and waits until it is on the disk. The caller holds the lock of the releases. */
    append: (entry: Omit<LogEntry, 'previous'>): void => {
      mkdirSync(folder, { recursive: true });
      const previous = hashOf(lines().at(-1) ?? '');
      // After a line that a power cut has cut off.
      const start = /[^\n]$/.test(text()) ? '\n' : '';
      const descriptor = openSync(file, 'a', 0o600);
      try {
        writeSync(descriptor, `${start}${JSON.stringify({ ...entry, previous })}\n`);
        fsyncSync(descriptor);
      } finally {
        closeSync(descriptor);
      }
    },

    entries: (): LogEntry[] => lines().flatMap((line) => parsed(line) ?? []),

    /** The number of the first line that does not follow from the one before; null when all do. */
    firstBroken: (): number | null => {
      const all = lines();
      const at = all.findIndex((line, index) => parsed(line)?.previous !== hashOf(all[index - 1] ?? ''));
      return at === -1 ? null : at + 1;
    },
  };
}

function parsed(line: string): LogEntry | null {
  try {
    return LogEntry.parse(JSON.parse(line));
  } catch {
    return null;
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
