import type { Doc } from '../bson/document.ts';
import { ServerError, writeError } from '../errors.ts';
import { deleteDocuments, insertRaw, updateDocuments } from '../update/write.ts';
import type { Command } from './command.ts';
import { documentIn, hintIn, numberOf } from './request.ts';

export const insertCommand: Command = {
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  writes: true,
  run: ({ catalog }, request) => {
    const documents = request.rawDocuments('documents');
    const collection = catalog.create(request.namespace);
    let n = 0;
    const writeErrors = eachStatement(documents, request.body['ordered'] !== false, (raw) => {
      insertRaw(collection, raw);
      n += 1;
    });
    return { n, ...writeErrors };
  },
};

export const updateCommand: Command = {
  fields: ['updates', 'ordered', 'bypassDocumentValidation', 'let'],
  writes: true,
  run: ({ sqlite, catalog }, request) => {
    const updates = request.documents('updates');
    assertFields('update.updates', updates, ['q', 'u', 'multi', 'upsert', 'hint']);
    const collection = catalog.create(request.namespace);
    let n = 0;
    let nModified = 0;
    const upserted: Doc[] = [];
    const writeErrors = eachStatement(updates, request.body['ordered'] !== false, (statement, index) => {
      const outcome = updateDocuments(sqlite, collection, {
        filter: documentIn(statement, 'q') ?? {},
        update: statement['u'],
        sort: [],
        hint: hintIn(statement),
        isMulti: statement['multi'] === true,
        isUpsert: statement['upsert'] === true,
      });
      n += outcome.matched;
      nModified += outcome.modified;
      if (outcome.upsertedId !== undefined) upserted.push({ index, _id: outcome.upsertedId });
    });
    return { n, nModified, ...(upserted.length > 0 ? { upserted } : {}), ...writeErrors };
  },
};

export const deleteCommand: Command = {
  fields: ['deletes', 'ordered', 'let'],
  writes: true,
  run: ({ sqlite, catalog }, request) => {
    const collection = catalog.find(request.namespace);
    let n = 0;
    const deletes = request.documents('deletes');
    assertFields('delete.deletes', deletes, ['q', 'limit', 'hint']);
    const writeErrors = eachStatement(deletes, request.body['ordered'] !== false, (statement) => {
      if (!collection) return;
      const filter = documentIn(statement, 'q') ?? {};
      const isSingle = numberOf(statement, 'limit') === 1;
      n += deleteDocuments(sqlite, collection, {
        filter,
        sort: [],
        isSingle,
        hint: hintIn(statement),
      }).deleted;
    });
    return { n, ...writeErrors };
  },
};

/** Runs the statements of a batch; an ordered batch ends with the first that is refused. */
function eachStatement<T>(
  statements: readonly T[],
  isOrdered: boolean,
  run: (statement: T, index: number) => void,
): { writeErrors?: Doc[] } {
  const writeErrors: Doc[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof ServerError)) throw error;
      writeErrors.push(writeError(index, error));
      if (isOrdered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

/** Throws for an unknown field of any statement, before the first one runs. */
function assertFields(where: string, statements: readonly Doc[], known: readonly string[]): void {
  for (const field of statements.flatMap((statement) => Object.keys(statement))) {
    if (known.includes(field)) continue;
    throw new ServerError('Location40415', `BSON field '${where}.${field}' is an unknown field.`);
  }
}
