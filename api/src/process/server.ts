import { once, setMaxListeners } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '@askwell/contracts';
import type { WidgetFiles } from '@askwell/widget';
import type { Middleware } from 'koa';
import { createApp } from '../app.ts';
import { systemClock, type Clock } from '../kernel/clock.ts';
import type { Config } from '../config.ts';
import { connect, isConnectionLate } from '../kernel/database.ts';
import type { Logger } from '../kernel/log.ts';
import { databaseOutages } from '../kernel/outages.ts';
import { keptReads, readEachTime } from '../kernel/batches/kept-reads.ts';
import type { PasswordCost } from '../modules/accounts/index.ts';
import type { GeminiLimits } from '../providers/gemini/index.ts';
import { mailTransport } from '../providers/mail/index.ts';
import { migrateDatabase } from './migrate-database.ts';
import { prepareSchema } from './prepare-schema.ts';
import { requestsUnderWay } from './requests-under-way.ts';
import { noteDatabase, refuseLostDatabase } from './refuse-lost-store.ts';
import { keepSecrets } from './secrets.ts';
import { compose, type Services } from '../compose.ts';
import { routersOf } from '../routers.ts';

export type ServerOptions = {
  config: Config;
  /** Where the database is; its path names the database. */
  mongodbUri: string;
  /** Whether no other process of the product uses the database; false when absent. */
  isStoreOwn?: boolean | undefined;
  log: Logger;
  /** Lines for the person at the terminal, such as a code while there is no mail server. */
  print: (line: string) => void;
  widgetFiles: WidgetFiles;
  /** Files for owners to download; none by default. */
  downloads?: ReadonlyMap<string, Buffer> | undefined;
  /** Serves the front end; without it only the API is there. */
  webHost?: Middleware | undefined;
  clock?: Clock | undefined;
  passwordCost?: PasswordCost | undefined;
  geminiLimits?: Partial<GeminiLimits> | undefined;
  razorpayTimeoutMs?: number | undefined;
  mailTimeoutMs?: number | undefined;
};

export type Server = {
  port: number;
  services: Services;
  /**
   * Ends streams, jobs and connections, and waits until all of it is over. For `announceMs` before
   * that it serves on, but is not ready, so that load balancers stop to send requests.
   */
  stop: (options?: { announceMs?: number }) => Promise<void>;
};

/**
 * A request that has not arrived by then is cut: its client has given up, or means to hold a
 * connection.
 */
const requestTimeout = limits.request.timeoutMs;

/**
 * How long an idle connection stays open, in milliseconds. Load balancers keep theirs for up to a
 * minute; a server that closes first now and then fails a request that is on its way.
 */
const keepAliveTimeout = 65_000;

/** How long a client may take to send the headers of a request, in milliseconds. */
const headersTimeout = 10_000;

/** How often Node looks for requests that have not arrived in time; by default every 30 s. */
const connectionsCheckingInterval = 5_000;

/** How long what is under way may take to end by itself. */
const graceMs = 5_000;

const sweepMs = 50;

/**
 * How long handlers may go on whose connections are over, and how long the database may take to
 * note that we end, as shares of `DATABASE_TIMEOUT`.
 */
const handlersShare = 3 / 8;
const flushShare = 1 / 8;

/** Connects, makes the indexes, starts the jobs and listens. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const { config, log, print, webHost, isStoreOwn = false, clock = systemClock } = options;
  const leaving = new AbortController();
  const stopping = new AbortController();
  // Every reply that is under way listens.
  setMaxListeners(0, stopping.signal);
  const { client, db } = await connected(options);
  const services = compose({
    config,
    secrets: await keepSecrets(config),
    client,
    db,
    clock,
    log,
    outages: databaseOutages(client, clock),
    hasOneLog: isStoreOwn,
    keepReads: isStoreOwn ? keptReads(client, ['users', 'members'], clock) : readEachTime,
    stopping: stopping.signal,
    prometheus: config.metricsToken === null ? null : await import('prom-client'),
    mailTransport: mailTransport(config, stopping.signal, print, options.mailTimeoutMs),
    widgetFiles: options.widgetFiles,
    downloads: options.downloads ?? new Map(),
    passwordCost: options.passwordCost,
    geminiLimits: options.geminiLimits,
    razorpayTimeoutMs: options.razorpayTimeoutMs,
  });
  let requests: ReturnType<typeof requestsUnderWay> | undefined;
  /** Every wait has an end, so that the process can stop while the database is away. */
  const release = async (served: Promise<void> = Promise.resolve()) => {
    const jobsEnd = services.jobs.stop();
    await Promise.all([served, orAfter(graceMs, jobsEnd)]);
    // They add to what is flushed.
    if (requests) await orAfter(handlersShare * config.databaseTimeoutMs, requests.ended());
    await orAfter(
      flushShare * config.databaseTimeoutMs,
      services.followUps
        .flush()
        .then(() => services.outages.passOn(services.presence.noteOutage))
        // A process that stays noted has its last minutes recounted.
        .then(() =>
          requests && !requests.isIdle() ? null : services.presence.forget({ _id: services.processId }),
        )
        .catch(() => {}),
    );
    await Promise.all([services.knowledgePool.stop(), services.readingPool.stop()]);
    await client.close();
    await jobsEnd;
  };
  try {
    await prepareSchema({
      db,
      isShared: config.mongodbUri !== null,
      migrate: () => migrateDatabase(options.mongodbUri, config, log.info.bind(log)),
    });
    await patiently(services.createIndexes);
    if (config.mongodbUri !== null) await noteDatabase(config.dataDir);
    services.jobs.start();
    const app = createApp({ ...services, leaving: leaving.signal }, routersOf(services), webHost);
    requests = requestsUnderWay(app.callback());
    const server = createServer(
      { requestTimeout, headersTimeout, keepAliveTimeout, connectionsCheckingInterval },
      requests.listener,
    );
    const port = await listen(server, config.port);
    return {
      port,
      services,
      stop: async ({ announceMs = 0 } = {}) => {
        leaving.abort();
        if (announceMs > 0) await pause(announceMs);
        stopping.abort();
        await release(close(server));
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

/** A connection to the database. Throws `StartRefused` when a MongoDB has lost its data. */
async function connected({ mongodbUri, isStoreOwn = false, config }: ServerOptions) {
  const { client, db } = connect(mongodbUri, {
    timeoutMs: config.databaseTimeoutMs,
    monitorCommands: isStoreOwn,
  });
  try {
    await client.connect();
    if (config.mongodbUri !== null) await refuseLostDatabase(config.dataDir, db);
    return { client, db };
  } catch (error) {
    await client.close();
    throw error;
  }
}

async function listen(server: HttpServer, port: number): Promise<number> {
  server.listen(port);
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/**
 * A machine that is busy starting may be slow to open the first connections to a database that is
 * there.
 */
async function patiently(work: () => Promise<void>, attempts = 5): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isConnectionLate(error) || attempts === 1) throw error;
    await patiently(work, attempts - 1);
  }
}

/** Waits for work, at most a number of milliseconds. */
async function orAfter(ms: number, work: Promise<unknown>): Promise<void> {
  const isOver = new AbortController();
  const { signal } = isOver;
  await Promise.race([work, pause(ms, undefined, { signal }).catch(() => {})]);
  isOver.abort();
}

/** Lets requests that are under way end, and cuts those that do not. */
async function close(server: HttpServer): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  // Those whose last answer has just ended: their clients would keep them open.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await closed;
  clearTimeout(cut);
  clearInterval(sweep);
}
