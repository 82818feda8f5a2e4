import { encode, isDoc, type Doc } from '../bson/document.ts';
import { runPipeline } from '../aggregate/pipeline.ts';
import { ServerError } from '../errors.ts';
import type { Command } from './command.ts';
import { cursorReply } from './cursor-reply.ts';
import { documentIn, numberOf } from './request.ts';

const defaultBatchSize = 101;

export const aggregateCommand: Command = {
  fields: ['pipeline', 'cursor', 'allowDiskUse'],
  run: ({ sqlite, catalog, cursors }, request) => {
    const { pipeline } = request.body;
    if (!Array.isArray(pipeline) || !pipeline.every(isDoc)) {
      throw new ServerError('TypeMismatch', "'pipeline' option must be specified as an array");
    }
    const cursor: Doc = documentIn(request.body, 'cursor') ?? {};
    const result = runPipeline(sqlite, catalog.find(request.namespace), pipeline);
    const batch = cursors.start(
      request.namespace,
      result.map(encode),
      numberOf(cursor, 'batchSize') ?? defaultBatchSize,
    );
    return cursorReply('firstBatch', batch);
  },
};
