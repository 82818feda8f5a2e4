import { ObjectId } from 'mongodb';
import { WebFailure } from '../../../providers/web/index.ts';
import { addressKey, isSameSite, linkedAddress } from '../fetching/page-address.ts';
import { readSitemap } from '../fetching/sitemap.ts';
import type { SourceChange } from '../stores/sources.store.ts';
import type { CrawlNeeds, Step } from './crawl-needs.ts';
import { orderOf } from './page-order.ts';
import { isTrap, trapCounter } from './traps.ts';

const sitemapBytes = 10_000_000;
const timeoutMs = 30_000;
const mostSitemaps = 50;

/** How many pages of a site are remembered, for each page that the plan reads. */
const foundPerPage = 4;

/** Reads the next sitemap of a website, if there is one. */
export async function addFromSitemap(needs: CrawlNeeds, step: Step): Promise<SourceChange> {
  const [address, ...rest] = step.source.sitemaps;
  if (address === undefined) return { phase: 'probe' };
  const url = new URL(address);
  const sitemap = await fetchSitemap(needs, step, url);
  await addPages(needs, step, { links: sitemap?.pages ?? [], depth: 1, base: url.href });
  // An index names sitemaps, and none of these is an index: an index that names itself would never
  // end.
  const isFromIndex = address.endsWith('#');
  const named = isFromIndex ? [] : (sitemap?.sitemaps ?? []);
  const more = named.flatMap((link) => {
    const child = linkedAddress(link, url.href);
    return child && isSameSite(child, step.seed) && child.href !== url.href ? [`${child.href}#`] : [];
  });
  const sitemaps = [...new Set([...rest, ...more])].slice(0, mostSitemaps);
  return sitemaps.length === 0 ? { sitemaps, phase: 'probe' } : { sitemaps };
}

async function fetchSitemap({ webClient }: CrawlNeeds, { rules, signal }: Step, url: URL) {
  const address = new URL(url);
  address.hash = '';
  if (!rules.isAllowed(address)) return null;
  try {
    const { status, body } = await webClient.get(address, {
      accept: 'application/xml, text/xml',
      maxBytes: sitemapBytes,
      timeoutMs,
      signal,
    });
    return status === 200 ? await readSitemap(body) : null;
  } catch (error) {
    if (error instanceof WebFailure) return null;
    throw error;
  }
}

type Links = { links: readonly string[]; depth: number; base: string };

/** Adds links to the pages of a website, but for those that are no pages of it. */
export async function addPages(
  { sourcePages }: Pick<CrawlNeeds, 'sourcePages'>,
  { source, seed, rules }: Pick<Step, 'source' | 'seed' | 'rules'>,
  { links, depth, base }: Links,
): Promise<void> {
  const { _id, ownerId, chatbotId, pageLimit } = source;
  const candidates = new Map<string, URL>();
  for (const link of links) {
    const url = linkedAddress(link, base);
    if (!url || !isSameSite(url, seed) || isTrap(url, depth) || !rules.isAllowed(url)) continue;
    const key = addressKey(url);
    if (!candidates.has(key)) candidates.set(key, url);
  }
  // The menu of a site is on each of its pages: most links lead to pages that are known.
  for (const key of await sourcePages.knownKeys(ownerId, _id, [...candidates.keys()])) candidates.delete(key);
  if (candidates.size === 0) return;
  const known = await sourcePages.addresses(ownerId, _id);
  const isTooMany = trapCounter(known);
  const room = Math.max(0, pageLimit * foundPerPage - known.length);
  const pages = [...candidates]
    .filter(([, url]) => !isTooMany(url))
    .slice(0, room)
    .map(([key, url]) => ({
      _id: new ObjectId(),
      key,
      url: url.href,
      title: '',
      depth,
      order: orderOf(url, depth),
    }));
  await sourcePages.addAll({ ownerId, chatbotId, sourceId: _id }, pages);
}
