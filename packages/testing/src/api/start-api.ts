import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, readConfig, startServer, type GeminiLimits } from '@askwell/api';
import { startSmtp } from '../smtp/simulator.ts';
import { builders } from './build.ts';
import { httpClient } from './client.ts';
import { testClock } from './clock.ts';
import { emptyDatabase } from './database.ts';
import { widgetFiles } from './widget-files.ts';

export type ApiOptions = {
  /** More configuration, as in the environment. */
  env?: Record<string, string>;
  /** The simulator that stands in for Google; without one the provider cannot be reached. */
  gemini?: { url: string };
  /** How long the model may take, in milliseconds; the product's own limits when absent. */
  geminiLimits?: Partial<GeminiLimits>;
  /** The simulator that stands in for Razorpay; without one payments are a demonstration. */
  razorpay?: { url: string; keyId: string; keySecret: string; webhookSecret: string };
  /** How long Razorpay may take, in milliseconds; short by default. */
  razorpayTimeoutMs?: number;
  /**
   * How long a mail server may be silent, in milliseconds; the product's own patience when absent.
   */
  mailTimeoutMs?: number;
  /**
   * A database to begin with, such as that of an API that was stopped (`emptyDatabase()`); it is
   * not emptied at the end.
   */
  mongodbUri?: string;
  /**
   * Whether no other process writes to the database, as with the embedded store; false by default.
   */
  isStoreOwn?: boolean;
};

export type TestApi = Awaited<ReturnType<typeof startApi>>;

const secret = 'a secret that is long enough for tests';
const cheapHash = { memoryCost: 64, timeCost: 1 };

/**
 * As `runApi`, but it stops after the test that started it. Started outside of a test, call
 * `stop()`.
 */
export async function startApi(options: ApiOptions = {}) {
  const api = await runApi(options);
  await stopAfterTest(api.stop);
  return api;
}

/**
 * Runs the whole API on a free port, with an empty database, a mail server and a clock of its own,
 * until `stop()`.
 */
export async function runApi({ env = {}, gemini, geminiLimits, razorpay, ...given }: ApiOptions) {
  const [mongodbUri, mails, dataDir] = await Promise.all([
    given.mongodbUri ?? emptyDatabase(),
    startSmtp(),
    mkdtemp(join(tmpdir(), 'askwell-')),
  ]);
  const printed: string[] = [];
  const logged: string[] = [];
  const clock = testClock();
  const server = await startServer({
    config: readConfig({
      PORT: '0',
      PUBLIC_URL: 'http://askwell.test',
      DATA_DIR: dataDir,
      AUTH_SECRET: secret,
      ENCRYPTION_KEY: secret,
      SMTP_URL: mails.url,
      GEMINI_BASE_URL: gemini?.url ?? 'http://127.0.0.1:9',
      // Its vectors arrive some time after a knowledge base is saved; tests of it turn it on.
      GEMINI_EMBEDDING_MODEL: 'off',
      // A store that gets no processor for seconds is busy, and not away.
      DATABASE_TIMEOUT: '30',
      ...(razorpay && keysOf(razorpay)),
      ...env,
    }),
    mongodbUri,
    isStoreOwn: given.isStoreOwn,
    log: createLog('debug', { write: (line) => void logged.push(line) }),
    widgetFiles,
    geminiLimits,
    razorpayTimeoutMs: given.razorpayTimeoutMs ?? 2000,
    mailTimeoutMs: given.mailTimeoutMs,
    print: (line) => void printed.push(line),
    clock,
    passwordCost: cheapHash,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const { services } = server;

  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= stopNow());
  const stopNow = async () => {
    if (given.mongodbUri === undefined) await services.db.dropDatabase().catch(() => {});
    await server.stop();
    await mails.stop();
    await rm(dataDir, { recursive: true, force: true });
  };

  return {
    url,
    mongodbUri,
    /** The parts of the running API, for what no call shows. */
    services,
    mails,
    clock,
    dataDir,
    anonymous: httpClient(url),
    /** As a signed-in person: in the own account, or in the one of `accountId`. */
    as: ({ token, accountId }: { token: string; accountId?: string }) => httpClient(url, token, accountId),
    build: builders(services, url),
    /** What it has logged so far, line by line. */
    logged,
    /** What it has said to the person at the terminal. */
    printed,
    /** Runs every job once more now, as after `clock.advance()`. */
    runJobs: () => {
      services.jobs.wakeAll();
    },
    stop,
  };
}

const keysOf = ({ url, keyId, keySecret, webhookSecret }: NonNullable<ApiOptions['razorpay']>) => ({
  RAZORPAY_BASE_URL: url,
  RAZORPAY_KEY_ID: keyId,
  RAZORPAY_KEY_SECRET: keySecret,
  RAZORPAY_WEBHOOK_SECRET: webhookSecret,
});

async function stopAfterTest(stop: () => Promise<void>): Promise<void> {
  if (process.env['VITEST'] === undefined) return;
  const { TestRunner, onTestFinished } = await import('vitest');
  if (TestRunner.getCurrentTest()) onTestFinished(stop);
}
