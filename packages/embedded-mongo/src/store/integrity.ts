import { Stored, type Collection } from './collection.ts';
import type { SecondaryIndex } from './secondary-index.ts';
import type { Sqlite } from './sqlite.ts';

/**
 * Everything in the file and in a collection that does not fit together, in words; nothing when all
 * is well.
 */
export function findDamage(sqlite: Sqlite, collection: Collection): readonly string[] {
  const verdict = String(sqlite.first('PRAGMA integrity_check', [])?.[0]);
  const damage = verdict === 'ok' ? [] : [verdict];
  for (const index of collection.indexes) damage.push(...disagreements(sqlite, collection, index));
  return damage;
}

/** Compares the entries that an index has with those that its documents should have given it. */
function disagreements(sqlite: Sqlite, collection: Collection, index: SecondaryIndex): string[] {
  const expected = new Set<string>();
  for (const [row, raw] of sqlite.rows(collection.scan, [0, -1])) {
    const document = Buffer.isBuffer(raw) ? new Stored(Number(row), raw).document : {};
    for (const key of index.keysOf(document)) expected.add(`${key.toString('hex')}:${String(row)}`);
  }
  const damage: string[] = [];
  for (const [key, row] of sqlite.rows(`SELECT key, row FROM ${index.table}`, [])) {
    const entry = `${Buffer.isBuffer(key) ? key.toString('hex') : ''}:${String(row)}`;
    if (!expected.delete(entry)) damage.push(`${index.spec.name}: an entry without its document: ${entry}`);
  }
  return [...damage, ...[...expected].map((entry) => `${index.spec.name}: a missing entry: ${entry}`)];
}
