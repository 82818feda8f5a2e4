import { createHash } from 'node:crypto';
import { Binary, type Db, type ObjectId } from 'mongodb';
import type { Clock } from '../../../kernel/clock.ts';

type EmbeddingDocument = {
  /** The account, the model and the hash of the text. */
  _id: string;
  ownerId: ObjectId;
  vector: Binary;
  usedAt: Date;
};

const day = 86_400;
/** How many vectors one command reads or writes: about 400 kB. */
const batch = 500;

/**
 * The vectors of texts, by account and model. A text that was embedded once is not embedded again,
 * in any chatbot of the account. Those that were not used for 90 days are deleted.
 */
export const embeddingsStore = (db: Db, clock: Clock) => {
  const embeddings = db.collection<EmbeddingDocument>('embeddings');
  const idOf = (ownerId: ObjectId, model: string, text: string) =>
    `${ownerId.toHexString()}:${model}:${createHash('sha256').update(text).digest('base64')}`;

  return {
    indexes: () =>
      embeddings.createIndexes([
        { key: { ownerId: 1 } },
        { key: { usedAt: 1 }, expireAfterSeconds: 90 * day },
      ]),

    /** The vectors that are stored, by their texts. */
    find: async (
      ownerId: ObjectId,
      model: string,
      texts: readonly string[],
    ): Promise<Map<string, Int8Array>> => {
      const found = new Map<string, Int8Array>();
      for (const some of batchesOf(texts)) {
        const byId = new Map(some.map((text) => [idOf(ownerId, model, text), text]));
        for await (const { _id, vector } of embeddings.find({ _id: { $in: [...byId.keys()] }, ownerId })) {
          const text = byId.get(_id);
          if (text !== undefined) found.set(text, Int8Array.from(vector.buffer.subarray(0, vector.length())));
        }
      }
      return found;
    },

    /** The texts without a stored vector. Marks the vectors of the others as used. */
    missing: async (ownerId: ObjectId, model: string, texts: readonly string[]): Promise<string[]> => {
      const missing: string[] = [];
      for (const some of batchesOf(texts)) {
        const ids = some.map((text) => idOf(ownerId, model, text));
        const of = { _id: { $in: ids }, ownerId };
        await embeddings.updateMany(of, { $set: { usedAt: clock() } });
        const stored = await embeddings.find(of, { projection: { _id: 1 } }).toArray();
        const known = new Set(stored.map(({ _id }) => _id));
        missing.push(...some.filter((_, place) => !known.has(ids[place] ?? '')));
      }
      return missing;
    },

    insert: async (
      ownerId: ObjectId,
      model: string,
      embedded: readonly { text: string; vector: Int8Array }[],
    ): Promise<void> => {
      await embeddings.bulkWrite(
        embedded.map(({ text, vector }) => {
          const _id = idOf(ownerId, model, text);
          const replacement = { ownerId, vector: new Binary(Uint8Array.from(vector)), usedAt: clock() };
          return { replaceOne: { filter: { _id, ownerId }, replacement, upsert: true } };
        }),
      );
    },

    remove: (ownerId: ObjectId, model: string, texts: readonly string[]) =>
      embeddings.deleteMany({ _id: { $in: texts.map((text) => idOf(ownerId, model, text)) }, ownerId }),

    removeOfAccount: (ownerId: ObjectId) => embeddings.deleteMany({ ownerId }),
  };
};
export type EmbeddingsStore = ReturnType<typeof embeddingsStore>;

function* batchesOf(texts: readonly string[]): Generator<string[]> {
  for (let start = 0; start < texts.length; start += batch) yield texts.slice(start, start + batch);
}
