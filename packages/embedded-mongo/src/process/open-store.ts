import type { Store } from '../commands/command.ts';
import { openCursors } from '../query/cursors.ts';
import { backupHold } from '../store/backup-hold.ts';
import { openCatalog } from '../store/catalog.ts';
import { groupCommit } from '../store/group-commit.ts';
import { logFlush } from '../store/log-flush.ts';
import { openSqlite } from '../store/sqlite.ts';

export type OpenOptions = {
  /** The file is a copy that was made between `beginBackup` and `endBackup`. */
  isSnapshot?: boolean;
  /**
   * Called once, when a flush to the disk fails. From then on, no write that waits for a flush
   * succeeds.
   */
  onFlushFailure?: (failure: unknown) => void;
  /**
   * Called when the log could not be brought into the file. Until it can, writes fail and reads go
   * on.
   */
  onCheckpointFailure?: (failure: unknown) => void;
};

/**
 * Opens a data directory. Throws when another process holds it, or when its file was copied without
 * its log.
 */
export function openStore(
  dataDir: string,
  { isSnapshot = false, onFlushFailure, onCheckpointFailure = () => undefined }: OpenOptions = {},
): Store & { close: () => void } {
  const sqlite = openSqlite(dataDir, isSnapshot);
  const catalog = openCatalog(sqlite);
  const log = logFlush(sqlite.logFile, onFlushFailure);
  const commits = groupCommit(sqlite, log, { undone: catalog.reload, onCheckpointFailure });
  const backups = backupHold(sqlite, commits, log);
  return {
    sqlite,
    catalog,
    commits,
    cursors: openCursors(),
    backups,
    close: () => {
      backups.release();
      commits.flush();
      log.close();
      sqlite.close();
    },
  };
}
