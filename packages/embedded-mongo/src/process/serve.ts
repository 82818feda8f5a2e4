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
    try {
      store.cursors.sweep();
      deleteExpired(store);
    } catch (error) {
      // A full disk, perhaps: whoever writes is told; the sweep comes again.
      store.commits.rollback(error);
    }
  }, sweepMilliseconds);
  sweep.unref();
  const stop = async (): Promise<void> => {
    clearInterval(sweep);
    await server.close();
    store.close();
  };
  let stopped: Promise<void> | undefined;
  return {
    uri: `mongodb://127.0.0.1:${server.port}/?directConnection=true`,
    stop: () => (stopped ??= stop()),
  };
}
