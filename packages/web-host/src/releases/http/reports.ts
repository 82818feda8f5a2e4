import type { Context } from 'koa';
import { z } from 'zod';
import { previewVersion, type Preview } from '../../previews/open-previews.ts';
import { callLimit } from './call-limit.ts';
import { vitalNames, type Vitals } from '../health/counts.ts';
import { rollBackWorse } from '../health/guard.ts';
import { bucketOf } from '../health/histogram.ts';
import { networkLimits } from '../health/network-limits.ts';
import type { LiveSites } from '../serve/live-sites.ts';
import { readJson } from './read-json.ts';
import type { Releases } from '../releases.ts';

/** What the shell tells of a release that a tab has shown. */
const Line = z.object({
  remote: z.string().max(100),
  version: z.string().max(100),
  views: z.number().int().min(0).max(100),
  errors: z.number().int().min(0).max(20),
  /** What the page said as it failed. */
  problem: z.object({ message: z.string(), stack: z.string().default('') }).optional(),
  /** Milliseconds, and thousandths for `cls`; of one visit. */
  vitals: z.partialRecord(z.enum(vitalNames), z.number().min(0).max(120_000)).default({}),
});
type Line = z.infer<typeof Line>;

const Report = z.array(Line).max(50);

/** A full report: fifty views, or a few failures with their stacks. */
const mostBytes = 32 * 1024;

/** Failures that one network may add to the counts of a release, and visits that it may measure. */
const mostOfANetwork = 5;

type Deps = { releases: Releases; sites: LiveSites; warn: (problem: string) => void };

const flushMs = 1000;

/**
 * `POST /releases/report`: counts views, failures and web vitals of releases, without a word about
 * who had them. Reports come from browsers and can be made up. So each address may send few, only
 * known releases and previews are counted, one network adds few failures and measurements, and only
 * reports from several networks roll back a guarded release.
 */
export function releaseReports({ releases, sites, warn }: Deps) {
  const limit = callLimit(60, 60_000);
  const failures = networkLimits(mostOfANetwork);
  const vitals = networkLimits(mostOfANetwork);
  let timer: NodeJS.Timeout | null = null;

  const flush = async () => {
    timer = null;
    try {
      releases.counts.flush();
      releases.problems.flush();
      const { generation } = releases.document();
      await rollBackWorse(releases, { failures, vitals }, warn);
      if (releases.document().generation !== generation) await sites.renew();
    } catch (error) {
      warn(`The releases could not be counted. ${String(error)}`);
    }
  };

  const count = ({ remote, version, views, problem, ...line }: Line, address: string) => {
    const errors = failures.take(remote, version, address, line.errors);
    const isMeasured = Object.keys(line.vitals).length > 0 && vitals.take(remote, version, address, 1) > 0;
    if (errors > 0 && problem) releases.problems.add(remote, version, problem);
    releases.counts.add({
      remote,
      version,
      views,
      errors,
      vitals: isMeasured ? bucketsOf(line.vitals) : {},
    });
  };

  return async (ctx: Context): Promise<void> => {
    ctx.status = 204;
    if (!limit.take(ctx.ip)) return;
    const report = Report.safeParse(await readJson(ctx, mostBytes));
    if (!report.success) return;
    const isOfPreview = report.data.some(({ version }) => version.endsWith('+preview'));
    const previewed = isOfPreview ? releases.previews.list() : [];
    for (const line of report.data)
      if (isShown(sites, line) || isPreviewed(previewed, line)) count(line, ctx.ip);
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  };
}

const bucketsOf = (vitals: Line['vitals']): Vitals =>
  Object.fromEntries(
    vitalNames.flatMap((name) => {
      const value = vitals[name];
      return value === undefined ? [] : [[name, { [bucketOf(value)]: 1 }]];
    }),
  );

const isPreviewed = (previews: Preview[], { remote, version }: Line): boolean =>
  previews.some((preview) => preview.remote === remote && previewVersion(preview) === version);

const isShown = ({ all }: LiveSites, { remote, version }: Pick<Line, 'remote' | 'version'>): boolean =>
  all().some(({ registry }) =>
    registry.remotes.some((shown) => shown.name === remote && shown.version === version),
  );
