import { crc32, deflateRawSync } from 'node:zlib';

export type ZipFile = { name: string; bytes: Buffer };

/** January 1, 1980: the same files give the same archive. */
const date = 0x21;
const utf8Names = 0x800;
const deflated = 8;

/**
 * A ZIP archive of some files.
 *
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT 4.3
 */
export function zip(files: readonly ZipFile[]): Buffer {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of files) {
    const path = Buffer.from(name);
    const packed = deflateRawSync(bytes, { level: 9 });
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(utf8Names, 2);
    common.writeUInt16LE(deflated, 4);
    common.writeUInt16LE(date, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(path.length, 22);
    const entry = Buffer.concat([signature(0x04034b50), common, path, packed]);
    // Made by: 20; a regular file that everyone can read.
    const more = Buffer.alloc(14);
    more.writeUInt32LE((0o100644 << 16) >>> 0, 6);
    more.writeUInt32LE(offset, 10);
    directory.push(signature(0x02014b50), Buffer.from([20, 3]), common, more, path);
    entries.push(entry);
    offset += entry.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...entries, list, signature(0x06054b50), end]);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
