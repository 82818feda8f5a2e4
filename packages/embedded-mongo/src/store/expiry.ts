import { deleteDocuments } from '../update/write.ts';
import type { Catalog } from './catalog.ts';
import type { GroupCommit } from './group-commit.ts';
import type { Sqlite } from './sqlite.ts';

/** Deletes what the TTL indexes say has expired; returns how many documents that were. */
export function deleteExpired(
  sqlite: Sqlite,
  catalog: Catalog,
  commits: GroupCommit,
  now = Date.now(),
): number {
  let deleted = 0;
  for (const collection of catalog.all()) {
    for (const { spec } of collection.indexes) {
      const [path] = Object.keys(spec.key);
      if (spec.expireAfterSeconds === undefined || path === undefined) continue;
      const limit = new Date(now - spec.expireAfterSeconds * 1000);
      commits.begin();
      deleted += deleteDocuments(sqlite, collection, {
        filter: { [path]: { $lte: limit } },
        sort: [],
        isSingle: false,
      }).length;
    }
  }
  return deleted;
}
