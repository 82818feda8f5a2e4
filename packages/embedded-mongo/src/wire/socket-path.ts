import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * The bytes that fit into `sun_path` (unix(4) on macOS: 104 with the end; Linux takes four more).
 */
const longestPath = 103;

const name = 'mongodb.sock';

/** A path for a socket, and how to remove what was made for it. */
export type SocketPath = { path: string; remove: () => Promise<void> };

/**
 * Where the store of a data directory can be reached: beside its file, where a socket that a killed
 * process has left is removed; whoever asks holds the directory. Under a long path, or where there
 * can be no sockets (`isPossible`), it is a folder of its own among the system's temporary ones.
 */
export async function socketPathOf(dataDir: string, isPossible = true): Promise<SocketPath> {
  const beside = join(resolve(dataDir), name);
  if (isPossible && Buffer.byteLength(beside) <= longestPath) {
    const remove = () => rm(beside, { force: true });
    await remove();
    return { path: beside, remove };
  }
  const folder = await mkdtemp(join(tmpdir(), 'askwell-'));
  return { path: join(folder, name), remove: () => rm(folder, { recursive: true, force: true }) };
}
