import type { LogFlush, Settled } from './log-flush.ts';
import { isFlushFailure, type Sqlite } from './sqlite.ts';

export type GroupCommit = ReturnType<typeof groupCommit>;

/**
 * One transaction for all writes that arrive in one turn of the event loop. Nothing is acknowledged
 * before its commit. When a write fails in the middle the whole group is undone and every waiting
 * caller is told.
 *
 * As with MongoDB, a client says how safe is safe. A committed write is in the operating system's
 * hands and survives the death of this process. One with `j: true` or `w: 'majority'` is
 * acknowledged after a flush to the disk, and so survives the loss of power too; flushes run beside
 * this thread and are shared (see log-flush.ts).
 *
 * The log is brought into the file after the commits that make it long. When that fails, nothing is
 * lost, since the log has it; `onCheckpointFailure` is called, and every write fails until it has
 * succeeded.
 */
export function groupCommit(
  sqlite: Sqlite,
  log: LogFlush,
  { undone, onCheckpointFailure }: { undone: () => void; onCheckpointFailure: (failure: unknown) => void },
) {
  let open = false;
  let isCheckpointFailing = false;
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
    if (isFlushFailure(failure)) log.fail(failure);
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
    if (!sqlite.isCheckpointDue()) return;
    try {
      checkpoint();
    } catch (failure) {
      if (!isCheckpointFailing) onCheckpointFailure(failure);
      isCheckpointFailing = true;
    }
  };

  const checkpoint = (): void => {
    try {
      sqlite.checkpoint();
      isCheckpointFailing = false;
    } catch (failure) {
      if (isFlushFailure(failure)) log.fail(failure);
      throw failure;
    }
  };

  return {
    /**
     * To be called before the first change of a command. Throws while the log cannot be emptied.
     */
    begin: (): void => {
      if (open) return;
      if (isCheckpointFailing) checkpoint();
      sqlite.run('BEGIN IMMEDIATE');
      open = true;
      setImmediate(commit);
    },
    /** Readers wait for the commit as well: they may have seen what could still be undone. */
    whenSafe: (isFlushed: boolean, caller: Settled): void => {
      if (!open) caller();
      else waiting.push(isFlushed ? flushed(log, caller) : caller);
    },
    rollback,
    /** Commits what is open, now. */
    flush: commit,
  };
}

const flushed =
  (log: LogFlush, caller: Settled): Settled =>
  (failure) => {
    if (failure === undefined) log.whenFlushed(caller);
    else caller(failure);
  };
