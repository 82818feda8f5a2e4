import { randomBytes } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { addressKey, isSameSite, linkedAddress } from '../fetching/page-address.ts';
import { robotsOf } from '../fetching/robots.ts';
import type { RobotsRules } from '../fetching/robots-rules.ts';
import type { SourceChange, SourceDocument } from '../stores/sources.store.ts';
import type { CrawlNeeds, Step } from './crawl-needs.ts';
import { finishRun } from './finish-run.ts';
import { missingPageHash } from './missing-page.ts';
import { orderOf } from './page-order.ts';
import { addFromSitemap } from './read-sitemaps.ts';
import { readPage } from './read-page.ts';

/** One request of ours at a time for each host, and at least this pause after each. */
const pauseMs = 1_000;
/** How long a turn at a host may last: a page with all its redirects. */
const turnMs = 60_000;
/** The pauses of a source whose site cannot say what may be read, or asks us to slow down. */
const waitsMs = [30_000, 300_000, 3_600_000];

/** Does the next step of a website or page, if it is the turn of its host. */
export async function crawlStep(
  needs: CrawlNeeds,
  source: SourceDocument,
  signal: AbortSignal,
): Promise<SourceChange> {
  const { sourceHosts, clock, config } = needs;
  const after = (ms: number) => new Date(clock().getTime() + ms);
  const seed = new URL(source.url ?? '');
  const host = seed.hostname;
  const turn = await sourceHosts.take(host, clock(), after(turnMs));
  if (!turn) return { dueAt: soonest(await sourceHosts.nextAt(host), after(pauseMs)) };
  let pause = config.fetchTestHosts.has(host) ? 0 : pauseMs;
  try {
    const rulesOf = robotsOf(needs, signal);
    const rules = await rulesOf(seed);
    pause = Math.max(pause, rules.pauseMs);
    const change = rules.failure
      ? unreachable(source, seed, rules.failure, after)
      : await phaseOf(needs, { source, seed, rules, rulesOf, signal });
    return { dueAt: after(pause), ...change };
  } finally {
    await sourceHosts.release(host, after(pause));
  }
}

const soonest = (one: Date | null, other: Date): Date => (one && one < other ? one : other);

async function phaseOf(needs: CrawlNeeds, step: Step): Promise<SourceChange> {
  switch (step.source.phase) {
    case 'begin':
      return begin(needs, step);
    case 'seed':
      return readSeed(needs, step);
    case 'sitemaps':
      return addFromSitemap(needs, step);
    case 'probe':
      return { phase: 'pages', missingPageHash: await missingPageHash(needs, step, randomBytes(8)) };
    case 'pages':
      return readNext(needs, step);
    case 'drafting':
      return finishRun(needs, step.source);
  }
}

async function begin({ sourcePages }: CrawlNeeds, { source, seed, rules }: Step): Promise<SourceChange> {
  const { _id, ownerId, chatbotId, kind, title } = source;
  await sourcePages.readAgain(ownerId, _id);
  const page = { _id: new ObjectId(), key: addressKey(seed), url: seed.href, title, depth: 0 };
  await sourcePages.addAll({ ownerId, chatbotId, sourceId: _id }, [{ ...page, order: orderOf(seed, 0) }]);
  const named = rules.sitemaps.flatMap((address) => {
    const url = linkedAddress(address, seed.href);
    return url && isSameSite(url, seed) ? [url.href] : [];
  });
  const sitemaps = named.length > 0 ? named.slice(0, 50) : [new URL('/sitemap.xml', seed).href];
  return { status: 'running', reason: null, phase: 'seed', sitemaps: kind === 'website' ? sitemaps : [] };
}

async function readSeed(needs: CrawlNeeds, step: Step): Promise<SourceChange> {
  const { _id, ownerId, kind } = step.source;
  const page = await needs.sourcePages.next(ownerId, _id);
  const change = page ? await readPage(needs, step, page) : {};
  if (change.status === 'waiting') return change;
  const isTriedAgain = page && (await needs.sourcePages.find(ownerId, page._id))?.state === 'found';
  if (isTriedAgain) return change;
  return kind === 'page'
    ? { ...change, ...(await finishRun(needs, step.source)) }
    : { ...change, phase: 'sitemaps' };
}

async function readNext(needs: CrawlNeeds, step: Step): Promise<SourceChange> {
  const { sourcePages } = needs;
  const { _id, ownerId, pageLimit } = step.source;
  if ((await sourcePages.count(ownerId, _id, 'read')) >= pageLimit) {
    await sourcePages.skipRest(ownerId, _id, 'over_limit');
  }
  const page = await sourcePages.next(ownerId, _id);
  return page ? readPage(needs, step, page) : finishRun(needs, step.source);
}

/** The site does not say what may be read. */
function unreachable(
  { waits, phase }: SourceDocument,
  seed: URL,
  reason: NonNullable<RobotsRules['failure']>,
  after: (ms: number) => Date,
): SourceChange {
  // Some sites are there without encryption only.
  if (reason === 'unreachable' && phase === 'begin' && seed.protocol === 'https:') {
    return { url: `http:${seed.href.slice('https:'.length)}` };
  }
  const waitMs = reason === 'slow_down' ? waitsMs[waits] : undefined;
  return waitMs === undefined
    ? { status: 'failed', reason, dueAt: null }
    : { status: 'waiting', reason, waits: waits + 1, dueAt: after(waitMs) };
}
