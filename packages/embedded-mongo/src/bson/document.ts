import { deserialize, Long, serialize } from 'bson';
import { ServerError } from '../errors.ts';

/** A decoded document or embedded document. */
export type Doc = Record<string, unknown>;

const maxDocumentBytes = 16 * 1024 * 1024;

/** Longs, binaries and regular expressions stay what they are, so that a document survives being rewritten. */
const faithful = {
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
  validation: { utf8: false },
};

export const decode = (raw: Uint8Array): Doc => deserialize(raw, faithful);

/** Decodes a command; the documents it wants to store stay bytes, so that they are stored exactly as they came. */
export const decodeCommand = (raw: Uint8Array): Doc =>
  deserialize(raw, { ...faithful, fieldsAsRaw: { documents: true } });

/** Encodes a document that is to be stored. Throws BSONObjectTooLarge above 16 MiB, as the server does. */
export function encode(doc: Doc): Buffer {
  const bytes = serialize(doc);
  if (bytes.length > maxDocumentBytes) {
    throw new ServerError(
      'BSONObjectTooLarge',
      `object to insert too large. size in bytes: ${bytes.length}, max size: ${maxDocumentBytes}`,
    );
  }
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** True for embedded documents; false for arrays, dates and the classes of the BSON types. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** The number in an Int32, Double or Long; undefined for anything else. */
export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : Long.isLong(value) ? value.toNumber() : undefined;
