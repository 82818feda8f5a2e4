import { chmod } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { plainFields, rawDocument } from '../bson/raw.ts';
import type { Store } from '../commands/command.ts';
import { execute } from '../commands/index.ts';
import { failureReply } from '../errors.ts';
import { messageFrames } from './frames.ts';
import { parseMessage } from './message.ts';
import { replyTo } from './reply.ts';

/**
 * Listens on a socket that only this account of the machine can open, and answers commands, each
 * connection in order.
 */
export async function listen(store: Store, path: string) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(store, socket);
  });
  await listening(server, path);
  await chmod(path, 0o600);
  return {
    close: async (): Promise<void> => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** A client that speaks anything else is disconnected. */
function serveConnection(store: Store, socket: Socket): void {
  const receive = messageFrames((message) => answer(store, socket, message));
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    try {
      receive(chunk);
    } catch {
      socket.destroy();
    }
  });
}

/** The answer is sent once everything it rests on is as safe as the client wants it. */
function answer(store: Store, socket: Socket, bytes: Buffer): void {
  const message = parseMessage(bytes);
  const reply = execute(store, message.request);
  if (!message.wantsReply) return;
  store.commits.whenSafe(message.request.wantsFlush, (failure) => {
    socket.write(
      replyTo(message, failure === undefined ? reply : rawDocument([plainFields(failureReply(failure))])),
    );
  });
}

const listening = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
