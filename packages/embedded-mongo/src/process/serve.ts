import { deleteExpired } from '../update/expiry.ts';
import { listen } from '../wire/server.ts';
import { openStore } from './open-store.ts';

export interface EmbeddedServer {
  /** `mongodb://127.0.0.1:<port>/`, for the driver. */
  uri: string;
  stop: () => Promise<void>;
}

const sweepMilliseconds = 60_000;

/**
 * Serves a data directory from this process, on 127.0.0.1. A large query keeps this process busy, so a server that
 * has other work starts a process of its own for it: see `startEmbeddedMongo`.
 * Throws when another process holds the directory.
 */
export async function serveEmbeddedMongo(options: {
  dataDir: string;
  /** 0 takes a free port. */
  port: number;
}): Promise<EmbeddedServer> {
  const store = openStore(options.dataDir);
  const server = await listen(store, options.port);
  const sweep = setInterval(() => {
    store.cursors.sweep();
    deleteExpired(store);
  }, sweepMilliseconds);
  sweep.unref();
  return {
    uri: `mongodb://127.0.0.1:${server.port}/?directConnection=true`,
    stop: async () => {
      clearInterval(sweep);
      await server.close();
      store.close();
    },
  };
}
