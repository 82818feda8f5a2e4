import { statfs } from 'node:fs/promises';
import type { ReleaseOverview } from '@askwell/web-host';
import type * as prometheusLibrary from 'prom-client';
import type { Registry } from 'prom-client';

/** The library that counts. It takes 5 MB, so only a server with metrics loads it. */
export type Prometheus = typeof prometheusLibrary;

type Options = {
  prometheus: Prometheus;
  /** How many mails wait to be sent. */
  waitingMails: () => Promise<number>;
  /** The folder whose disk is measured. */
  dataDir: string;
};

/** The figures of a remote's newest release. */
type ReleaseFigures = Pick<ReleaseOverview, 'name' | 'vitals'> & {
  live: { version: string };
  canary: { version: string } | null;
  counts: { views: number; errors: number };
};

/**
 * What is counted while the process runs, in Prometheus' words. Event loop, memory and CPU come
 * with it.
 */
export function createMetrics({ prometheus, waitingMails, dataDir }: Options) {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = prometheus;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'askwell_' });
  const registers = [registry];
  const requests = new Histogram({
    name: 'askwell_http_request_seconds',
    help: 'Requests that were answered, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.5, 2, 10, 30],
    registers,
  });
  const providerCalls = new Histogram({
    name: 'askwell_provider_call_seconds',
    help: 'Calls of other services, by how they ended.',
    labelNames: ['provider', 'call', 'outcome'],
    buckets: [0.05, 0.2, 0.5, 1, 2, 5, 10, 30],
    registers,
  });
  const webHostProblems = new Counter({
    name: 'askwell_web_host_problems_total',
    help: 'What the web-host warned of, such as a page that could not be prerendered or a release that was rolled back.',
    registers,
  });
  const codeGuesses = new Counter({
    name: 'askwell_code_guesses_total',
    help: 'One-time codes entered, by purpose and outcome. Many wrong ones suggest guessing.',
    labelNames: ['purpose', 'outcome'],
    registers,
  });
  const passwordHashes = new Counter({
    name: 'askwell_password_hashes_total',
    help: 'Passwords and one-time codes hashed or verified. Each takes tens of milliseconds of CPU.',
    registers,
  });
  new Gauge({
    name: 'askwell_mails_waiting',
    help: 'Mails in the outbox that are still to be sent.',
    registers,
    async collect() {
      this.set(await waitingMails());
    },
  });
  new Gauge({
    name: 'askwell_disk_free_bytes',
    help: 'Space that is left for the data directory.',
    registers,
    async collect() {
      // Nothing may have made the folder yet.
      const disk = await statfs(dataDir).catch(() => null);
      this.set(disk === null ? Number.NaN : disk.bavail * disk.bsize);
    },
  });

  return {
    request: (labels: { method: string; route: string; status: number }, seconds: number) =>
      requests.observe({ ...labels, status: String(labels.status) }, seconds),
    providerCall: (labels: { provider: string; call: string; outcome: string }, seconds: number) =>
      providerCalls.observe(labels, seconds),
    codeGuess: (labels: { purpose: string; outcome: string }) => codeGuesses.inc(labels),
    passwordHash: () => passwordHashes.inc(),
    webHostProblem: () => webHostProblems.inc(),
    /** Has the scrapes tell of these releases. */
    watchReleases: (list: () => ReleaseFigures[]) => measureReleases(prometheus, registry, list),
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/**
 * The newest release of each remote: how often it was seen, how often it failed, how fast it was.
 */
function measureReleases(
  { Gauge }: Pick<Prometheus, 'Gauge'>,
  registry: Registry,
  list: () => ReleaseFigures[],
): void {
  const gauge = (
    name: string,
    help: string,
    valuesOf: (release: ReleaseFigures) => { vital?: string; value: number }[],
  ) =>
    new Gauge({
      name,
      help,
      labelNames: ['remote', 'release', 'vital'],
      registers: [registry],
      collect() {
        this.reset();
        for (const release of list()) {
          const labels = { remote: release.name, release: (release.canary ?? release.live).version };
          for (const { value, ...more } of valuesOf(release)) this.set({ ...labels, ...more }, value);
        }
      },
    });
  gauge('askwell_release_views', 'Views of pages of the newest release of a remote.', ({ counts }) => [
    { value: counts.views },
  ]);
  gauge('askwell_release_failures', 'Failures of pages of the newest release of a remote.', ({ counts }) => [
    { value: counts.errors },
  ]);
  gauge(
    'askwell_release_web_vital_p75',
    'What three quarters of the measured visits are within: ms for lcp and inp, a score for cls.',
    ({ vitals }) =>
      Object.entries(vitals).flatMap(([vital, value]) =>
        value === null ? [] : [{ vital, value: vital === 'cls' ? value / 1000 : value }],
      ),
  );
}
