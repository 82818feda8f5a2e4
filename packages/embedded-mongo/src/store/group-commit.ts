import type { Sqlite } from './sqlite.ts';

/** Called once what was done is safe on the disk, or with the reason why it was undone. */
export type Settled = (failure?: unknown) => void;

export type GroupCommit = ReturnType<typeof groupCommit>;

/**
 * One transaction for all writes that arrive in one turn of the event loop: its commit, and so the flush to the
 * disk, is shared by everybody who is waiting. Nothing is acknowledged before it.
 * When a write fails in the middle the whole group is undone and every waiting caller is told.
 */
export function groupCommit(sqlite: Sqlite, undone: () => void) {
  let open = false;
  let waiting: Settled[] = [];

  const settle = (failure?: unknown): void => {
    open = false;
    const callers = waiting;
    waiting = [];
    for (const caller of callers) caller(failure);
  };

  const rollback = (failure: unknown): void => {
    if (!open) return;
    try {
      sqlite.run('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself, as it does when the disk is full.
    }
    undone();
    settle(failure);
  };

  const commit = (): void => {
    if (!open) return;
    try {
      sqlite.run('COMMIT');
    } catch (failure) {
      rollback(failure);
      return;
    }
    settle();
  };

  return {
    /** To be called before the first change of a command. */
    begin: (): void => {
      if (open) return;
      sqlite.run('BEGIN IMMEDIATE');
      open = true;
      setImmediate(commit);
    },
    /** Readers wait as well: they may have seen what is not yet safe. */
    whenSafe: (caller: Settled): void => {
      if (open) waiting.push(caller);
      else caller();
    },
    rollback,
    /** Commits what is open, now. */
    flush: commit,
  };
}
