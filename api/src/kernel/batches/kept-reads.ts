import { LRUCache } from 'lru-cache';
import type { MongoClient } from 'mongodb';
import type { Clock } from '../clock.ts';

/** Wraps a read, so that one result may serve several calls with the same key. */
export type KeepReads = <Item, Result>(
  read: (item: Item) => Promise<Result>,
  keyOf: (item: Item) => string,
) => (item: Item) => Promise<Result>;

/**
 * How long a result is kept, in milliseconds: sessions and plans end by the clock, and tools such
 * as `restore` may write to the store.
 */
const keptMs = 1_000;
const mostKept = 5_000;

/**
 * Keeps what reads of some collections return until this process writes to one of them: from the
 * end of the write on, which its caller awaits, everything is read again. Only for a database to
 * which no other process of the product writes. The client must monitor its commands.
 */
export function keptReads(client: MongoClient, collections: readonly string[], clock: Clock): KeepReads {
  const writing = new Set<number>();
  let writes = 0;
  client.on('commandStarted', ({ commandName, command, requestId }) => {
    if (writeCommands.has(commandName) && collections.includes(command[commandName])) writing.add(requestId);
  });
  const end = ({ requestId }: { requestId: number }): void => {
    if (writing.delete(requestId)) writes += 1;
  };
  client.on('commandSucceeded', end);
  // What failed may have been done all the same.
  client.on('commandFailed', end);

  return <Item, Result>(read: (item: Item) => Promise<Result>, keyOf: (item: Item) => string) => {
    const kept = new LRUCache<string, { result: Result; writes: number; at: number }>({ max: mostKept });
    return async (item: Item): Promise<Result> => {
      const key = keyOf(item);
      const known = kept.get(key);
      const at = clock().getTime();
      if (known?.writes === writes && at >= known.at && at < known.at + keptMs) return known.result;
      const before = writes;
      const result = await read(item);
      // A read that a write has overtaken may have seen what was there before.
      if (before === writes) kept.set(key, { result, writes, at });
      return result;
    };
  };
}

const writeCommands = new Set(['insert', 'update', 'delete', 'findAndModify']);

/** For a database that several processes write to: each call reads. */
export const readEachTime: KeepReads = (read) => read;
