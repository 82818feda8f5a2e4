import type { Store } from '../commands/command.ts';
import { openCursors } from '../query/cursors.ts';
import { openCatalog } from '../store/catalog.ts';
import { groupCommit } from '../store/group-commit.ts';
import { logFlush } from '../store/log-flush.ts';
import { openSqlite } from '../store/sqlite.ts';

/** Opens a data directory. Throws when another process holds it. */
export function openStore(dataDir: string): Store & { close: () => void } {
  const sqlite = openSqlite(dataDir);
  const catalog = openCatalog(sqlite);
  const log = logFlush(sqlite.logFile);
  const commits = groupCommit(sqlite, log, catalog.reload);
  return {
    sqlite,
    catalog,
    commits,
    cursors: openCursors(),
    close: () => {
      commits.flush();
      log.close();
      sqlite.close();
    },
  };
}
