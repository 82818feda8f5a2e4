import type { Store } from '../commands/command.ts';
import { openCursors } from '../query/cursors.ts';
import { openCatalog } from '../store/catalog.ts';
import { deleteExpired } from '../store/expiry.ts';
import { groupCommit } from '../store/group-commit.ts';
import { findDamage } from '../store/integrity.ts';
import { openSqlite } from '../store/sqlite.ts';

/** Opens a data directory. Throws when another process holds it. */
export function openStore(
  dataDir: string,
): Store & { close: () => void; damage: () => readonly string[]; expire: () => number } {
  const sqlite = openSqlite(dataDir);
  const catalog = openCatalog(sqlite);
  const commits = groupCommit(sqlite, catalog.reload);
  return {
    sqlite,
    catalog,
    commits,
    cursors: openCursors(),
    expire: () => deleteExpired(sqlite, catalog, commits),
    damage: () => findDamage(sqlite, catalog),
    close: () => {
      commits.flush();
      sqlite.close();
    },
  };
}
