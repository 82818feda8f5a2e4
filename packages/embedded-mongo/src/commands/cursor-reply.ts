import { Long } from 'bson';
import { arrayField, documentField, plainFields, rawDocument, type Pieces } from '../bson/raw.ts';
import type { Batch } from '../query/cursors.ts';

/** `{cursor: {firstBatch: […], id, ns}, ok: 1}`, without decoding a document. */
export const cursorReply = (batchName: 'firstBatch' | 'nextBatch', batch: Batch): Pieces =>
  rawDocument([
    ...documentField(
      'cursor',
      rawDocument([
        ...arrayField(batchName, batch.documents),
        plainFields({ id: Long.fromNumber(batch.id), ns: batch.namespace }),
      ]),
    ),
    ok,
  ]);

const ok = plainFields({ ok: 1 });
