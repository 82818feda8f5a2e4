import { closeSync, fdatasync, openSync } from 'node:fs';

/** Called once what was done is safe, or with the reason why it is not. */
export type Settled = (failure?: unknown) => void;

/**
 * Flushes SQLite's log to the disk, beside the work of this thread. Everybody whose commit came
 * before a flush began shares it; who comes while it runs waits for the next.
 *
 * After a failed flush, no other is made: the operating system may have dropped the unflushed data,
 * and may report the next flush as a success (https://lwn.net/Articles/752063). `onFailure` is
 * called once.
 */
export function logFlush(file: string, onFailure: (failure: unknown) => void = () => undefined) {
  let descriptor: number | undefined;
  let lost: { failure: unknown } | undefined;
  let isRunning = false;
  let waiting: Settled[] = [];

  const run = (): void => {
    const callers = waiting;
    waiting = [];
    isRunning = true;
    // The log is there once something has been committed, and stays the same file from then on.
    descriptor ??= openSync(file, 'r+');
    fdatasync(descriptor, (failure) => {
      isRunning = false;
      if (failure) fail(failure);
      for (const caller of callers) caller(lost?.failure);
      if (waiting.length > 0) run();
    });
  };

  const fail = (failure: unknown): void => {
    if (lost) return;
    lost = { failure };
    onFailure(failure);
  };

  return {
    /** Reports that a flush by other code has failed. */
    fail,
    whenFlushed: (caller: Settled): void => {
      if (lost) return caller(lost.failure);
      waiting.push(caller);
      if (!isRunning) run();
    },
    close: (): void => {
      if (descriptor !== undefined) closeSync(descriptor);
    },
  };
}

export type LogFlush = ReturnType<typeof logFlush>;
