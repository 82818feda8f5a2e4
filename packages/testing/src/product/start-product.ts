import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

export type Product = {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** The process that was started; its children are the embedded store's. */
  pid: number;
  dataDir: string;
  /** Everything it has printed so far: its JSON logs and the lines for people. */
  output: () => string;
  /** The exit code of its process, once it has ended. */
  exitCode: Promise<number | null>;
  /** Asks it to stop, waits until it has, and deletes its data. */
  stop: () => Promise<void>;
};

/** A store that gets no processor for seconds is busy, and not away. */
const patience = { DATABASE_TIMEOUT: '30' };

/** As `npm start` sets it (`scripts/commands/start.ts`). */
const allocator = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1048576' };

/**
 * Starts the built product (`npm run build` first) on a free port with an empty DATA_DIR, as
 * `npm start` would, and waits until it is ready. `env` adds configuration, such as the addresses
 * of the simulators. Throws with what it printed when it ends or is not ready within two minutes.
 */
export async function startProduct({
  env = {},
  entry = 'api/dist/main.js',
}: { env?: Record<string, string>; entry?: string } = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'askwell-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--max-semi-space-size=4', entry], {
    cwd: root,
    env: {
      ...process.env,
      ...allocator,
      ...patience,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => printed.push(chunk));
  }
  const output = () => printed.join('');
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));

  const stop = async () => {
    child.kill('SIGTERM');
    await exitCode;
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`the product did not become ready:\n${output()}`, { cause: error });
  }
  return { url, pid: child.pid ?? 0, dataDir, output, exitCode, stop };
}

/**
 * Below the ports that systems give to sockets that ask for any: one of those might be given to
 * another test while the product starts. Processes that run at once begin far from each other.
 */
const ports = { first: 20_000, count: 12_000, next: process.pid * 101 };

/**
 * A port that nothing listens on: PUBLIC_URL has to name it before the product listens. Throws when
 * no port is free.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < ports.count; tries += 1) {
    const port = ports.first + (ports.next++ % ports.count);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(port, () => resolve(true));
    });
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error('no port is free');
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + 120_000;
  for (;;) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    if (hasEnded()) throw new Error('it ended');
    if (Date.now() > deadline) throw new Error('it was not ready in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
