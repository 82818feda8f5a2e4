import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/**
 * Where the wire is cut: before the command reaches the store, or after it was done and before
 * anybody hears of it.
 */
export type Cut = { writes: number; when: 'before' | 'after' };

export type CutStore = Awaited<ReturnType<typeof cutStore>>;

const writing = ['insert', 'update', 'delete', 'findAndModify'];

/**
 * A store behind a wire that can be cut, as when the process that writes is killed: `cutAfter()`
 * lets so many more writing commands through, and from then on nothing.
 */
export async function cutStore(uri: string) {
  const { hostname, port, pathname } = new URL(uri);
  // The embedded store is reached by a socket in the file system, another one by a port.
  const path = decodeURIComponent(hostname);
  const place = path.endsWith('.sock') ? { path } : { host: hostname, port: Number(port || 27_017) };
  const open = new Set<Socket>();
  let left: number | null = null;
  let when: Cut['when'] = 'before';
  let isCut = false;
  let isFrozen = false;
  let isFull = false;
  let held: readonly string[] = [];

  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };

  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const store = connect(place);
    for (const socket of [client, store]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        client.destroy();
        store.destroy();
      });
    }
    store.pipe(client);
    client.on('data', (bytes) => {
      if (isFrozen || held.includes(collectionOf(bytes))) return;
      if (isFull && writing.includes(commandOf(bytes))) return void client.write(outOfDiskSpace(bytes));
      const isLast = left !== null && writing.includes(commandOf(bytes)) && (left -= 1) < 0;
      if (!isLast) return void store.write(bytes);
      if (when === 'before') return cut();
      store.unpipe(client);
      store.once('data', cut);
      // What was piped is paused once it no longer is, and its answer would never be seen.
      store.resume();
      store.write(bytes);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the wire has no port');

  return {
    /** Whoever uses it does not wait long for a store that is cut off. */
    uri: `mongodb://127.0.0.1:${address.port}${pathname}?directConnection=true&serverSelectionTimeoutMS=1000`,
    cutAfter: (wanted: Cut) => {
      ({ writes: left, when } = wanted);
    },
    /** From now on the store takes connections and commands and answers nothing. */
    freeze: () => {
      isFrozen = true;
    },
    /** From now on commands on these collections are never answered. */
    hold: (...collections: string[]) => {
      held = collections;
    },
    /** From now on the store refuses to write, as with a full disk; or writes again. */
    setFull: (full: boolean) => {
      isFull = full;
    },
    isCut: () => isCut,
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * The name of the command in a message: the first key of its document (OP_MSG, section of kind 0).
 * Commands here are short.
 */
function commandOf(bytes: Buffer): string {
  const opMsg = 2013;
  if (bytes.length < 27 || bytes.readInt32LE(12) !== opMsg) return '';
  const start = 26;
  return bytes.toString('latin1', start, bytes.indexOf(0, start));
}

/** What the command is about: the value of its first key, when that is a string. */
function collectionOf(bytes: Buffer): string {
  const stringType = 2;
  const command = commandOf(bytes);
  const typeAt = 25;
  if (command === '' || bytes[typeAt] !== stringType) return '';
  const start = typeAt + 1 + command.length + 1 + 4;
  return bytes.toString('utf8', start, bytes.indexOf(0, start));
}

/** The server's reply to a command that needs space on the disk (OP_MSG, section of kind 0). */
function outOfDiskSpace(command: Buffer): Buffer {
  const body = Buffer.from(
    BSON.serialize({ ok: 0, code: 14031, codeName: 'OutOfDiskSpace', errmsg: 'database or disk is full' }),
  );
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(command.readInt32LE(4), 8);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
}
