import { ServerError } from '../errors.ts';
import type { GroupCommit } from './group-commit.ts';
import type { LogFlush } from './log-flush.ts';
import { isFlushFailure, type Sqlite } from './sqlite.ts';

const longestHoldMilliseconds = 10 * 60_000;

export type BackupHold = ReturnType<typeof backupHold>;

/**
 * Keeps the store's file as it is while a client copies it: everything that is committed goes into
 * the file first, and from then on writes go to the log only. Writers and readers go on meanwhile.
 * A client that never ends its backup loses the hold after ten minutes.
 */
export function backupHold(sqlite: Sqlite, commits: GroupCommit, log: Pick<LogFlush, 'fail'>) {
  let held: { id: number; timer: NodeJS.Timeout } | undefined;
  let lastId = 0;

  const release = (): void => {
    if (!held) return;
    clearTimeout(held.timer);
    held = undefined;
    sqlite.releaseCheckpoints();
  };

  /** A checkpoint flushes the log, so it fails in the same way as a flush. */
  const checkpoint = (): void => {
    try {
      sqlite.holdCheckpoints();
    } catch (error) {
      if (isFlushFailure(error)) log.fail(error);
      throw error;
    }
  };

  return {
    /** Throws IllegalOperation while another backup runs. */
    begin: (): number => {
      if (held) throw new ServerError('IllegalOperation', 'Another backup is in progress');
      commits.flush();
      checkpoint();
      lastId += 1;
      held = { id: lastId, timer: setTimeout(release, longestHoldMilliseconds).unref() };
      return lastId;
    },
    /** Throws IllegalOperation when the hold ended before: the copy may mix two states. */
    end: (id: number): void => {
      if (held?.id !== id) throw new ServerError('IllegalOperation', `There is no backup with the id ${id}`);
      release();
    },
    release,
  };
}
