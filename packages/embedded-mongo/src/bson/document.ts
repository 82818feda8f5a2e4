import { deserialize, Long, serialize, type DeserializeOptions } from 'bson';
import { ServerError } from '../errors.ts';

/** A decoded document or embedded document. */
export type Doc = Record<string, unknown>;

const maxDocumentBytes = 16 * 1024 * 1024;

/**
 * Longs, binaries and regular expressions stay what they are, so that a document survives being
 * rewritten.
 */
const faithful = {
  promoteLongs: false,
  promoteBuffers: false,
  bsonRegExp: true,
  validation: { utf8: false },
};

const faithfulInsert = { ...faithful, fieldsAsRaw: { documents: true } };

/** Throws InvalidBSON for bytes that are no document, or one that is nested too deeply. */
export const decode = (raw: Uint8Array): Doc => decodeWith(faithful, raw);

/**
 * Decodes an insert; the documents it wants to store stay bytes, so that they are stored exactly as
 * they came.
 */
export const decodeInsert = (raw: Uint8Array): Doc => decodeWith(faithfulInsert, raw);

function decodeWith(options: DeserializeOptions, raw: Uint8Array): Doc {
  try {
    return deserialize(raw, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new ServerError('InvalidBSON', `invalid BSON: ${reason}`);
  }
}

/**
 * Encodes a document that is to be stored. Throws BSONObjectTooLarge above 16 MiB, as the server
 * does.
 */
export function encode(doc: Doc): Buffer {
  const bytes = serialized(doc);
  assertSize(bytes);
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** Throws BSONObjectTooLarge. */
export function assertSize({ length }: Uint8Array): void {
  if (length > maxDocumentBytes) throw tooLarge(`size in bytes: ${length}`);
}

/** The server's limit of levels in a stored document. */
const maxDepth = 200;

/** A level takes at least seven bytes: a type, an empty name, a length and an end. */
const bytesOfLevel = 7;

/** Throws Overflow for a document with more than 200 levels, as the server does. */
export function assertDepth(document: Doc, { length }: Uint8Array): void {
  if (length > maxDepth * bytesOfLevel && isDeeper(document, maxDepth)) {
    throw new ServerError(
      'Overflow',
      `cannot insert document because it exceeds ${maxDepth} levels of nesting`,
    );
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (!isDoc(value) && !Array.isArray(value)) return false;
  if (levels === 0) return true;
  return Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function serialized(doc: Doc): Uint8Array {
  try {
    return serialize(doc);
  } catch (error) {
    // The serializer writes to a buffer of 17 MB.
    if (error instanceof RangeError) throw tooLarge(error.message);
    throw error;
  }
}

const tooLarge = (size: string): ServerError =>
  new ServerError('BSONObjectTooLarge', `object to insert too large. ${size}, max size: ${maxDocumentBytes}`);

/** True for embedded documents; false for arrays, dates and the classes of the BSON types. */
export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * A field of a document; undefined when it has none of this name, also where every object has one,
 * as `constructor`.
 */
export const fieldOf = (doc: Doc, name: string): unknown =>
  Object.hasOwn(doc, name) ? doc[name] : undefined;

/** The number in an Int32, Double or Long; undefined for anything else. */
export const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' ? value : Long.isLong(value) ? value.toNumber() : undefined;
