import { Stored, type Collection } from '../store/collection.ts';
import type { KeyOrder } from '../store/key-order.ts';
import type { Sqlite } from '../store/sqlite.ts';
import type { Range } from './bounds.ts';
import type { Plan } from './plan.ts';

const firstChunk = 16;
const largestChunk = 1_000;
const chunkBytes = 1024 * 1024;

/**
 * Chunks grow, because who reads on reads much, as far as documents of this size fit into memory
 * beside others.
 */
const nextSize = (size: number, bytes: number): number =>
  Math.max(1, Math.min(size * 4, largestChunk, Math.floor((chunkBytes * size) / Math.max(bytes, 1))));

/**
 * As many as are still wanted, when that is less; whoever goes on after them looks for what is
 * seldom.
 */
const capped = (size: number, left: number): number => (left > 0 ? Math.min(size, left) : size);

/**
 * Reads what a plan leads to, chunk by chunk: each chunk is a statement of its own that goes on
 * behind the last row, so that a cursor can stay open between commands while others write. `wanted`
 * is how many are likely to be taken.
 */
export function* scan(
  sqlite: Sqlite,
  collection: Collection,
  plan: Plan,
  wanted = Number.POSITIVE_INFINITY,
): Generator<Stored> {
  const { order, ranges } = plan;
  if (!order) {
    yield* inOrderOfInsertion(sqlite, collection, wanted);
    return;
  }
  if (plan.isSingle) {
    const [range] = ranges;
    const row = range && sqlite.first(order.exact, [range.low]);
    const stored = row && storedIn(row);
    if (stored) yield stored;
    return;
  }
  const seen = order.arrayFields === 0 ? undefined : new Set<number>();
  for (const range of ranges) {
    for (const stored of inOrderOfKeys(sqlite, order, range, plan.isBackward, wanted)) {
      if (seen?.has(stored.row)) continue;
      seen?.add(stored.row);
      yield stored;
    }
  }
}

function* inOrderOfInsertion(sqlite: Sqlite, collection: Collection, wanted: number): Generator<Stored> {
  let last = 0;
  let left = wanted;
  for (let size = capped(firstChunk, left); ;) {
    let bytes = 0;
    const rows = sqlite.rows(collection.scan, [last, size]);
    for (const row of rows) {
      const stored = storedIn(row);
      last = stored.row;
      bytes += stored.raw.length;
      yield stored;
    }
    if (rows.length < size) return;
    left -= rows.length;
    size = capped(nextSize(size, bytes), left);
  }
}

function* inOrderOfKeys(
  sqlite: Sqlite,
  order: KeyOrder,
  range: Range,
  isBackward: boolean,
  wanted: number,
): Generator<Stored> {
  const { rows: statement, endKey } = isBackward ? order.backward : order.forward;
  let from = isBackward ? range.high : range.low;
  const to = isBackward ? range.low : range.high;
  let last = 0;
  let left = wanted;
  for (let size = capped(firstChunk, left); ;) {
    let bytes = 0;
    const rows = sqlite.rows(statement, [from, last, to, size]);
    // Found out at once: others may write before who reads comes back for more.
    const [end] = (rows.length === size && sqlite.first(endKey, [from, last, to, size - 1])) || [];
    for (const row of rows) {
      const stored = storedIn(row);
      last = stored.row;
      bytes += stored.raw.length;
      yield stored;
    }
    if (!Buffer.isBuffer(end)) return;
    from = end;
    left -= rows.length;
    size = capped(nextSize(size, bytes), left);
  }
}

function storedIn([row, raw]: readonly unknown[]): Stored {
  if (!Buffer.isBuffer(raw)) throw new TypeError('a stored document is no blob');
  return new Stored(Number(row), raw);
}
