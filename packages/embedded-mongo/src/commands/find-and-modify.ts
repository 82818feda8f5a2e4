import { decode, encode, type Doc } from '../bson/document.ts';
import { documentField, plainFields, rawDocument } from '../bson/raw.ts';
import { ServerError } from '../errors.ts';
import { compileProjection } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import type { Sqlite } from '../store/sqlite.ts';
import { deleteDocuments, updateDocuments } from '../update/write.ts';
import type { Command } from './command.ts';
import type { Request } from './request.ts';

export const findAndModifyCommand: Command = {
  fields: [
    'query',
    'update',
    'sort',
    'fields',
    'new',
    'remove',
    'upsert',
    'bypassDocumentValidation',
    'hint',
    'let',
  ],
  writes: true,
  run: ({ sqlite, catalog }, request) => {
    const project = compileProjection(request.document('fields'));
    const collection = catalog.create(request.namespace);
    const { value, lastErrorObject } = request.flag('remove')
      ? remove(sqlite, collection, request)
      : update(sqlite, collection, request);
    const shown = value && project ? encode(project(decode(value))) : value;
    return rawDocument([
      ...(shown ? documentField('value', [shown]) : [plainFields({ value: null })]),
      plainFields({ lastErrorObject, ok: 1 }),
    ]);
  },
};

interface Outcome {
  value: Buffer | undefined;
  lastErrorObject: Doc;
}

function remove(sqlite: Sqlite, collection: Collection, request: Request): Outcome {
  if (request.body['update'] !== undefined || request.flag('new') || request.flag('upsert')) {
    throw new ServerError('FailedToParse', "Cannot specify 'update', 'new' or 'upsert' along with 'remove'");
  }
  const { last: value } = deleteDocuments(sqlite, collection, {
    filter: request.document('query') ?? {},
    sort: parseSort(request.body['sort']),
    isSingle: true,
    hint: request.hint,
  });
  return { value, lastErrorObject: { n: value ? 1 : 0 } };
}

function update(sqlite: Sqlite, collection: Collection, request: Request): Outcome {
  if (request.body['update'] === undefined) {
    throw new ServerError('FailedToParse', 'Either an update or remove=true must be specified');
  }
  const { matched, before, after, upsertedId } = updateDocuments(sqlite, collection, {
    filter: request.document('query') ?? {},
    update: request.body['update'],
    sort: parseSort(request.body['sort']),
    hint: request.hint,
    isMulti: false,
    isUpsert: request.flag('upsert'),
  });
  return {
    value: request.flag('new') ? after : before,
    lastErrorObject: {
      n: matched,
      updatedExisting: before !== undefined,
      ...(upsertedId === undefined ? {} : { upserted: upsertedId }),
    },
  };
}
