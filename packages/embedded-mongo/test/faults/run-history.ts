import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { encode } from '../../src/bson/document.ts';
import { openStore } from '../../src/process/open-store.ts';
import { Stored, type Collection } from '../../src/store/collection.ts';
import { parseIndexSpec } from '../../src/store/index-spec.ts';
import { findDamage } from '../../src/store/integrity.ts';
import { insertRaw } from '../../src/update/write.ts';
import type { FaultyDisk, History } from './history.ts';

/** How a history ended: with no problems where everything was as it must be. */
export type Verdict = { problems: string[]; failed: number; refused: number };

type Written = { ids: number[]; isFlushed: boolean; isAcknowledged: boolean };
type OpenStore = ReturnType<typeof openStore>;

const text = 'x'.repeat(600);

/**
 * Writes to a new store while its disk fails, kills it, and opens what the disk holds then. Every
 * acknowledged write must be there, groups must be whole, and no index may disagree. A flush that
 * fails loses what it should have brought to the disk, also if a later one succeeds, as Linux does
 * it (https://lwn.net/Articles/752063); and then the power fails. Any other failure that is over
 * leaves a store that takes writes.
 */
export async function runHistory(disk: FaultyDisk, folder: string, history: History): Promise<Verdict> {
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  const log = join(before, 'store.sqlite-wal');
  const store = openStore(before);
  store.commits.begin();
  const items = store.catalog.create('test.items');
  store.catalog.createIndex(items, parseIndexSpec({ key: { tags: 1 }, name: 'tags_1' }));
  await safe(store, true);
  let flushedBytes = statSync(log).size;
  /** What a failed flush has lost of the log, from and to. */
  let lost: readonly [number, number] | undefined;

  disk.arm(history);
  const written: Written[] = [];
  let nextId = 0;
  for (const { documents, isFlushed, isAfterCheckpoint } of history.groups) {
    if (isAfterCheckpoint) {
      const isComplete = checkpoint(store);
      if (isComplete) flushedBytes = statSync(log).size;
      else lost ??= [flushedBytes, statSync(log).size];
    }
    const ids = Array.from({ length: documents }, () => nextId++);
    const isAcknowledged = await writeGroup(store, items, ids, isFlushed);
    if (isFlushed && !isAcknowledged) lost ??= [flushedBytes, statSync(log).size];
    else if (isFlushed) flushedBytes = statSync(log).size;
    written.push({ ids, isFlushed, isAcknowledged });
  }
  const failed = disk.disarm();
  const hasLostFlush = history.kind === 'flush' && failed > 0;

  mkdirSync(after);
  for (const name of ['store.sqlite', 'store.sqlite-wal'])
    copyFileSync(join(before, name), join(after, name));
  if (hasLostFlush) losePower(join(after, 'store.sqlite-wal'), flushedBytes, lost);
  const problems = problemsIn(after, written, hasLostFlush);
  if (!hasLostFlush && !(await writeGroup(store, items, [nextId], true))) {
    problems.push('the store takes no writes although its disk works again');
  }
  close(store);
  rmSync(folder, { recursive: true });
  return {
    problems,
    failed,
    refused: written.filter(({ isAcknowledged }) => !isAcknowledged).length,
  };
}

const safe = ({ commits }: OpenStore, isFlushed: boolean) =>
  new Promise<void>((resolve, reject) => {
    commits.whenSafe(isFlushed, (failure) => (failure === undefined ? resolve() : reject(failure)));
  });

/** Leaves of a log what the flushes brought to the disk. */
function losePower(log: string, flushedBytes: number, lost: readonly [number, number] | undefined): void {
  truncateSync(log, Math.min(flushedBytes, statSync(log).size));
  const [from, to] = lost ?? [0, 0];
  const end = Math.min(to, statSync(log).size);
  if (end <= from) return;
  const file = openSync(log, 'r+');
  writeSync(file, Buffer.alloc(end - from), 0, end - from, from);
  closeSync(file);
}

/** Whether the store acknowledged the documents. */
async function writeGroup(
  store: OpenStore,
  items: Collection,
  ids: readonly number[],
  isFlushed: boolean,
): Promise<boolean> {
  try {
    store.commits.begin();
    for (const id of ids) insertRaw(items, encode({ _id: id, tags: ['a', String(id)], text }));
    await safe(store, isFlushed);
    return true;
  } catch (error) {
    store.commits.rollback(error);
    return false;
  }
}

/** Whether the whole log is in the file, and the file is flushed, as a backup asks for it. */
function checkpoint({ backups }: OpenStore): boolean {
  try {
    backups.end(backups.begin());
    return true;
  } catch {
    return false;
  }
}

function problemsIn(folder: string, written: readonly Written[], hasLostFlush: boolean): string[] {
  const store = openStore(folder);
  try {
    const items = store.catalog.find('test.items');
    if (!items) return ['the collection is lost'];
    const found = new Set(
      store.sqlite
        .rows(items.scan, [0, -1])
        .map(([row, raw]) => (Buffer.isBuffer(raw) ? new Stored(Number(row), raw).document['_id'] : null)),
    );
    return [
      ...findDamage(store.sqlite, items),
      ...written.flatMap(({ ids, isFlushed, isAcknowledged }) => {
        const there = ids.filter((id) => found.has(id)).length;
        const mustBeThere = isAcknowledged && (isFlushed || !hasLostFlush);
        if (there === ids.length || (there === 0 && !mustBeThere)) return [];
        return [`${there} of ${ids.length} documents are there, acknowledged: ${isAcknowledged}`];
      }),
    ];
  } finally {
    store.close();
  }
}

/** A store whose disk has failed may not close. */
function close(store: OpenStore): void {
  try {
    store.close();
  } catch {
    // What it holds is deleted next.
  }
}
