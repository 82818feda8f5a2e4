import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  developmentRemotes,
  builtRemotes,
  openOverrides,
  openReleases,
  overview,
  webHost,
} from '@askwell/web-host';
import { loadWidgetFiles } from '@askwell/widget';
import { readConfig, type Config } from '../config.ts';
import { createLog } from '../kernel/log.ts';
import { introduction } from './introduction.ts';
import { readDownloads } from './read-downloads.ts';
import { startServer, type Server } from './server.ts';
import type { Services } from '../compose.ts';
import { isBundled, openStore } from './open-store.ts';
import { keepHeapSmall } from './small-heap.ts';

type StartOptions = {
  variables: Record<string, string | undefined>;
  /**
   * Runs before the address of the server is printed, such as filling in the demo data. Returns
   * lines to print.
   */
  prepare?: (services: Services) => Promise<string[]>;
};

export type Running = {
  url: string;
  /**
   * Ends everything, once, however often it is called; `isAnnounced` lets load balancers notice
   * first.
   */
  stop: (options?: { isAnnounced?: boolean }) => Promise<void>;
  /** Longer than anything takes to stop that ends by itself, in milliseconds. */
  stopDeadlineMs: number;
  /** Resolves when the embedded store has ended by itself; never without one. */
  storeLost: Promise<unknown>;
};

/** The checkout, as seen from `api/dist/main.js` or from this file. */
const root = fileURLToPath(new URL(isBundled ? '../..' : '../../..', import.meta.url));

/** Starts the whole product on one port, and says where it runs and what is missing. */
export async function start({ variables, prepare }: StartOptions): Promise<Running> {
  keepHeapSmall();
  const config = readConfig(variables);
  const log = createLog(config.logLevel);
  const store = await openStore(config);
  let server: Server | undefined;
  const warn = (problem: string) => {
    log.warn(problem);
    server?.services.metrics?.webHostProblem();
  };
  const stopAll = async (isAnnounced = false) => {
    await server?.stop({ announceMs: isAnnounced ? config.announceStopMs : 0 });
    await store.stop();
  };
  try {
    const front = await frontEnd(config, warn);
    server = await startServer({
      config,
      mongodbUri: store.uri,
      isStoreOwn: store.isOwn,
      log,
      print,
      widgetFiles: loadWidgetFiles(join(root, 'widget/dist')),
      downloads: readDownloads(join(root, 'api/dist/downloads')),
      webHost: front?.webHost,
    });
    if (front) server.services.metrics?.watchReleases(() => overview(front.releases).remotes);
    const lines = (await prepare?.(server.services)) ?? [];
    for (const line of [...introduction(config), ...lines]) print(line);
  } catch (error) {
    await stopAll();
    throw error;
  }
  let stopped: Promise<void> | undefined;
  return {
    url: config.publicUrl,
    stop: ({ isAnnounced } = {}) => (stopped ??= stopAll(isAnnounced)),
    stopDeadlineMs: 7_000 + config.databaseTimeoutMs / 2,
    storeLost: store.exited,
  };
}

/** Shell and remotes, with their releases; undefined where they are not built. */
async function frontEnd(
  {
    brand,
    publicUrl,
    remotesUrl,
    webVitalsShare,
    dataDir,
    devRemotes,
    releaseSigners,
    isDevelopment,
  }: Config,
  warn: (problem: string) => void,
) {
  const shellDir = join(root, 'shell/dist');
  if (!existsSync(join(shellDir, 'shell.json'))) return undefined;
  const built = builtRemotes(root);
  const releases = openReleases({
    folder: resolve(dataDir, 'releases'),
    shellDir,
    signers: releaseSigners,
    warn,
  });
  // Whoever cannot take what is new goes on with what there is.
  const keep = (error: unknown) => warn(`The builds of the checkout were not taken. ${String(error)}`);
  if (!isDevelopment) await releases.followCheckout(built).catch(keep);
  const host = webHost({
    shellDir,
    remoteDirs: isDevelopment ? developmentRemotes(releases, built, devRemotes) : built,
    releases: isDevelopment ? undefined : releases,
    overrides: openOverrides(releases.folder),
    brand,
    publicUrl,
    remotesUrl,
    measured: webVitalsShare,
    warn,
    mode: isDevelopment ? 'development' : 'production',
  });
  return { webHost: host, releases };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
