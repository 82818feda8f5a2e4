import { Binary, type Db, type ObjectId } from 'mongodb';
import type { Clock } from '../../kernel/clock.ts';

/**
 * A part of an index. A document holds 16 MB at most, and a part is decoded in well under a
 * millisecond.
 */
type IndexPart = {
  _id: string;
  ownerId: ObjectId;
  chatbotId: ObjectId;
  knowledgeId: ObjectId;
  format: string;
  /** The size of the whole index, in bytes. */
  size: number;
  offset: number;
  bytes: Binary;
  usedAt: Date;
};

/** As `promoteBuffers` returns it: the bytes are a view on the driver's message, not a copy. */
type ReadPart = Omit<IndexPart, 'bytes'> & { bytes: Buffer };

type Knowledge = { ownerId: ObjectId; chatbotId: ObjectId; knowledgeId: ObjectId };

const partBytes = 1024 * 1024;
/** One response holds that many parts: with one each, the round trips take longer than the rest. */
const partsPerBatch = 4;
const day = 86_400;

/**
 * Indexes of saved knowledge bases, of one format each collection. A knowledge base never changes
 * under its id, so an index is valid as long as its format is the current one. Those that were not
 * used for 90 days are deleted.
 */
export const storedIndexesStore = (
  db: Db,
  clock: Clock,
  { collection, format }: { collection: string; format: string },
) => {
  const parts = db.collection<IndexPart>(collection);
  const current = ({ ownerId, knowledgeId }: Omit<Knowledge, 'chatbotId'>) => ({
    ownerId,
    knowledgeId,
    format,
  });

  return {
    indexes: () =>
      parts.createIndexes([
        { key: { knowledgeId: 1, offset: 1 } },
        { key: { chatbotId: 1 } },
        { key: { usedAt: 1 }, expireAfterSeconds: 90 * day },
      ]),

    /** The index, or null if it is not stored completely in the current format. */
    find: async (knowledge: Omit<Knowledge, 'chatbotId'>): Promise<ArrayBuffer | null> => {
      const cursor = parts
        .find<ReadPart>(current(knowledge), { promoteBuffers: true })
        .sort({ offset: 1 })
        .batchSize(partsPerBatch);
      let whole: Uint8Array<ArrayBuffer> | null = null;
      let read = 0;
      let usedAt = 0;
      for await (const { size, offset, bytes, usedAt: at } of cursor) {
        whole ??= new Uint8Array(size);
        if (offset !== read || read + bytes.length > whole.length) return null;
        whole.set(bytes, read);
        read += bytes.length;
        usedAt = at.getTime();
      }
      if (!whole || read !== whole.length) return null;
      const now = clock();
      if (now.getTime() - usedAt > day * 1000) {
        await parts.updateMany(current(knowledge), { $set: { usedAt: now } });
      }
      return whole.buffer;
    },

    /** Stores an index in place of all earlier ones of its chatbot. */
    replace: async (knowledge: Knowledge, index: ArrayBuffer): Promise<void> => {
      const { ownerId, chatbotId, knowledgeId } = knowledge;
      await parts.deleteMany({ ownerId, chatbotId });
      const size = index.byteLength;
      for (let offset = 0; offset < size; offset += partBytes) {
        const bytes = new Binary(new Uint8Array(index, offset, Math.min(partBytes, size - offset)));
        const _id = `${knowledgeId.toHexString()}:${format}:${offset}`;
        const part = { ...knowledge, format, size, offset, bytes, usedAt: clock() };
        await parts.replaceOne({ _id }, part, { upsert: true });
      }
    },

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) => parts.deleteMany({ ownerId, chatbotId }),
  };
};
export type StoredIndexesStore = ReturnType<typeof storedIndexesStore>;
