import type { Doc } from '../bson/document.ts';
import { ServerError } from '../errors.ts';
import type { Collection, Stored } from '../store/collection.ts';
import type { Sqlite } from '../store/sqlite.ts';
import { parseFilter } from './filter.ts';
import { planQuery, type Plan } from './plan.ts';
import { scan } from './scan.ts';
import { sortDocuments, type SortField } from './sort.ts';

export interface Query {
  filter: Doc;
  sort: readonly SortField[];
  skip: number;
  /** 0 means all. */
  limit: number;
  /** The index to use: its name, its key, or `{$natural: 1}` for none. */
  hint?: unknown;
  /** When the query has to end, in milliseconds of `performance.now()`; undefined for no limit. */
  deadline?: number | undefined;
}

/**
 * The documents that a query asks for, read as they are taken. There are none in a collection that
 * is not there.
 */
export function find(sqlite: Sqlite, collection: Collection | undefined, query: Query): Iterable<Stored> {
  const conditions = parseFilter(query.filter);
  if (!collection) return [];
  const plan = planQuery(collection, conditions, query.sort, query.hint);
  const end = query.limit === 0 ? Number.POSITIVE_INFINITY : query.skip + query.limit;
  // What an index does not answer is mostly true of nearly all, such as whose a document is.
  const matching = filtered(
    scan(sqlite, collection, plan, plan.isSorted ? end : undefined),
    plan,
    query.deadline,
  );
  const sorted = plan.isSorted ? matching : sortDocuments(matching, query.sort, end);
  return query.skip === 0 && query.limit === 0 ? sorted : slice(sorted, query.skip, end);
}

/** The first document that a query asks for. */
export function findFirst(
  sqlite: Sqlite,
  collection: Collection,
  filter: Doc,
  sort: readonly SortField[],
  hint?: unknown,
): Stored | undefined {
  for (const stored of find(sqlite, collection, { filter, sort, skip: 0, limit: 1, hint })) return stored;
  return undefined;
}

/** How many documents meet a filter: from the index alone where that says enough. */
export function count(
  sqlite: Sqlite,
  collection: Collection | undefined,
  { filter, hint, deadline }: Pick<Query, 'filter' | 'hint' | 'deadline'>,
): number {
  const conditions = parseFilter(filter);
  if (!collection) return 0;
  const plan = planQuery(collection, conditions, [], hint);
  const { order, ranges, residual } = plan;
  if (!order && residual.length === 0) {
    return Number(sqlite.first(`SELECT count(*) FROM ${collection.table}`, [])?.[0] ?? 0);
  }
  if (order && residual.length === 0 && (ranges.length === 1 || order.arrayFields === 0)) {
    const statement = order.arrayFields === 0 ? order.count : order.countDistinct;
    return ranges.reduce(
      (sum, { low, high }) => sum + Number(sqlite.first(statement, [low, high])?.[0] ?? 0),
      0,
    );
  }
  let found = 0;
  for (const _ of filtered(scan(sqlite, collection, plan), plan, deadline)) found += 1;
  return found;
}

/**
 * The documents that meet what the plan leaves to test. Throws MaxTimeMSExpired after the deadline.
 */
function* filtered(stored: Iterable<Stored>, plan: Plan, deadline?: number): Generator<Stored> {
  const isWanted = (item: Stored) =>
    plan.residual.every(({ test, testBytes }) => testBytes?.(item.raw) ?? test(item.document));
  let seen = 0;
  for (const item of stored) {
    if (deadline !== undefined && seen++ % 64 === 0 && performance.now() > deadline) {
      throw new ServerError('MaxTimeMSExpired', 'operation exceeded time limit');
    }
    if (isWanted(item)) yield item;
  }
}

function* slice<T>(items: Iterable<T>, start: number, end: number): Generator<T> {
  let at = 0;
  for (const item of items) {
    if (at >= start) yield item;
    at += 1;
    if (at >= end) return;
  }
}
