import { setTimeout } from 'node:timers/promises';
import {
  type AnyBulkWriteOperation,
  type Collection,
  type Db,
  type Document,
  type Filter,
  MongoBulkWriteError,
  MongoClient,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
  WriteConcern,
} from 'mongodb';
import { Connection } from 'mongodb/lib/cmap/connection.js';

const closeConnection = Connection.prototype.cleanup;

/**
 * Lets a command fail whose connection closes while the command waits to be written. The driver
 * (to 7.9 at least) waits for the socket's `drain` or `error`, but a socket that its server closes
 * has neither: the command never ended, and if it was the monitor's, the server stayed unknown
 * until the process was started again (decision 0054).
 */
Connection.prototype.cleanup = function failing(this: Connection, error) {
  const isOpen = !this.closed;
  closeConnection.call(this, error);
  if (isOpen && this.socket.listenerCount('drain') > 0) this.socket.emit('error', error);
};

/**
 * For collections that hold facts (accounts, chatbots, what was said): a write is answered when the
 * loss of a server's power cannot undo it. What only counts (limits, quotas, statistics) goes
 * without: the wait for a disk, of milliseconds, would come before the first word of every reply.
 * Nor is a quota lost: a flush takes everything written before it along, and every reply ends with
 * one. With one log for all collections, that flush covers the messages of the reply as well.
 */
export const durable = { writeConcern: new WriteConcern('majority', undefined, true) };

/** How long the client waits, in milliseconds, unless the address names another time. */
const waitsWithin = (timeoutMs: number) => ({
  serverSelectionTimeoutMS: 0.75 * timeoutMs,
  connectTimeoutMS: 0.75 * timeoutMs,
  waitQueueTimeoutMS: 0.5 * timeoutMs,
});

/**
 * A client whose every wait has an end, so that a database that is away is noticed within
 * `timeoutMs`, and the database that the address names, or else `askwell`. With a `socketTimeoutMS`
 * of 0 a command may take as long as it takes.
 */
export function connect(
  uri: string,
  {
    timeoutMs = 4_000,
    socketTimeoutMS = 30_000,
    monitorCommands = false,
  }: { timeoutMs?: number; socketTimeoutMS?: number; monitorCommands?: boolean } = {},
): { client: MongoClient; db: Db } {
  const client = new MongoClient(uri, {
    appName: 'askwell',
    ...Object.fromEntries(
      Object.entries(waitsWithin(timeoutMs)).filter(([name]) => !new RegExp(`[?&]${name}=`, 'i').test(uri)),
    ),
    socketTimeoutMS,
    // The address may ask for it too.
    ...(monitorCommands && { monitorCommands }),
    maxPoolSize: 20,
    writeConcern: { w: 1 },
  });
  const [, name = 'askwell'] = /^[^/]+\/\/[^/]+\/([^?]+)/.exec(uri) ?? [];
  return { client, db: client.db(name) };
}

/** The database takes commands and answers none. */
export class DatabaseHangs extends Error {
  override readonly name = 'DatabaseHangs';
  override readonly message = 'The database does not answer.';
}

/** Whether an error says that the database could not be reached, as opposed to what it answered. */
export const isDatabaseDown = (thrown: unknown): boolean => {
  const error = unwrapped(thrown);
  return (
    unreachable.some((kind) => error instanceof kind) ||
    isConnectionLate(error) ||
    isSocketBroken(error) ||
    // A batch has the code of the error that ended it.
    (thrown instanceof MongoServerError && failoverCodes.has(Number(thrown.code)))
  );
};

/**
 * Errors of a server that is not the primary, steps down or shuts down. They come from MongoDB's
 * specification of server discovery: a replica set has another primary within seconds.
 */
const failoverCodes = new Set([91, 189, 10058, 10107, 11600, 11602, 13435, 13436]);

/** The driver passes on the error of a socket that breaks while it writes a command. */
const isSocketBroken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EPIPE' || error.code === 'ECONNRESET');

/** Whether the database is there, but no connection to it was free or ready in time. */
export const isConnectionLate = (thrown: unknown): boolean => {
  const error = unwrapped(thrown);
  return error instanceof Error && error.name === 'MongoWaitQueueTimeoutError';
};

/**
 * Whether the database answers but cannot write, since its disk is full (`OutOfDiskSpace`) or fails
 * (`FileStreamFailed`).
 */
export const isStorageFailing = (error: unknown): boolean =>
  error instanceof MongoServerError && (error.code === 14031 || error.code === 39);

/** The driver puts whatever ends a batch into an error of the batch. */
const unwrapped = (error: unknown): unknown =>
  error instanceof MongoBulkWriteError ? error.errorResponse : error;

const unreachable = [
  DatabaseHangs,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
];

/** Whether a write was refused because a unique index has the value already. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 11000;

/** Which writes of an unordered batch a unique index refused; any other failure is thrown again. */
export function duplicatesIn(error: unknown): number[] {
  if (!(error instanceof MongoBulkWriteError)) throw error;
  const errors = [error.writeErrors].flat();
  if (errors.length === 0 || errors.some(({ code }) => code !== 11000)) throw error;
  return errors.map(({ index }) => index);
}

/**
 * Writes a batch of upserts, none of which needs another. Where another process has just inserted
 * the same document, the write goes to that one. Says how many documents were there already.
 */
export async function upsertAll<Schema extends Document>(
  collection: Collection<Schema>,
  writes: AnyBulkWriteOperation<Schema>[],
): Promise<{ matched: number }> {
  if (writes.length === 0) return { matched: 0 };
  const write = (some: AnyBulkWriteOperation<Schema>[]) => collection.bulkWrite(some, { ordered: false });
  try {
    return { matched: (await write(writes)).matchedCount };
  } catch (error) {
    const lost = duplicatesIn(error);
    const again = await write(writes.filter((_, at) => lost.includes(at)));
    const before = error instanceof MongoBulkWriteError ? error.result.matchedCount : 0;
    return { matched: before + again.matchedCount };
  }
}

/** The embedded store serves others after each batch, so a batch takes it a few milliseconds. */
const deletedAtOnce = 100;

/**
 * Deletes all documents that match a filter, in batches by their ids, so that other
 * commands run in between. After each batch it rests for as long as the batch took, so that it
 * takes at most half of a database's time, and less of a busy one. Documents that are inserted
 * meanwhile may stay.
 */
export async function deleteInBatches(db: Db, name: string, filter: Filter<Document>): Promise<void> {
  const collection = db.collection(name, durable);
  for (;;) {
    const started = performance.now();
    const found = await collection.find(filter, { projection: { _id: 1 }, limit: deletedAtOnce }).toArray();
    await collection.deleteMany({ ...filter, _id: { $in: found.map(({ _id }) => _id) } });
    if (found.length < deletedAtOnce) return;
    await setTimeout(performance.now() - started);
  }
}
