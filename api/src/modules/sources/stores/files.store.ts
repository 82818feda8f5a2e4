import { Binary, ObjectId, type Db } from 'mongodb';
import { durable } from '../../../kernel/database.ts';

type ChunkDocument = {
  _id: ObjectId;
  ownerId: ObjectId;
  chatbotId: ObjectId;
  sourceId: ObjectId;
  /** From 0. */
  at: number;
  bytes: Binary;
};

const chunkBytes = 1_000_000;

/** Uploaded files and pasted texts until they are read, in chunks. */
export const filesStore = (db: Db) => {
  const chunks = db.collection<ChunkDocument>('sourceFiles', durable);

  return {
    indexes: () =>
      chunks.createIndexes([
        { key: { sourceId: 1, at: 1 }, unique: true },
        { key: { chatbotId: 1 } },
        { key: { ownerId: 1 } },
      ]),

    save: async (
      of: Pick<ChunkDocument, 'ownerId' | 'chatbotId' | 'sourceId'>,
      bytes: Buffer,
    ): Promise<void> => {
      for (let at = 0; at * chunkBytes < bytes.length; at += 1) {
        const part = bytes.subarray(at * chunkBytes, (at + 1) * chunkBytes);
        await chunks.insertOne({ _id: new ObjectId(), ...of, at, bytes: new Binary(part) });
      }
    },

    read: async (ownerId: ObjectId, sourceId: ObjectId): Promise<Buffer> => {
      const parts: Uint8Array[] = [];
      for await (const { bytes } of chunks.find({ sourceId, ownerId }).sort({ at: 1 })) {
        parts.push(bytes.buffer);
      }
      return Buffer.concat(parts);
    },

    removeOfSource: (ownerId: ObjectId, sourceId: ObjectId) => chunks.deleteMany({ sourceId, ownerId }),

    removeOf: (ownerId: ObjectId, chatbotId: ObjectId) => chunks.deleteMany({ chatbotId, ownerId }),

    removeOfOwner: (ownerId: ObjectId) => chunks.deleteMany({ ownerId }),
  };
};
export type FilesStore = ReturnType<typeof filesStore>;
