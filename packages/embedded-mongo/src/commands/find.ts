import { ServerError } from '../errors.ts';
import { find } from '../query/find.ts';
import { compileBytes } from '../query/projection.ts';
import { parseSort } from '../query/sort.ts';
import type { Stored } from '../store/collection.ts';
import type { Command } from './command.ts';
import { cursorReply } from './cursor-reply.ts';

const defaultBatchSize = 101;

export const findCommand: Command = {
  fields: [
    'filter',
    'sort',
    'projection',
    'skip',
    'limit',
    'batchSize',
    'singleBatch',
    'allowDiskUse',
    'noCursorTimeout',
    'hint',
    'let',
  ],
  run: ({ sqlite, catalog, cursors }, request) => {
    const project = compileBytes(request.document('projection'));
    const query = {
      filter: request.document('filter') ?? {},
      sort: parseSort(request.body['sort']),
      skip: request.number('skip') ?? 0,
      limit: Math.abs(request.number('limit') ?? 0),
      hint: request.hint,
      deadline: request.deadline(),
    };
    const batch = cursors.start(
      request.namespace,
      bytesOf(find(sqlite, catalog.find(request.namespace), query), (stored) =>
        project ? project(stored) : stored.raw,
      ),
      request.number('batchSize') ?? defaultBatchSize,
    );
    if (!request.flag('singleBatch')) return cursorReply('firstBatch', batch);
    cursors.kill(batch.id);
    return cursorReply('firstBatch', { ...batch, id: 0 });
  },
};

export const getMoreCommand: Command = {
  fields: ['collection', 'batchSize'],
  run: ({ cursors }, request) => {
    const id = request.number('getMore') ?? 0;
    const { collection } = request.body;
    if (typeof collection !== 'string') {
      throw new ServerError('TypeMismatch', "BSON field 'getMore.collection' is missing");
    }
    // A batch size of 0 means as many as fit.
    const size = request.number('batchSize') || Number.POSITIVE_INFINITY;
    return cursorReply('nextBatch', cursors.more(id, `${request.database}.${collection}`, size));
  },
};

export const killCursorsCommand: Command = {
  fields: ['cursors'],
  run: ({ cursors }, request) => {
    const ids = Array.isArray(request.body['cursors']) ? request.body['cursors'] : [];
    const isKilled = ids.map((id) => cursors.kill(Number(id)));
    return {
      cursorsKilled: ids.filter((_, at) => isKilled[at]),
      cursorsNotFound: ids.filter((_, at) => !isKilled[at]),
      cursorsAlive: [],
      cursorsUnknown: [],
    };
  },
};

function* bytesOf(found: Iterable<Stored>, bytes: (stored: Stored) => Buffer): Generator<Buffer> {
  for (const stored of found) yield bytes(stored);
}
