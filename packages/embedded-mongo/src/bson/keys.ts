import { Binary, BSONRegExp, Decimal128, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'bson';
import { isDoc } from './document.ts';

/**
 * Encodes a value so that the bytes of two keys compare as MongoDB orders the values, across all
 * types. No key is the beginning of another, so keys can be joined to compound keys and searched by
 * prefix. Source of the order:
 * https://www.mongodb.com/docs/manual/reference/bson-type-comparison-order/ Decimal128 is ordered
 * as the nearest double.
 */
export function encodeKey(value: unknown): Buffer {
  if (typeof value === 'string') return textKey(value);
  if (typeof value === 'number') return numberKey(value, 0);
  if (value === null || value === undefined) return nullKey;
  if (typeof value === 'boolean') return Buffer.from([tags.boolean, value ? 1 : 0]);
  if (value instanceof ObjectId) return objectIdKey(value);
  if (value instanceof Date) return dateKey(value);
  if (Array.isArray(value)) return arrayKey(value);
  if (isDoc(value)) return documentKey(value);
  return rareKey(value);
}

/** The key of an empty array's (absent) element: MongoDB indexes it as undefined, below null. */
export const emptyArrayKey = Buffer.from([0x06]);

/** The first byte of a value's key: values of one type share it, and ranges never leave it. */
export const tags = {
  minKey: 0x01,
  null: 0x08,
  number: 0x10,
  string: 0x20,
  document: 0x30,
  array: 0x38,
  binary: 0x40,
  objectId: 0x48,
  boolean: 0x50,
  date: 0x60,
  timestamp: 0x61,
  regex: 0x70,
  maxKey: 0xf0,
} as const;

/** The key of the same value in a descending field. */
export function invert(key: Buffer): Buffer {
  const inverted = Buffer.allocUnsafe(key.length);
  for (let at = 0; at < key.length; at += 1) inverted[at] = (key[at] ?? 0) ^ 0xff;
  return inverted;
}

/** The smallest key above every key that begins with `prefix`. */
export function above(prefix: Buffer): Buffer {
  let end = prefix.length;
  while (end > 0 && prefix[end - 1] === 0xff) end -= 1;
  if (end === 0) return endOfKeys;
  const next = Buffer.from(prefix.subarray(0, end));
  next[end - 1] = (next[end - 1] ?? 0) + 1;
  return next;
}

const endOfKeys = Buffer.alloc(8, 0xff);
const nullKey = Buffer.from([tags.null]);
const end = Buffer.from([0]);

function textKey(text: string): Buffer {
  if (text.includes('\0')) return bytesKey(tags.string, Buffer.from(text));
  const length = Buffer.byteLength(text);
  const key = Buffer.allocUnsafe(length + 3);
  key[0] = tags.string;
  key.write(text, 1);
  key[length + 1] = 0;
  key[length + 2] = 0;
  return key;
}

/** Zero bytes are followed by 0xff, and two zero bytes end the key. */
function bytesKey(tag: number, bytes: Uint8Array): Buffer {
  const key: number[] = [tag];
  for (const byte of bytes) {
    key.push(byte);
    if (byte === 0) key.push(0xff);
  }
  key.push(0, 0);
  return Buffer.from(key);
}

/**
 * Eight bytes of the double, then how far a Long lies from it: longs above 2^53 keep their order.
 */
function numberKey(value: number, remainder: number): Buffer {
  const key = Buffer.alloc(11);
  key[0] = tags.number;
  writeOrdered(key, value);
  key.writeUInt16BE(0x8000 + remainder, 9);
  return key;
}

function objectIdKey({ id }: ObjectId): Buffer {
  const key = Buffer.allocUnsafe(13);
  key[0] = tags.objectId;
  key.set(id, 1);
  return key;
}

function dateKey(date: Date): Buffer {
  const key = Buffer.alloc(9);
  key[0] = tags.date;
  writeOrdered(key, date.getTime());
  return key;
}

/**
 * A double whose bytes compare as its value: the sign bit turned, negatives turned whole; NaN comes
 * first.
 */
function writeOrdered(key: Buffer, value: number): void {
  if (Number.isNaN(value)) return;
  key.writeDoubleBE(value === 0 ? 0 : value, 1);
  const first = key[1] ?? 0;
  if (first < 0x80) {
    key[1] = first | 0x80;
    return;
  }
  for (let at = 1; at < 9; at += 1) key[at] = (key[at] ?? 0) ^ 0xff;
}

function longKey(value: Long): Buffer {
  const approximate = value.toNumber();
  // 2^63 itself is no Long any more: there the largest Long is the reference.
  const reference = approximate >= 2 ** 63 ? Long.MAX_VALUE : Long.fromNumber(approximate);
  return numberKey(approximate, value.subtract(reference).toNumber());
}

const arrayKey = (items: readonly unknown[]): Buffer =>
  Buffer.concat([Buffer.from([tags.array]), ...items.map(encodeKey), end]);

/** Fields compare by type, then by name, then by value, in their order in the document. */
function documentKey(document: Record<string, unknown>): Buffer {
  const parts: Buffer[] = [Buffer.from([tags.document])];
  for (const [name, value] of Object.entries(document)) {
    const key = encodeKey(value);
    parts.push(key.subarray(0, 1), Buffer.from(name), end, key);
  }
  return Buffer.concat([...parts, end]);
}

function rareKey(value: unknown): Buffer {
  if (Long.isLong(value) && !(value instanceof Timestamp)) return longKey(value);
  if (value instanceof Decimal128) return numberKey(Number(value.toString()), 0);
  if (value instanceof Timestamp) return bytesKey(tags.timestamp, timestampBytes(value));
  if (value instanceof Binary) return binaryKey(value);
  if (value instanceof BSONRegExp) {
    return bytesKey(tags.regex, Buffer.from(`${value.pattern}\0${value.options}`));
  }
  if (value instanceof MinKey) return Buffer.from([tags.minKey]);
  if (value instanceof MaxKey) return Buffer.from([tags.maxKey]);
  return bytesKey(tags.maxKey - 1, Buffer.from(String(value)));
}

/** Binaries compare by length, then by subtype, then by their bytes. */
function binaryKey(value: Binary): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(value.position, 0);
  head[4] = value.sub_type;
  return bytesKey(tags.binary, Buffer.concat([head, value.buffer.subarray(0, value.position)]));
}

function timestampBytes(value: Timestamp): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(value.high >>> 0, 0);
  bytes.writeUInt32BE(value.low >>> 0, 4);
  return bytes;
}
