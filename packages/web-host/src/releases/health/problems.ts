import { z } from 'zod';
import { summedLog } from './summed-log.ts';

const Line = z.object({
  remote: z.string(),
  version: z.string(),
  message: z.string(),
  stack: z.string(),
  count: z.number().int().min(1),
  at: z.iso.datetime(),
});
type Line = z.infer<typeof Line>;

/** What a page said as it failed, how often, and when last. */
export type Problem = Pick<Line, 'message' | 'stack' | 'count' | 'at'>;

/** Different messages that are kept of each release; more are of no use to anybody. */
const mostProblems = 20;

/** Releases whose messages are kept in the log's sum; see `compact`. */
const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Why pages failed, by release: message and stack, without anything that could name a visitor (see
 * `withoutIdentifiers`).
 */
export function releaseProblems(folder: string) {
  const log = summedLog<Line>({
    folder,
    name: 'problems',
    schema: Line,
    keyOf: ({ remote, version, message }) => `${remote} ${version} ${message}`,
    sum: (known, line) => ({ ...line, count: known.count + line.count }),
  });
  const of = (remote: string, version: string): Problem[] =>
    [...log.total().values()]
      .filter((line) => line.remote === remote && line.version === version)
      .toSorted((a, b) => b.count - a.count)
      .map(({ message, stack, count, at }) => ({ message, stack, count, at }));

  return {
    add: (remote: string, version: string, { message, stack }: { message: string; stack: string }): void => {
      const clean = withoutIdentifiers(message).slice(0, 300);
      const known = of(remote, version);
      if (known.length >= mostProblems && !known.some((problem) => problem.message === clean)) return;
      log.add({
        remote,
        version,
        message: clean,
        stack: withoutIdentifiers(stack).slice(0, 2000),
        count: 1,
        at: new Date().toISOString(),
      });
    },
    /** The most frequent first. */
    of,
    flush: log.flush,
    compact: (): void => log.compact(({ at }) => Date.parse(at) > Date.now() - keptMs),
  };
}

/**
 * A message or stack without what could say who had it: queries and fragments of addresses, mail
 * addresses, ids and long numbers. Control characters go as well: it is printed in terminals.
 */
export const withoutIdentifiers = (text: string): string =>
  text
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/(https?:\/\/[^\s?#)]+)[?#][^\s):]*/g, '$1')
    .replace(/[\w.+-]+@[\w-]+\.[\w.-]+/g, '<mail>')
    .replace(/[0-9a-f]{16,}/gi, '<id>')
    // Not the hash in the name of a file, by which its source map is found.
    .replace(/\.[0-9a-f]{8}\.(?:js|css)\b|\d{7,}/g, (found) => (found.startsWith('.') ? found : '<number>'));
