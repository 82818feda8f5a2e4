import { statSync } from 'node:fs';
import { isDoc, type Doc } from '../bson/document.ts';
import { ServerError } from '../errors.ts';
import { count } from '../query/find.ts';
import { parseFilter } from '../query/filter.ts';
import { planQuery } from '../query/plan.ts';
import { parseSort } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import type { Sqlite } from '../store/sqlite.ts';
import type { Command, Store } from './command.ts';
import { documentIn } from './request.ts';

/**
 * What mongosh, Compass and mongodump ask of a server beside its documents. Sizes are in bytes,
 * times `scale`.
 */

export const listDatabasesCommand: Command = {
  fields: ['filter', 'nameOnly', 'authorizedDatabases'],
  run: (store, request) => {
    const names = new Set(store.catalog.all().map(({ namespace }) => databaseOf(namespace)));
    const databases = [...names].sort().map((name) => ({
      name,
      sizeOnDisk: sum(store.catalog.inDatabase(name), (item) => dataSize(store.sqlite, item)),
      empty: false,
    }));
    if (request.flag('nameOnly')) return { databases: databases.map(({ name }) => ({ name })) };
    return { databases, totalSize: sum(databases, ({ sizeOnDisk }) => sizeOnDisk) };
  },
};

export const collStatsCommand: Command = {
  fields: ['scale'],
  run: ({ sqlite, catalog }, request) => {
    const collection = catalog.find(request.namespace);
    return { ns: request.namespace, ...collectionStats(sqlite, collection, request.number('scale') ?? 1) };
  },
};

/** The figures of `collStats`; zeros for a collection that does not exist, as on the server. */
export function collectionStats(sqlite: Sqlite, collection: Collection | undefined, scale = 1): Doc {
  const documents = collection ? count(sqlite, collection, { filter: {} }) : 0;
  const size = collection ? dataSize(sqlite, collection) : 0;
  const indexSizes = Object.fromEntries(
    (collection?.indexes ?? []).map(({ spec, table }) => [
      spec.name,
      Math.round(bytesIn(sqlite, `SELECT sum(length(key)) FROM ${table}`) / scale),
    ]),
  );
  return {
    size: Math.round(size / scale),
    count: documents,
    ...(documents > 0 ? { avgObjSize: Math.round(size / documents) } : {}),
    storageSize: Math.round(size / scale),
    nindexes: collection ? collection.indexes.length + 1 : 0,
    indexSizes,
    totalIndexSize: sum(Object.values(indexSizes), (bytes) => bytes),
    scaleFactor: scale,
    capped: false,
  };
}

export const dbStatsCommand: Command = {
  fields: ['scale', 'freeStorage'],
  run: ({ sqlite, catalog }, request) => {
    const scale = request.number('scale') ?? 1;
    const collections = catalog.inDatabase(request.database);
    const objects = sum(collections, (item) => count(sqlite, item, { filter: {} }));
    const dataBytes = sum(collections, (item) => dataSize(sqlite, item));
    return {
      db: request.database,
      collections: collections.length,
      views: 0,
      objects,
      avgObjSize: objects === 0 ? 0 : dataBytes / objects,
      dataSize: dataBytes / scale,
      storageSize: statSync(sqlite.file).size / scale,
      indexes: sum(collections, ({ indexes }) => indexes.length + 1),
      scaleFactor: scale,
    };
  },
};

/**
 * Which index a query would use. Counts nothing and runs nothing: `queryPlanner` is the only
 * verbosity.
 */
export const explainCommand: Command = {
  fields: ['verbosity'],
  run: ({ catalog }, request) => {
    const explained = documentIn(request.body, 'explain') ?? {};
    const [name = ''] = Object.keys(explained);
    const filter = documentIn(explained, name === 'find' ? 'filter' : 'query');
    if ((name !== 'find' && name !== 'count') || typeof explained[name] !== 'string') {
      throw new ServerError('CommandNotFound', `Explain failed due to unknown command: ${name}`);
    }
    const namespace = `${request.database}.${explained[name]}`;
    const collection = catalog.find(namespace);
    const sort = parseSort(explained['sort']);
    const plan = collection && planQuery(collection, parseFilter(filter ?? {}), sort, explained['hint']);
    const scanned = plan?.order
      ? { stage: 'IXSCAN', indexName: plan.order.name, direction: plan.isBackward ? 'backward' : 'forward' }
      : { stage: collection ? 'COLLSCAN' : 'EOF' };
    const winningPlan = plan?.isSorted === false ? { stage: 'SORT', inputStage: scanned } : scanned;
    return {
      explainVersion: '1',
      queryPlanner: { namespace, parsedQuery: filter ?? {}, winningPlan, rejectedPlans: [] },
    };
  },
};

export const serverStatusCommand: Command = {
  fields: [],
  run: () => ({
    host: 'localhost',
    version: '7.0.0',
    process: 'mongod',
    pid: process.pid,
    uptime: process.uptime(),
    localTime: new Date(),
    mem: { resident: Math.round(process.memoryUsage.rss() / 1024 ** 2) },
    storageEngine: { name: 'embedded', persistent: true },
  }),
};

/**
 * The parameters that tools ask for by name. Throws InvalidOptions for others, as the server does.
 */
export const getParameterCommand: Command = {
  fields: ['featureCompatibilityVersion', 'authSchemaVersion'],
  run: (_store, request) => {
    if (request.body['featureCompatibilityVersion'] !== undefined) {
      return { featureCompatibilityVersion: { version: '7.0' } };
    }
    throw new ServerError('InvalidOptions', 'no option found to get');
  },
};

/** The socket belongs to one account of the machine, so no user ever signs in. */
export const connectionStatusCommand: Command = {
  fields: ['showPrivileges'],
  run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
};

/** `$collStats` with `count` and `storageStats`, which `collStats` of newer shells is made of. */
export function collStatsStage(
  store: Pick<Store, 'sqlite'>,
  namespace: string,
  collection: Collection | undefined,
) {
  return (argument: unknown): Doc => {
    const wanted = isDoc(argument) ? argument : {};
    const stats = collectionStats(store.sqlite, collection);
    return {
      ns: namespace,
      localTime: new Date(),
      ...('count' in wanted ? { count: stats['count'] } : {}),
      ...('storageStats' in wanted ? { storageStats: stats } : {}),
    };
  };
}

const databaseOf = (namespace: string): string => namespace.slice(0, namespace.indexOf('.'));

const dataSize = (sqlite: Sqlite, { table }: Collection): number =>
  bytesIn(sqlite, `SELECT sum(length(doc)) FROM ${table}`);

const bytesIn = (sqlite: Sqlite, statement: string): number => Number(sqlite.first(statement, [])?.[0] ?? 0);

const sum = <T>(items: readonly T[], amount: (item: T) => number): number =>
  items.reduce((total, item) => total + amount(item), 0);
