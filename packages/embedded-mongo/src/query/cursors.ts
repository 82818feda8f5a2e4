import { ServerError } from '../errors.ts';

/** A query that a client has not read to its end. */
interface Cursor {
  namespace: string;
  documents: Iterator<Buffer>;
  /** Read ahead to know whether there is more. */
  next: Buffer;
  usedAt: number;
}

export interface Batch {
  /** 0 when nothing is left. */
  id: number;
  namespace: string;
  documents: readonly Buffer[];
}

export type Cursors = ReturnType<typeof openCursors>;

const maxBatchBytes = 12 * 1024 * 1024;
const idleMilliseconds = 10 * 60_000;

/** The open cursors. One that nobody has used for ten minutes is dropped. */
export function openCursors() {
  const open = new Map<number, Cursor>();
  let lastId = 0;

  const read = (
    id: number,
    namespace: string,
    documents: Iterator<Buffer>,
    size: number,
    ahead?: Buffer,
  ): Batch => {
    const batch: Buffer[] = [];
    let bytes = 0;
    let next = ahead ?? nextOf(documents);
    while (next && batch.length < size && bytes < maxBatchBytes) {
      batch.push(next);
      bytes += next.length;
      next = nextOf(documents);
    }
    if (next) open.set(id, { namespace, documents, next, usedAt: Date.now() });
    return { id: next ? id : 0, namespace, documents: batch };
  };

  return {
    start: (namespace: string, documents: Iterable<Buffer>, size: number): Batch => {
      lastId += 1;
      return read(lastId, namespace, documents[Symbol.iterator](), size);
    },
    /** Throws CursorNotFound, also when the cursor was opened on another collection. */
    more: (id: number, namespace: string, size: number): Batch => {
      const cursor = open.get(id);
      if (cursor?.namespace !== namespace) {
        throw new ServerError('CursorNotFound', `cursor id ${id} not found`);
      }
      // A query that fails half-way is over: what it has not read must not look like its end.
      open.delete(id);
      return read(id, namespace, cursor.documents, size, cursor.next);
    },
    kill: (id: number): boolean => open.delete(id),
    /** For a collection that is dropped, or loses an index by which it may be read. */
    killIn: (namespace: string): void => {
      for (const [id, cursor] of open) if (cursor.namespace === namespace) open.delete(id);
    },
    sweep: (now = Date.now()): void => {
      for (const [id, cursor] of open) if (now - cursor.usedAt > idleMilliseconds) open.delete(id);
    },
  };
}

function nextOf(documents: Iterator<Buffer>): Buffer | undefined {
  const result = documents.next();
  return result.done ? undefined : result.value;
}
