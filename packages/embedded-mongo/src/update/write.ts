import { assertDepth, assertSize, decode, encode, isDoc, type Doc } from '../bson/document.ts';
import { withIdFirst } from '../bson/elements.ts';
import { BSONRegExp, ObjectId } from 'bson';
import { ServerError } from '../errors.ts';
import { find, findFirst } from '../query/find.ts';
import type { SortField } from '../query/sort.ts';
import type { Collection } from '../store/collection.ts';
import type { Sqlite } from '../store/sqlite.ts';
import { compileUpdate } from './compile.ts';
import { upsertedDocument } from './upsert.ts';

/** Inserts a document as it came from the client; one without `_id` gets one. */
export function insertRaw(collection: Collection, raw: Buffer): void {
  assertSize(raw);
  const ordered = withIdFirst(raw);
  const document = ordered ? decode(ordered) : { _id: new ObjectId(), ...decode(raw) };
  assertValidId(document['_id']);
  assertDepth(document, raw);
  collection.insert(document, ordered ?? encode(document));
}

export interface UpdateRequest {
  filter: Doc;
  hint?: unknown;
  update: unknown;
  sort: readonly SortField[];
  isMulti: boolean;
  isUpsert: boolean;
}

/** What an update did. The bytes are those of the last document it met, before and after. */
export interface UpdateOutcome {
  matched: number;
  modified: number;
  before?: Buffer;
  after?: Buffer;
  upsertedId?: unknown;
}

export function updateDocuments(
  sqlite: Sqlite,
  collection: Collection,
  request: UpdateRequest,
): UpdateOutcome {
  const { filter, sort, hint } = request;
  const update = compileUpdate(request.update);
  if (request.isMulti && update.isReplacement) {
    throw new ServerError('FailedToParse', 'multi update is not supported for replacement-style update');
  }
  const outcome: UpdateOutcome = { matched: 0, modified: 0 };
  // All documents are found before the first is changed, so that none is met again in its new
  // place.
  const targets = request.isMulti
    ? [...find(sqlite, collection, { filter, sort, skip: 0, limit: 0, hint })]
    : [findFirst(sqlite, collection, filter, sort, hint)];
  for (const stored of targets) {
    if (!stored) continue;
    const change = (document: Doc) => update.apply(document, false);
    const { raw, isModified } = collection.update(stored, change, update.fields);
    outcome.matched += 1;
    if (isModified) outcome.modified += 1;
    outcome.before = stored.raw;
    outcome.after = raw;
  }
  if (outcome.matched > 0 || !request.isUpsert) return outcome;
  const document = upsertedDocument(filter, update);
  assertValidId(document['_id']);
  const after = encode(document);
  collection.insert(document, after);
  return { matched: 1, modified: 0, after, upsertedId: document['_id'] };
}

/** Deletes what a filter finds, or the first of it; returns how many, and the bytes of the last. */
export function deleteDocuments(
  sqlite: Sqlite,
  collection: Collection,
  request: { filter: Doc; sort: readonly SortField[]; isSingle: boolean; hint?: unknown },
): { deleted: number; last: Buffer | undefined } {
  const { filter, sort, hint } = request;
  const limit = request.isSingle ? 1 : 0;
  const targets = find(sqlite, collection, { filter, sort, skip: 0, limit, hint });
  let deleted = 0;
  let last: Buffer | undefined;
  // Each goes as it is found, so that many of them need no more memory than one.
  for (const stored of targets) {
    collection.remove(stored);
    deleted += 1;
    last = stored.raw;
  }
  return { deleted, last };
}

function assertValidId(id: unknown): void {
  if (Array.isArray(id) || id === undefined || id instanceof BSONRegExp) {
    const type = id instanceof BSONRegExp ? 'regex' : 'array';
    throw new ServerError('InvalidIdField', `The '_id' value cannot be of type ${type}`);
  }
  const operator = isDoc(id) ? Object.keys(id).find((name) => name.startsWith('$')) : undefined;
  if (operator === undefined) return;
  throw new ServerError(
    'DollarPrefixedFieldName',
    `_id fields may not contain '$'-prefixed fields: ${operator}`,
  );
}
