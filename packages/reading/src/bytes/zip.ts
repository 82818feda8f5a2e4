import { inflateRawSync } from 'node:zlib';

export type ZipEntry = { name: string; method: number; packed: number; size: number; offset: number };

/**
 * The directory of a ZIP archive (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT
 * 4.3.12 and 4.3.16); null if it has none that could be read. ZIP64 is not read, and nothing may
 * stand before the archive or between its directory and its end: other readers would find other
 * entries there than this one.
 */
export const zipEntries = (bytes: Uint8Array): ZipEntry[] | null => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = buffer.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end === -1 || end + 22 > buffer.length) return null;
  const numbers = [4, 6, 8, 10].map((place) => buffer.readUInt16LE(end + place));
  const size = buffer.readUInt32LE(end + 12);
  let at = buffer.readUInt32LE(end + 16);
  if (numbers.includes(0xffff) || at + size !== end) return null;
  const count = buffer.readUInt16LE(end + 10);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > buffer.length || buffer.readUInt32LE(at) !== 0x02014b50) return null;
    const nameLength = buffer.readUInt16LE(at + 28);
    entries.push({
      name: buffer.toString('utf8', at + 46, at + 46 + nameLength),
      method: buffer.readUInt16LE(at + 10),
      packed: buffer.readUInt32LE(at + 20),
      size: buffer.readUInt32LE(at + 24),
      offset: buffer.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + buffer.readUInt16LE(at + 30) + buffer.readUInt16LE(at + 32);
  }
  return entries;
};

/** The content of an entry; null if it is damaged or holds more than `limit` bytes. */
export const contentOf = (bytes: Uint8Array, entry: ZipEntry, limit: number): Buffer | null => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset, method, packed } = entry;
  if (offset + 30 > buffer.length || buffer.readUInt32LE(offset) !== 0x04034b50) return null;
  const start = offset + 30 + buffer.readUInt16LE(offset + 26) + buffer.readUInt16LE(offset + 28);
  const content = buffer.subarray(start, start + packed);
  if (method === 0) return content.length > limit ? null : content;
  if (method !== 8) return null;
  try {
    return inflateRawSync(content, { maxOutputLength: limit });
  } catch {
    return null;
  }
};
