import { encode, isDoc, type Doc } from '../bson/document.ts';
import { ServerError } from '../errors.ts';
import { matches } from '../query/filter.ts';
import type { Collection } from '../store/collection.ts';
import { parseIndexSpec } from '../store/index-spec.ts';
import type { Command } from './command.ts';
import { cursorReply } from './cursor-reply.ts';

export const createIndexesCommand: Command = {
  fields: ['indexes', 'commitQuorum'],
  writes: true,
  run: ({ catalog }, request) => {
    const specs = request.documents('indexes').map(parseIndexSpec);
    const createdCollectionAutomatically = !catalog.find(request.namespace);
    const collection = catalog.create(request.namespace);
    const numIndexesBefore = collection.indexes.length + 1;
    for (const spec of specs) catalog.createIndex(collection, spec);
    const numIndexesAfter = collection.indexes.length + 1;
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically };
  },
};

export const listIndexesCommand: Command = {
  fields: ['cursor'],
  run: ({ catalog, cursors }, request) => {
    const collection = catalog.find(request.namespace);
    if (!collection) throw noNamespace(request.namespace);
    const indexes = [idIndex, ...collection.indexes.map((index) => index.describe())];
    return cursorReply('firstBatch', cursors.start(request.namespace, indexes.map(encode), indexes.length));
  },
};

export const dropIndexesCommand: Command = {
  fields: ['index'],
  writes: true,
  run: ({ catalog, cursors }, request) => {
    const collection = catalog.find(request.namespace);
    if (!collection) throw noNamespace(request.namespace);
    const targets = indexesNamed(collection, request.body['index']);
    const nIndexesWas = collection.indexes.length + 1;
    cursors.killIn(collection.namespace);
    for (const index of targets) catalog.dropIndex(collection, index);
    return { nIndexesWas };
  },
};

export const listCollectionsCommand: Command = {
  fields: ['filter', 'nameOnly', 'authorizedCollections', 'cursor'],
  run: ({ catalog, cursors }, request) => {
    const isWanted = matches(request.document('filter') ?? {});
    const collections: Doc[] = catalog.inDatabase(request.database).map(({ namespace }) => ({
      name: namespace.slice(request.database.length + 1),
      type: 'collection',
      options: {},
      info: { readOnly: false },
      idIndex,
    }));
    const batch = collections.filter(isWanted).map(encode);
    const namespace = `${request.database}.$cmd.listCollections`;
    return cursorReply('firstBatch', cursors.start(namespace, batch, batch.length));
  },
};

export const createCommand: Command = {
  fields: [],
  writes: true,
  run: ({ catalog }, request) => {
    catalog.create(request.namespace);
    return {};
  },
};

export const dropCommand: Command = {
  fields: [],
  writes: true,
  run: ({ catalog, cursors }, request) => {
    const collection = catalog.find(request.namespace);
    if (!collection) return {};
    cursors.killIn(collection.namespace);
    catalog.drop(collection);
    return { ns: request.namespace, nIndexesWas: collection.indexes.length + 1 };
  },
};

export const dropDatabaseCommand: Command = {
  fields: [],
  writes: true,
  run: ({ catalog, cursors }, request) => {
    for (const collection of catalog.inDatabase(request.database)) {
      cursors.killIn(collection.namespace);
      catalog.drop(collection);
    }
    return { dropped: request.database };
  },
};

const idIndex: Doc = { v: 2, key: { _id: 1 }, name: '_id_' };

function indexesNamed(collection: Collection, name: unknown) {
  if (name === '*') return [...collection.indexes];
  const wanted = isDoc(name) ? JSON.stringify(name) : undefined;
  const found = collection.indexes.filter(
    ({ spec }) => spec.name === name || JSON.stringify(spec.key) === wanted,
  );
  if (found.length === 0)
    throw new ServerError('IndexNotFound', `index not found with name [${String(name)}]`);
  return found;
}

const noNamespace = (namespace: string): ServerError =>
  new ServerError('NamespaceNotFound', `ns does not exist: ${namespace}`);
