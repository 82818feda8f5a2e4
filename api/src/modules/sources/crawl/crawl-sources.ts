import { setTimeout as pause } from 'node:timers/promises';
import { holdLease } from '../../../kernel/hold-lease.ts';
import type { SourceChange, SourceDocument } from '../stores/sources.store.ts';
import type { CrawlNeeds } from './crawl-needs.ts';
import { notifyChanges } from '../changes/notify-changes.ts';
import { readFile } from './read-file.ts';
import { crawlStep } from './crawl-step.ts';
import { draftStep } from '../drafting/draft-step.ts';

/** How many sources this process reads at once. */
const atOnce = 3;
/** How long a step is held by its process; renewed while it runs. */
const leaseMs = 30_000;
/** A source that is due sooner is waited for. */
const nearMs = 3_000;
/** A step that failed through us is tried again, so many times. */
const mostFailures = 4;
const failurePauseMs = 10_000;

/**
 * Reads sources step by step: a step is one request, or one file, or one request to a model. Any
 * number of processes may do so; what a killed process held goes on when its lease ends. The source
 * that has waited for longest is next, so that owners take turns.
 */
export const crawlSources = (needs: CrawlNeeds) => {
  const { sources, clock, log, stopping } = needs;
  const after = (ms: number) => new Date(clock().getTime() + ms);

  const work = async (source: SourceDocument, signal: AbortSignal): Promise<SourceChange> => {
    try {
      if (source.phase === 'drafting') return await draftStep(needs, source, signal);
      return source.kind === 'website' || source.kind === 'page'
        ? await crawlStep(needs, source, signal)
        : await readFile(needs, source, signal);
    } catch (error) {
      log.error({ sourceId: source._id.toHexString(), error }, 'a step of a source failed');
      return source.waits < mostFailures
        ? { waits: source.waits + 1, dueAt: after(failurePauseMs) }
        : { status: 'failed', reason: 'server_error', dueAt: null };
    }
  };

  const step = async (source: SourceDocument): Promise<void> => {
    const lease = { everyMs: leaseMs / 3, renew: () => sources.renew(source, after(leaseMs)) };
    await holdLease(lease, async (lost) => {
      const change = await work(source, AbortSignal.any([stopping, lost]));
      if (change.status === 'ready') await notifyChanges(needs, source);
      // What was cut off by our own shutdown is done by the next process, at once.
      const settled = await sources.settle(source, stopping.aborted ? { dueAt: clock() } : change);
      if (!settled) return removeOrphans(source);
      // Who turned drafting on during the last step met a run that was under way.
      if (settled.status === 'ready' && !source.draftsWithModel)
        await sources.beginDrafting(source.ownerId, source._id, clock());
    });
  };

  /** A source that was deleted while its step ran leaves nothing behind. */
  const removeOrphans = async ({ _id, ownerId }: SourceDocument): Promise<void> => {
    if (await sources.find(ownerId, _id)) return;
    const { sourcePages, sourceDrafts, sourceFiles } = needs;
    for (const store of [sourcePages, sourceDrafts, sourceFiles]) await store.removeOfSource(ownerId, _id);
  };

  /** How long until a step of any source is due, in milliseconds. */
  const untilNextMs = async (): Promise<number> => {
    const next = await sources.nextDueAt();
    return next ? next.getTime() - clock().getTime() : Infinity;
  };

  /** All that wait for a step look for it together. */
  let look: Promise<number> | null = null;
  const waitForNext = (): Promise<number> =>
    (look ??= untilNextMs()
      .then(async (waitMs) => {
        await pause(Math.min(250, Math.max(20, waitMs)), undefined, { signal: stopping }).catch(() => {});
        return waitMs;
      })
      .finally(() => (look = null)));

  return async (): Promise<void> => {
    if ((await untilNextMs()) > nearMs) return;
    let busy = 0;
    const crawl = async (): Promise<void> => {
      while (!stopping.aborted) {
        const source = await sources.claim(clock(), after(leaseMs));
        if (source) {
          busy += 1;
          await step(source).finally(() => (busy -= 1));
          continue;
        }
        const waitMs = await waitForNext();
        // A shared look may be from before a step that has just ended.
        if (busy === 0 && waitMs > nearMs && (await untilNextMs()) > nearMs) return;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, crawl));
  };
};
