import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startEmbeddedMongo } from '@askwell/embedded-mongo';
import { startGemini, startProduct, startSmtp, type Product, type SmtpSimulator } from '@askwell/testing';

const secret = 'a secret that all processes of the soak share';
/** As the product runs it, not from its sources. */
const builtStore = fileURLToPath(new URL('../../api/dist/embedded-mongo.js', import.meta.url));

export type Fleet = {
  mails: SmtpSimulator;
  mongodbUri: string;
  dataDir: string;
  /** A process that serves now. */
  anyUrl: () => string;
  /** The process that is never restarted. */
  steady: { url: string; pid: number };
  storePid: () => number;
  /** Stops or kills one of the other processes, and starts it again. */
  restartOne: (how: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Kills the store, and starts it again on the same files. Null for a given MongoDB. */
  killStore: (() => Promise<void>) | null;
  stop: () => Promise<void>;
};

/**
 * Processes of the built product on one database, with simulators of the providers: the embedded
 * store in a process of its own, or the server that `MONGODB_URI` names.
 */
export async function startFleet(count: number): Promise<Fleet> {
  const dataDir = await mkdtemp(join(tmpdir(), 'askwell-soak-'));
  const given = process.env['MONGODB_URI'];
  const startStore = () => startEmbeddedMongo({ dataDir: join(dataDir, 'store'), entry: builtStore });
  let store = given === undefined ? await startStore() : null;
  const mongodbUri = new URL('/askwell', given ?? store?.uri).href;
  const [gemini, mails] = await Promise.all([
    startGemini({ pace: { firstMs: 20, pieceMs: 5 } }),
    startSmtp(),
  ]);
  const start = (): Promise<Product> =>
    startProduct({
      env: {
        MONGODB_URI: mongodbUri,
        DATA_DIR: join(dataDir, 'common'),
        AUTH_SECRET: secret,
        ENCRYPTION_KEY: secret,
        GEMINI_BASE_URL: gemini.url,
        SMTP_URL: mails.url,
        DATABASE_TIMEOUT: '4',
        RATE_LIMIT_FACTOR: '1000000',
        LOG_LEVEL: 'error',
      },
    });
  /**
   * As a supervisor does: a process that meets a killed store at its start ends, and is started
   * again.
   */
  const supervise = async (attempts = 20): Promise<Product> => {
    try {
      return await start();
    } catch (error) {
      if (attempts === 1) throw error;
      return supervise(attempts - 1);
    }
  };
  const products: (Product | null)[] = [];
  for (let at = 0; at < count; at += 1) products.push(await start());
  const [steady] = products;
  if (!steady) throw new Error('A fleet has at least one process.');
  const serving = () => products.filter((product) => product !== null);
  let turn = 0;

  return {
    mails,
    mongodbUri,
    dataDir: join(dataDir, 'common'),
    steady,
    storePid: () => store?.pid ?? 0,
    anyUrl: () => {
      const all = serving();
      turn += 1;
      return all[turn % all.length]?.url ?? steady.url;
    },
    restartOne: async (how) => {
      const at = 1 + Math.floor(Math.random() * (count - 1));
      const product = products[at];
      if (!product) return;
      products[at] = null;
      process.kill(product.pid, how);
      await product.exitCode;
      await product.stop();
      products[at] = await supervise();
    },
    killStore:
      given === undefined
        ? async () => {
            if (!store) return;
            process.kill(store.pid, 'SIGKILL');
            await store.exited;
            store = await startStore();
          }
        : null,
    stop: async () => {
      await Promise.all(serving().map((product) => product.stop()));
      await Promise.all([gemini.stop(), mails.stop(), store?.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
