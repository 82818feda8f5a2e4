import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isChildMessage, type ParentMessage } from './messages.ts';

export interface EmbeddedMongo {
  /** For the driver's `MongoClient`. */
  uri: string;
  /** Ends the child once everything acknowledged is in its file; may be called twice. */
  stop: () => Promise<void>;
  /** Resolves when the child has ended, for whatever reason. */
  exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  pid: number;
}

/** The store could not be opened; the message says why. */
export class EmbeddedMongoFailed extends Error {
  override readonly name = 'EmbeddedMongoFailed';
}

const stopMilliseconds = 5_000;

/**
 * Commands leave little behind: with the usual 16 MB for young objects the process grows by 20 MB
 * and saves no time.
 */
const memoryFlags = ['--max-semi-space-size=2'];

/** One heap for all threads, and what is free at its end goes back (glibc's mallopt(3)). */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1048576' };

/**
 * Starts the store in a process of its own, which ends with this one. Resolves when it can be
 * connected to. `entry` is the bundled `entry.ts`; without it the sources are run through tsx.
 * Throws `EmbeddedMongoFailed` when another process holds the directory, or the child does not come
 * up.
 */
export async function startEmbeddedMongo(options: {
  dataDir: string;
  entry?: string;
}): Promise<EmbeddedMongo> {
  const child = launch(options.entry ?? fileURLToPath(new URL('../entry.ts', import.meta.url)));
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
  tell(child, { kind: 'serve', dataDir: options.dataDir });
  const uri = await readiness(child);
  return {
    uri,
    exited,
    pid: child.pid ?? 0,
    stop: async () => {
      tell(child, { kind: 'stop' });
      const overdue = setTimeout(() => child.kill('SIGKILL'), stopMilliseconds);
      await exited;
      clearTimeout(overdue);
    },
  };
}

function launch(entry: string): ChildProcess {
  return fork(entry, [], {
    // The parent's own flags, such as those of a test runner, are none of the child's business.
    execArgv: [...memoryFlags, ...(entry.endsWith('.ts') ? ['--import', typescriptLoader()] : [])],
    env: { ...process.env, ...allocator },
    serialization: 'json',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

const typescriptLoader = (): string => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

function tell(child: ChildProcess, message: ParentMessage): void {
  if (child.connected) child.send(message);
}

async function readiness(child: ChildProcess): Promise<string> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const [message]: unknown[] = await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit', { signal }),
    ]);
    if (isChildMessage(message) && message.kind === 'ready') return message.uri;
    throw new EmbeddedMongoFailed(
      isChildMessage(message) && message.kind === 'failed'
        ? message.reason
        : 'The embedded store ended before it was ready.',
    );
  } finally {
    settled.abort();
  }
}
