import { closeSync, fdatasync, openSync } from 'node:fs';

/** Called once what was done is safe, or with the reason why it is not. */
export type Settled = (failure?: unknown) => void;

/**
 * Flushes SQLite's log to the disk, beside the work of this thread. Everybody whose commit came
 * before a flush began shares it; who comes while it runs waits for the next.
 */
export function logFlush(file: string) {
  let descriptor: number | undefined;
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
      for (const caller of callers) caller(failure ?? undefined);
      if (waiting.length > 0) run();
    });
  };

  return {
    whenFlushed: (caller: Settled): void => {
      waiting.push(caller);
      if (!isRunning) run();
    },
    close: (): void => {
      if (descriptor !== undefined) closeSync(descriptor);
    },
  };
}

export type LogFlush = ReturnType<typeof logFlush>;
