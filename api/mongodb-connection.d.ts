/** The part of the driver's inside that `kernel/database.ts` changes. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net';

  export class Connection {
    socket: Socket;
    closed: boolean;
    cleanup: (this: Connection, error: Error) => void;
  }
}
