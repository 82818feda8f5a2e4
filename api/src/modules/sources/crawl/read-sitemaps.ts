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
  const known = await sourcePages.list(ownerId, _id);
  const keys = new Set(known.map(({ key }) => key));
  const isTooMany = trapCounter(known.flatMap(({ url }) => url ?? []));
  let room = pageLimit * foundPerPage - known.length;
  for (const link of links) {
    if (room <= 0) return;
    const url = linkedAddress(link, base);
    if (!url || !isSameSite(url, seed) || isTrap(url, depth) || !rules.isAllowed(url)) continue;
    const key = addressKey(url);
    if (keys.has(key) || isTooMany(url)) continue;
    keys.add(key);
    room -= 1;
    const page = { _id: new ObjectId(), key, url: url.href, title: '', depth, order: orderOf(url, depth) };
    await sourcePages.add({ ownerId, chatbotId, sourceId: _id }, page);
  }
}
