import { sameValue } from '../bson/compare.ts';
import { isDoc, type Doc } from '../bson/document.ts';
import { count, find, type Query } from '../query/find.ts';
import { parseSort } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import type { Sqlite } from '../store/sqlite.ts';
import { countOf, filterOf, parseStage } from './stages.ts';

/**
 * Runs a pipeline. The stages at its beginning that select, sort and cut become a query, so that
 * indexes answer them; the rest goes through the documents stage by stage.
 */
export function runPipeline(
  sqlite: Sqlite,
  collection: Collection | undefined,
  pipeline: readonly Doc[],
  options: Pick<Query, 'hint' | 'deadline'> & { variables?: Doc } = {},
): readonly Doc[] {
  const { variables, ...limits } = options;
  const stages = pipeline.map((stage) => parseStage(stage, variables));
  const { query: leading, used } = leadingQuery(stages);
  const query = { ...leading, ...limits };
  const rest = stages.slice(used);
  const [only] = rest;
  const isWhole = query.skip === 0 && query.limit === 0;
  const counter = isWhole && only && rest.length === 1 ? counterName(only) : undefined;
  if (counter) {
    const n = count(sqlite, collection, query);
    return n === 0 ? [] : [{ ...counter.fixed, [counter.name]: n }];
  }
  const found = [...find(sqlite, collection, query)];
  return rest.reduce<readonly Doc[]>(
    (documents, { run }) => run(documents),
    found.map(({ document }) => document),
  );
}

/** Runs the stages of a pipeline on documents that are there already. */
export const runOn = (documents: readonly Doc[], pipeline: readonly Doc[]): readonly Doc[] =>
  pipeline
    .map((stage) => parseStage(stage))
    .reduce<readonly Doc[]>((remaining, { run }) => run(remaining), documents);

interface NamedStage {
  name: string;
  argument: unknown;
}

function leadingQuery(stages: readonly NamedStage[]): { query: Query; used: number } {
  const query: Query = { filter: {}, sort: [], skip: 0, limit: 0 };
  const order = ['$match', '$sort', '$skip', '$limit'];
  let used = 0;
  for (const { name, argument } of stages) {
    const place = order.indexOf(name);
    if (place < 0) break;
    order.splice(0, place + 1);
    if (name === '$match') query.filter = filterOf(argument);
    else if (name === '$sort') query.sort = parseSort(argument);
    else if (name === '$skip') query.skip = countOf(name, argument);
    else query.limit = countOf(name, argument);
    used += 1;
  }
  return { query, used };
}

/** `$count`, and the `$group` that the driver's `countDocuments` sends. */
function counterName({ name, argument }: NamedStage): { name: string; fixed: Doc } | undefined {
  if (name === '$count' && typeof argument === 'string') return { name: argument, fixed: {} };
  if (name !== '$group' || !isDoc(argument)) return undefined;
  const { _id: id, ...fields } = argument;
  const [field, ...others] = Object.entries(fields);
  if (!field || others.length > 0 || isDoc(id) || typeof id === 'string') return undefined;
  return sameValue(field[1], { $sum: 1 }) ? { name: field[0], fixed: { _id: id } } : undefined;
}
