import { isDoc } from '../bson/document.ts';
import { above } from '../bson/keys.ts';
import { ServerError } from '../errors.ts';
import type { Collection } from '../store/collection.ts';
import type { KeyOrder } from '../store/key-order.ts';
import { fieldBounds, isExact, type Range } from './bounds.ts';
import type { Condition } from './filter.ts';
import type { SortField } from './sort.ts';

/**
 * How a query is answered: by which order, through which stretches of keys, and what is left to
 * test.
 */
export interface Plan {
  /** Undefined: every document is looked at, in the order of insertion. */
  order: KeyOrder | undefined;
  ranges: readonly Range[];
  isBackward: boolean;
  /** The documents come in the order that was asked for. */
  isSorted: boolean;
  /** At most one document can be found. */
  isSingle: boolean;
  residual: readonly Condition[];
}

/**
 * Chooses the order with which the fewest documents have to be looked at, or moved to sort them.
 */
export function planQuery(
  collection: Collection,
  conditions: readonly Condition[],
  sort: readonly SortField[],
  hint?: unknown,
): Plan {
  if (hint !== undefined) return hintedPlan(collection, conditions, sort, hint);
  let best = { plan: fullScan(conditions, sort), score: 0 };
  const orders = [
    collection.byId,
    ...collection.indexes.filter(({ isPartial }) => !isPartial).map(({ order }) => order),
  ];
  for (const order of orders) {
    const candidate = planWith(order, conditions, sort);
    if (candidate && candidate.score > best.score) best = candidate;
    if (best.plan.isSingle) break;
  }
  return best.plan;
}

/** The plan with the index that the client names. Throws BadValue when there is no such index. */
function hintedPlan(
  collection: Collection,
  conditions: readonly Condition[],
  sort: readonly SortField[],
  hint: unknown,
): Plan {
  if (isDoc(hint) && '$natural' in hint) return fullScan(conditions, sort);
  const key = isDoc(hint) ? JSON.stringify(hint) : undefined;
  if (hint === '_id_' || key === '{"_id":1}') {
    return planWith(collection.byId, conditions, sort)?.plan ?? fullScan(conditions, sort);
  }
  const index = collection.indexes.find(({ spec }) => spec.name === hint || JSON.stringify(spec.key) === key);
  if (!index) {
    throw new ServerError('BadValue', 'hint provided does not correspond to an existing index');
  }
  // A partial or sparse index need not hold every document of the answer.
  const plan = index.isPartial ? undefined : planWith(index.order, conditions, sort)?.plan;
  return plan ?? fullScan(conditions, sort);
}

const fullScan = (conditions: readonly Condition[], sort: readonly SortField[]): Plan => ({
  order: undefined,
  ranges: [],
  isBackward: false,
  isSorted: sort.length === 0,
  isSingle: false,
  residual: conditions,
});

const maxRanges = 1_000;

function planWith(order: KeyOrder, conditions: readonly Condition[], sort: readonly SortField[]) {
  let prefixes: readonly Buffer[] = [empty];
  let stretch: Range | undefined;
  let pinned = 0;
  const used: Condition[] = [];
  for (const [position, field] of order.fields.entries()) {
    const bounds = fieldBounds(field, conditions, (order.arrayFields & (1 << position)) !== 0);
    if (!bounds) break;
    if (bounds.kind === 'stretch') {
      stretch = bounds.range;
      used.push(...bounds.used);
      break;
    }
    if (prefixes.length * bounds.keys.length > maxRanges) break;
    prefixes = prefixes.flatMap((head) => bounds.keys.map((key) => joined(head, key)));
    used.push(...bounds.used);
    pinned = position + 1;
  }
  if (order.sparse && !used.some(asksForPresence)) return undefined;
  const direction = sortDirection(order, conditions, sort, prefixes.length === 1 ? pinned : 0);
  const isSingle = order.unique && pinned === order.fields.length && prefixes.length === 1;
  const isSorted = sort.length === 0 || isSingle || (direction !== undefined && prefixes.length === 1);
  const plan: Plan = {
    order,
    ranges: prefixes.map((prefix) => rangeWithin(prefix, stretch)),
    isBackward: direction === 'backward',
    isSorted,
    isSingle,
    residual: conditions.filter((condition) => !used.includes(condition) || !isExact(condition)),
  };
  const bySort = sort.length > 0 && isSorted ? 5 : 0;
  return { plan, score: (isSingle ? 100 : 0) + pinned * 10 + (stretch ? 4 : 0) + bySort };
}

/** What a sparse index leaves out are documents without the field, which equal null. */
const asksForPresence = ({ field }: Condition): boolean =>
  field?.operand !== null && field?.operand !== undefined;

const empty = Buffer.alloc(0);

const joined = (head: Buffer, key: Buffer): Buffer => (head.length === 0 ? key : Buffer.concat([head, key]));

function rangeWithin(prefix: Buffer, stretch: Range | undefined): Range {
  if (!stretch) return { low: prefix, high: above(prefix) };
  return {
    low: Buffer.concat([prefix, stretch.low]),
    high: Buffer.concat([prefix, stretch.high]),
  };
}

/** Which way the keys behind `pinned` fields run in the order that is asked for, if they do. */
function sortDirection(
  order: KeyOrder,
  conditions: readonly Condition[],
  sort: readonly SortField[],
  pinned: number,
): 'forward' | 'backward' | undefined {
  const isPinned = (path: string) =>
    order.fields.slice(0, pinned).some((field) => field.path === path) &&
    conditions.some(({ field }) => field?.path === path && field.operator === '$eq');
  const open = sort.filter(({ path }) => !isPinned(path));
  if (open.length === 0) return 'forward';
  if (order.arrayFields >>> pinned !== 0) return undefined;
  const turns = open.map(({ path, direction }, at) => {
    const field = order.fields[pinned + at];
    if (field?.path !== path) return undefined;
    return field.descending === direction < 0 ? 'forward' : 'backward';
  });
  const [first] = turns;
  return turns.every((turn) => turn === first) ? first : undefined;
}
