import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { BSON } from 'mongodb';
import type { BackupRecord } from './records.ts';

/**
 * The file of a backup: a gzip stream of records, each a byte that says its kind and one BSON
 * document. After the footer comes a record with the SHA-256 of everything before it.
 */
const kinds = { header: 1, collection: 2, document: 3, collectionEnd: 4, footer: 5 } as const;
const checksumKind = 6;

/** A file that was damaged, or is no backup. */
export class DamagedBackup extends Error {
  constructor(file: string, problem: string) {
    super(`${file} cannot be restored: ${problem}`);
    this.name = 'DamagedBackup';
  }
}

/** Writes records to a file, which gets its name only when it is whole. Returns its checksum. */
export async function writeArchive(file: string, records: AsyncIterable<BackupRecord>): Promise<string> {
  const unfinished = `${file}.part`;
  const hash = createHash('sha256');
  let checksum = '';
  async function* frames() {
    for await (const record of records) {
      const bytes = frame(record);
      hash.update(bytes);
      yield bytes;
    }
    checksum = hash.digest('hex');
    yield Buffer.concat([Buffer.of(checksumKind), BSON.serialize({ checksum })]);
  }
  try {
    await pipeline(
      Readable.from(frames(), { objectMode: false }),
      createGzip({ level: 6 }),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await rename(unfinished, file);
  return checksum;
}

/** Reads a whole file and compares it with its checksum, which it returns. Throws DamagedBackup. */
export async function verifyArchive(file: string): Promise<string> {
  let checksum = '';
  for await (const frameOf of readFrames(file)) checksum = frameOf.checksum ?? '';
  return checksum;
}

/** The records of a file. Throws DamagedBackup. */
export async function* readArchive(file: string): AsyncGenerator<BackupRecord> {
  for await (const { record } of readFrames(file)) if (record) yield record;
}

function frame(record: BackupRecord): Buffer {
  const kind = Buffer.of(kinds[record.kind]);
  if (record.kind === 'document') return Buffer.concat([kind, record.bytes]);
  const { kind: _, ...fields } = record;
  return Buffer.concat([kind, BSON.serialize(fields)]);
}

async function* readFrames(file: string): AsyncGenerator<{ record?: BackupRecord; checksum?: string }> {
  const hash = createHash('sha256');
  let isWhole = false;
  let rest: Buffer = Buffer.alloc(0);
  const source = createReadStream(file);
  const contents = source.pipe(createGunzip());
  source.on('error', (error) => contents.destroy(error));
  try {
    for await (const chunk of contents) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      for (let size = frameSize(rest); size !== undefined; size = frameSize(rest)) {
        const bytes = rest.subarray(0, size);
        rest = rest.subarray(size);
        if (bytes[0] === checksumKind) {
          const { checksum } = BSON.deserialize(bytes.subarray(1));
          if (checksum !== hash.digest('hex')) throw new DamagedBackup(file, 'its checksum differs.');
          isWhole = true;
          yield { checksum };
          continue;
        }
        hash.update(bytes);
        yield { record: parse(file, bytes) };
      }
    }
  } catch (error) {
    if (
      error instanceof DamagedBackup ||
      (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    )
      throw error;
    throw new DamagedBackup(file, 'it is damaged or no backup of Askwell.');
  }
  if (!isWhole) throw new DamagedBackup(file, 'it ends too early.');
}

/** The bytes of the first frame; undefined while it is not there as a whole. */
function frameSize(bytes: Buffer): number | undefined {
  if (bytes.length < 5) return undefined;
  const size = 1 + bytes.readInt32LE(1);
  return bytes.length >= size ? size : undefined;
}

function parse(file: string, bytes: Buffer): BackupRecord {
  const content = bytes.subarray(1);
  if (bytes[0] === kinds.document) return { kind: 'document', bytes: Buffer.from(content) };
  const fields = BSON.deserialize(content);
  switch (bytes[0]) {
    case kinds.header:
      if (fields['format'] !== 1) {
        throw new DamagedBackup(
          file,
          `its format ${String(fields['format'])} is newer than this version of Askwell.`,
        );
      }
      return { kind: 'header', format: 1, createdAt: fields['createdAt'] };
    case kinds.collection:
      return { kind: 'collection', name: fields['name'], indexes: fields['indexes'] };
    case kinds.collectionEnd:
      return { kind: 'collectionEnd', name: fields['name'], count: fields['count'], hash: fields['hash'] };
    case kinds.footer:
      return { kind: 'footer', collections: fields['collections'], documents: fields['documents'] };
    default:
      throw new DamagedBackup(file, 'it is damaged or no backup of Askwell.');
  }
}
