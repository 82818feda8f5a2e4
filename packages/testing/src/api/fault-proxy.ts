import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/**
 * What happens to a command on its way: the connection breaks before the database gets it, or after
 * it was done and before its reply arrives; the reply comes late; or a server replies with an
 * error, as one does that is no longer the primary.
 */
export type Fault =
  | { kind: 'reset before' | 'reset after' }
  | { kind: 'delay'; ms: number }
  | { kind: 'error'; code: number; codeName: string };

export type FaultProxy = Awaited<ReturnType<typeof faultProxy>>;

/** Errors of a server that steps down, is no primary any more, or shuts down. */
export const failoverErrors = [
  { kind: 'error', code: 10107, codeName: 'NotWritablePrimary' },
  { kind: 'error', code: 189, codeName: 'PrimarySteppedDown' },
  { kind: 'error', code: 91, codeName: 'ShutdownInProgress' },
] as const satisfies readonly Fault[];

/** The protocol's own commands, which say whether the server is there. */
const monitoring = ['hello', 'isMaster', 'ismaster', 'ping', 'endSessions'];

/**
 * A database behind a network that fails. `inject` gets the name of each command and returns what
 * happens to it; null lets it pass.
 */
export async function faultProxy(uri: string) {
  const { hostname, port, pathname, search } = new URL(uri);
  // The embedded store is reached by a socket in the file system, another one by a port.
  const path = decodeURIComponent(hostname);
  const place = path.endsWith('.sock') ? { path } : { host: hostname, port: Number(port || 27_017) };
  const open = new Set<Socket>();
  let inject: (command: string) => Fault | null = () => null;
  let injected = 0;

  const faultOf = (frame: Buffer): Fault | null => {
    const command = commandOf(frame);
    const fault = command === null || monitoring.includes(command) ? null : inject(command);
    if (fault) injected += 1;
    return fault;
  };

  const server = createServer((client) => {
    const database = connect(place);
    const close = () => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        open.delete(socket);
        close();
      });
    }
    /** What is to happen to the replies that have not arrived, by the id of their request. */
    const late = new Map<number, Fault>();
    eachFrame(client, (frame) => {
      const fault = faultOf(frame);
      if (fault?.kind === 'reset before') return close();
      if (fault?.kind === 'error') return void client.write(errorReply(frame, fault));
      if (fault) late.set(frame.readInt32LE(4), fault);
      database.write(frame);
    });
    eachFrame(database, (frame) => {
      const request = frame.readInt32LE(8);
      const fault = late.get(request);
      late.delete(request);
      if (fault?.kind === 'reset after') return close();
      // A process that has ended its tests does not wait for it.
      if (fault?.kind === 'delay') return void setTimeout(() => client.write(frame), fault.ms).unref();
      client.write(frame);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  const proxied = new URL(`mongodb://127.0.0.1:${address.port}${pathname}${search}`);
  // A driver that knows the members of a replica set goes past the proxy.
  proxied.searchParams.delete('replicaSet');
  proxied.searchParams.set('directConnection', 'true');

  return {
    uri: proxied.href,
    /** Decides about every command from now on. */
    inject: (next: typeof inject) => {
      inject = next;
    },
    /** How many faults it has injected. */
    injected: () => injected,
    stop: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Calls back with each whole message of the wire protocol; its first four bytes are its length. */
function eachFrame(socket: Socket, onFrame: (frame: Buffer) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    while (rest.length >= 4 && rest.length >= rest.readInt32LE(0)) {
      const size = rest.readInt32LE(0);
      const frame = rest.subarray(0, size);
      rest = rest.subarray(size);
      onFrame(frame);
    }
  });
}

const opMsg = 2013;

/** The first key of the document of an OP_MSG (section of kind 0); null for another message. */
function commandOf(frame: Buffer): string | null {
  const start = 26;
  if (frame.length <= start || frame.readInt32LE(12) !== opMsg || frame[20] !== 0) return null;
  return frame.toString('latin1', start, frame.indexOf(0, start));
}

/** The reply of a server that does not take a command (OP_MSG, section of kind 0). */
function errorReply(command: Buffer, { code, codeName }: { code: number; codeName: string }): Buffer {
  const labels = { errorLabels: ['RetryableWriteError'] };
  const body = Buffer.from(BSON.serialize({ ok: 0, code, codeName, errmsg: codeName, ...labels }));
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(command.readInt32LE(4), 8);
  head.writeInt32LE(opMsg, 12);
  return Buffer.concat([head, body]);
}
