import { ServerError } from '../errors.ts';

/**
 * The bytes of a document with the field `_id` in first place, where the server keeps it; all other
 * bytes stay as they came. Returns undefined when the document has no `_id`; throws InvalidBSON.
 * Format: https://bsonspec.org/spec.html
 */
export function withIdFirst(raw: Buffer): Buffer | undefined {
  const last = raw.length - 1;
  let start = 4;
  while (start < last) {
    const nameEnd = raw.indexOf(0, start + 1);
    const next = nameEnd + 1 + valueLength(raw, raw[start] ?? 0, nameEnd + 1);
    if (nameEnd < 0 || next <= nameEnd || next > last) throw invalid('a field does not end');
    if (raw.toString('latin1', start + 1, nameEnd) === '_id') {
      if (start === 4) return raw;
      return Buffer.concat([
        raw.subarray(0, 4),
        raw.subarray(start, next),
        raw.subarray(4, start),
        raw.subarray(next),
      ]);
    }
    start = next;
  }
  return undefined;
}

const fixedLengths: Record<number, number> = {
  0x01: 8, // double
  0x06: 0, // undefined
  0x07: 12, // ObjectId
  0x08: 1, // boolean
  0x09: 8, // date
  0x0a: 0, // null
  0x10: 4, // int32
  0x11: 8, // timestamp
  0x12: 8, // int64
  0x13: 16, // decimal128
  0x7f: 0, // max key
  0xff: 0, // min key
};

/** How many bytes a value of a type takes that begins at `at`. */
export function valueLength(raw: Buffer, type: number, at: number): number {
  const fixed = fixedLengths[type];
  if (fixed !== undefined) return fixed;
  switch (type) {
    case 0x02: // string
    case 0x0d: // code
    case 0x0e: // symbol
      return 4 + raw.readInt32LE(at);
    case 0x03: // document
    case 0x04: // array
    case 0x0f: // code with scope
      return raw.readInt32LE(at);
    case 0x05: // binary
      return 5 + raw.readInt32LE(at);
    case 0x0b: // regular expression: two texts
      return raw.indexOf(0, raw.indexOf(0, at) + 1) + 1 - at;
    case 0x0c: // pointer
      return 16 + raw.readInt32LE(at);
    default:
      throw invalid(`there is no type 0x${type.toString(16)}`);
  }
}

const invalid = (reason: string): ServerError => new ServerError('InvalidBSON', `invalid BSON: ${reason}`);
