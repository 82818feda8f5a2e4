import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** The opcode of a command in MongoDB's wire protocol, and where it stands in a message. */
const commandOpcode = 2013;
const opcodeAt = 12;
const headerBytes = 16;

export type CommandCounter = {
  /** The store's address through this counter. */
  uri: string;
  /** The commands so far. */
  count: () => number;
  stop: () => void;
};

/** Stands between the product and the embedded store at `storeUri`, and counts the commands. */
export async function countCommands(storeUri: string): Promise<CommandCounter> {
  const path = decodeURIComponent(/^mongodb:\/\/([^/]+)/.exec(storeUri)?.[1] ?? '');
  const sockets = new Set<Socket>();
  let commands = 0;
  const server = createServer((client) => {
    const store = connect(path);
    const read = messageReader(() => (commands += 1));
    client.on('data', read);
    client.pipe(store).pipe(client);
    for (const socket of [client, store]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        store.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the counter does not listen');
  return {
    uri: `mongodb://127.0.0.1:${address.port}/`,
    count: () => commands,
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Calls `onCommand` for each whole command in the chunks of a connection. */
function messageReader(onCommand: () => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= headerBytes && rest.length >= rest.readInt32LE(0)) {
      if (rest.readInt32LE(opcodeAt) === commandOpcode) onCommand();
      rest = rest.subarray(rest.readInt32LE(0));
    }
  };
}
