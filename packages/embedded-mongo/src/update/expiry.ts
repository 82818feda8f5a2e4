import type { Store } from '../commands/command.ts';
import { deleteDocuments } from './write.ts';

/**
 * Deletes what has expired by a TTL index, as MongoDB does about once a minute; returns how many
 * documents.
 */
export function deleteExpired(
  { sqlite, catalog, commits }: Pick<Store, 'sqlite' | 'catalog' | 'commits'>,
  now = Date.now(),
): number {
  let deleted = 0;
  for (const collection of catalog.all()) {
    for (const { spec } of collection.indexes) {
      const [path] = Object.keys(spec.key);
      if (spec.expireAfterSeconds === undefined || path === undefined) continue;
      const limit = new Date(now - spec.expireAfterSeconds * 1000);
      const filter = { [path]: { $lte: limit } };
      commits.begin();
      deleted += deleteDocuments(sqlite, collection, { filter, sort: [], isSingle: false }).deleted;
    }
  }
  return deleted;
}
