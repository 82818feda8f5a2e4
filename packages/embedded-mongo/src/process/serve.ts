import type { Store } from '../commands/command.ts';
import { deleteExpired } from '../update/expiry.ts';
import { listen } from '../wire/server.ts';
import { socketPathOf, type SocketPath } from '../wire/socket-path.ts';
import { publishAddress } from './address.ts';
import { openStore, type OpenOptions } from './open-store.ts';

export interface EmbeddedServer {
  /** `mongodb://%2Fpath%2Fto%2Fmongodb.sock/`, for the driver. */
  uri: string;
  stop: () => Promise<void>;
}

const sweepMilliseconds = 60_000;

/**
 * Serves a data directory from this process, on a socket. A large query keeps this process busy, so
 * a server that has other work starts a process of its own for it: see `startEmbeddedMongo`. Throws
 * when another process holds the directory.
 */
export async function serveEmbeddedMongo({
  dataDir,
  ...options
}: OpenOptions & { dataDir: string }): Promise<EmbeddedServer> {
  const store = openStore(dataDir, options);
  const server = await listenFor(store, dataDir);
  const uri = `mongodb://${encodeURIComponent(server.path)}/?directConnection=true`;
  const address = await publishAddress(dataDir, uri);
  const sweep = setInterval(() => {
    try {
      store.cursors.sweep();
      deleteExpired(store);
    } catch (error) {
      // Probably a full disk: writers get the error, and the sweep comes again.
      store.commits.rollback(error);
    }
  }, sweepMilliseconds);
  sweep.unref();
  const stop = async (): Promise<void> => {
    clearInterval(sweep);
    await address.remove();
    await server.close();
    store.close();
  };
  let stopped: Promise<void> | undefined;
  return {
    uri,
    stop: () => (stopped ??= stop()),
  };
}

async function listenFor(store: Store, dataDir: string) {
  const tryAt = async ({ path, remove }: SocketPath) => {
    const server = await listen(store, path);
    const close = () => server.close().finally(remove);
    return { path, close };
  };
  try {
    return await tryAt(await socketPathOf(dataDir));
  } catch {
    // Some shared folders of virtual machines hold files only.
    return tryAt(await socketPathOf(dataDir, false));
  }
}
