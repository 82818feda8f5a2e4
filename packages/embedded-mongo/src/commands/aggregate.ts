import { encode, isDoc, type Doc } from '../bson/document.ts';
import { runOn, runPipeline } from '../aggregate/pipeline.ts';
import { ServerError } from '../errors.ts';
import type { Command } from './command.ts';
import { cursorReply } from './cursor-reply.ts';
import { collStatsStage } from './diagnostics.ts';
import { documentIn, numberOf } from './request.ts';

const defaultBatchSize = 101;

export const aggregateCommand: Command = {
  fields: ['pipeline', 'cursor', 'allowDiskUse', 'hint', 'let'],
  run: ({ sqlite, catalog, cursors }, request) => {
    const { pipeline } = request.body;
    if (!Array.isArray(pipeline) || !pipeline.every(isDoc)) {
      throw new ServerError('TypeMismatch', "'pipeline' option must be specified as an array");
    }
    const collection = catalog.find(request.namespace);
    const [first, ...rest] = pipeline;
    if (first && '$collStats' in first) {
      const stats = collStatsStage({ sqlite }, request.namespace, collection)(first['$collStats']);
      return cursorReply(
        'firstBatch',
        cursors.start(request.namespace, runOn([stats], rest).map(encode), defaultBatchSize),
      );
    }
    const cursor: Doc = documentIn(request.body, 'cursor') ?? {};
    const result = runPipeline(sqlite, collection, pipeline, {
      hint: request.hint,
      deadline: request.deadline(),
      variables: request.document('let') ?? {},
    });
    const batch = cursors.start(
      request.namespace,
      result.map(encode),
      numberOf(cursor, 'batchSize') ?? defaultBatchSize,
    );
    return cursorReply('firstBatch', batch);
  },
};
