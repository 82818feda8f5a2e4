import { copyFile, mkdir, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encode } from '../src/bson/document.ts';
import { openStore } from '../src/process/open-store.ts';
import { parseIndexSpec } from '../src/store/index-spec.ts';
import { findDamage } from '../src/store/integrity.ts';
import { insertRaw } from '../src/update/write.ts';
import { temporaryDirectory } from './directory.ts';

/** Writes that are committed together, and whether their client waits for the disk. */
const group = fc.record({ documents: fc.integer({ min: 1, max: 5 }), isFlushed: fc.boolean() });

/**
 * How it ends. A killed process loses nothing that it gave to the operating system. A loss of power
 * loses any part of what was not flushed: the end of the log is cut off at a byte, and sectors
 * before it were never written.
 */
const ending = fc.record({
  losesPower: fc.boolean(),
  kept: fc.double({ min: 0, max: 1, noNaN: true }),
  dropped: fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { maxLength: 3 }),
});

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 60);
const sector = 512;

test('whenever the power fails, what was flushed is there, groups are whole, and nothing is damaged', async () => {
  const root = await temporaryDirectory();
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(group, { minLength: 1, maxLength: 8 }), ending, async (groups, end) => {
      run += 1;
      const [before, after] = [join(root, `${run}-before`), join(root, `${run}-after`)];
      const written = await writeGroups(before, after, groups);
      if (end.losesPower) await losePower(after, written.flushedBytes, end);

      const store = openStore(after);
      const items = store.catalog.find('test.items');
      const found = items ? store.sqlite.rows(items.scan, [0, -1]).length : 0;
      expect(items && findDamage(store.sqlite, items)).toEqual([]);
      expect(written.states).toContain(found);
      expect(found).toBeGreaterThanOrEqual(end.losesPower ? written.flushed : written.committed);
      store.close();
      await Promise.all([before, after].map((directory) => rm(directory, { recursive: true })));
    }),
    { numRuns, endOnFailure: true },
  );
}, 600_000);

/**
 * Writes to a new store, and copies its files as they are while it is open. Counts are of
 * documents.
 */
async function writeGroups(
  directory: string,
  copy: string,
  groups: readonly { documents: number; isFlushed: boolean }[],
) {
  const store = openStore(directory);
  const safe = (isFlushed: boolean) =>
    new Promise<void>((resolve, reject) => {
      store.commits.whenSafe(isFlushed, (failure) => (failure === undefined ? resolve() : reject(failure)));
    });
  store.commits.begin();
  const items = store.catalog.create('test.items');
  store.catalog.createIndex(items, parseIndexSpec({ key: { tags: 1 }, name: 'tags_1' }));
  await safe(true);
  const log = join(directory, 'store.sqlite-wal');
  let flushed = 0;
  let flushedBytes = (await stat(log)).size;
  const states = [0];
  for (const { documents, isFlushed } of groups) {
    store.commits.begin();
    let count = states.at(-1) ?? 0;
    for (let added = 0; added < documents; added += 1) {
      count += 1;
      insertRaw(items, encode({ _id: count, tags: ['a', String(count)], text: 'x'.repeat(200 * documents) }));
    }
    await safe(isFlushed);
    states.push(count);
    if (isFlushed) [flushed, flushedBytes] = [count, (await stat(log)).size];
  }
  await mkdir(copy);
  for (const name of ['store.sqlite', 'store.sqlite-wal']) {
    await copyFile(join(directory, name), join(copy, name));
  }
  store.close();
  return { states, committed: states.at(-1) ?? 0, flushed, flushedBytes };
}

/** Loses a part of the log behind what was flushed. */
async function losePower(
  directory: string,
  flushedBytes: number,
  { kept, dropped }: { kept: number; dropped: readonly number[] },
): Promise<void> {
  const log = join(directory, 'store.sqlite-wal');
  const unflushed = (await stat(log)).size - flushedBytes;
  const size = flushedBytes + Math.floor(unflushed * kept);
  await truncate(log, size);
  const file = await open(log, 'r+');
  for (const place of dropped) {
    const start = flushedBytes + Math.floor((size - flushedBytes) * place);
    await file.write(Buffer.alloc(Math.min(sector, size - start)), 0, undefined, start);
  }
  await file.close();
}

test.each([
  ['header', 0],
  ['first page', 200],
  ['pages behind it', 4096],
])('a store with a damaged %s does not start after a crash without saying so', async (_, from) => {
  const root = await temporaryDirectory();
  const [before, after] = [join(root, 'before'), join(root, 'after')];
  await writeGroups(join(root, 'first'), before, Array(8).fill({ documents: 5, isFlushed: true }));
  // Opening brings the data from the log into the file, and marks it as open.
  const store = openStore(before);
  await mkdir(after);
  const file = join(after, 'store.sqlite');
  for (const name of ['store.sqlite', 'store.sqlite-wal']) {
    await copyFile(join(before, name), join(after, name));
  }
  store.close();
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0xa5, from, from + 8192));
  expect(() => openStore(after)).toThrow(`${file} is damaged`);
});
