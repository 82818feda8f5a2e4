import { fetchPage } from '../fetching/fetch-page.ts';
import type { CrawlNeeds, Step } from './crawl-needs.ts';
import { textHashOf } from './text-hash.ts';

/**
 * The hash of the text that a site answers, as a success, to an address that it cannot have; null
 * if it says that there is nothing.
 */
export async function missingPageHash(
  { webClient, readDocument }: CrawlNeeds,
  { seed, source, rulesOf, signal }: Step,
  name: Buffer,
): Promise<string | null> {
  const url = new URL(`/${name.toString('hex')}`, seed);
  const page = await fetchPage(webClient, url, { etag: null, lastModified: null, signal, rulesOf });
  if (page.kind !== 'page') return null;
  const { bytes, contentType } = page;
  const read = await readDocument(
    source.ownerId.toHexString(),
    { bytes, contentType, url: url.href },
    signal,
  );
  return read.outcome === 'read' ? textHashOf(read.document.blocks) : null;
}
