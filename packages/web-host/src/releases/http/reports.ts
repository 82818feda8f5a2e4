import type { Context } from 'koa';
import { z } from 'zod';
import { callLimit } from './call-limit.ts';
import { failureSources } from '../health/failure-sources.ts';
import { rollBackFailing } from '../health/guard.ts';
import type { LiveSites } from '../serve/live-sites.ts';
import { readJson } from './read-json.ts';
import type { Releases } from '../releases.ts';

/** What the shell tells of the releases that a tab has shown. */
const Report = z
  .array(
    z.object({
      remote: z.string().max(100),
      version: z.string().max(100),
      views: z.number().int().min(0).max(100),
      errors: z.number().int().min(0).max(20),
    }),
  )
  .max(20);

type Deps = { releases: Releases; sites: LiveSites; warn: (problem: string) => void };

const flushMs = 1000;

/**
 * `POST /releases/report`: counts views and failures of releases, without a word about who had
 * them. Reports come from browsers and can be made up. So each address may send few, only releases
 * that visitors have are counted, one network adds few failures, and only failures from several
 * networks roll back a release, if that was asked for.
 */
export function releaseReports({ releases, sites, warn }: Deps) {
  const limit = callLimit(60, 60_000);
  const sources = failureSources();
  let timer: NodeJS.Timeout | null = null;

  const flush = async () => {
    timer = null;
    try {
      releases.counts.flush();
      const { generation } = releases.document();
      await rollBackFailing(releases, sources, warn);
      if (releases.document().generation !== generation) await sites.renew();
    } catch (error) {
      warn(`The releases could not be counted. ${String(error)}`);
    }
  };

  return async (ctx: Context): Promise<void> => {
    ctx.status = 204;
    if (!limit.take(ctx.ip)) return;
    const report = Report.safeParse(await readJson(ctx, 4096));
    if (!report.success) return;
    for (const line of report.data) {
      if (isShown(sites, line)) releases.counts.add(sources.accept(line, ctx.ip));
    }
    timer ??= setTimeout(() => void flush(), flushMs).unref();
  };
}

const isShown = ({ all }: LiveSites, { remote, version }: { remote: string; version: string }): boolean =>
  all().some(({ registry }) =>
    registry.remotes.some((shown) => shown.name === remote && shown.version === version),
  );
