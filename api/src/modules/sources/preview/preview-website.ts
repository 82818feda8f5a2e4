import type { PageOutcome, WebsitePreview } from '@askwell/contracts';
import { previewAnswers } from '@askwell/reading';
import { LRUCache } from 'lru-cache';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../kernel/clock.ts';
import type { WebClient } from '../../../providers/web/index.ts';
import type { ReadDocument } from '../crawl/crawl-needs.ts';
import { fetchPage, type FetchedPage } from '../fetching/fetch-page.ts';
import { robotsOf } from '../fetching/robots.ts';
import type { HostsStore } from '../stores/hosts.store.ts';

export type PreviewNeeds = {
  webClient: WebClient;
  sourceHosts: HostsStore;
  readDocument: ReadDocument;
  clock: Clock;
  stopping: AbortSignal;
};

/** For all requests together: people wait for it. */
const timeoutMs = 20_000;
/** How long a preview waits for its turn at a host that a source is reading. */
const turnWaitMs = 5_000;
const turnPauseMs = 200;
/** The pause after it, as between two requests of a source. */
const pauseMs = 1_000;
/** All previews together take one turn of the reading workers. */
const reader = 'preview';

/** Pages that were answered from in the last minutes are not fetched again. */
const remembered = { max: 200, ttl: 10 * 60_000 };

const nothing = { name: null, language: null, color: null, logo: null };

/** Answers questions from one page of a website. Nothing of the page is stored. */
export const websitePreview = (needs: PreviewNeeds) => {
  const known = new LRUCache<string, Promise<WebsitePreview>>(remembered);

  return async (url: URL): Promise<WebsitePreview> => {
    const before = known.get(url.href);
    if (before) return before;
    const reading = readPreview(needs, url);
    known.set(url.href, reading);
    const forget = () => known.delete(url.href);
    reading.then(({ outcome }) => outcome === 'read' || forget(), forget);
    return reading;
  };
};

async function readPreview(needs: PreviewNeeds, asked: URL): Promise<WebsitePreview> {
  const { readDocument, stopping } = needs;
  const { url, outcome, page } = await fetchInTurn(needs, asked);
  if (!page) return unread(url, outcome);
  const { bytes, contentType } = page;
  const read = await readDocument(reader, { bytes, contentType, url: url.href }, stopping);
  if (read.outcome !== 'read') return unread(url, read.outcome);
  const { document, drafts = [] } = read;
  const { brand, language, title } = document;
  return {
    page: { title, url: url.href },
    site: { name: brand.name, language, color: brand.color, logo: brand.logo },
    answers: previewAnswers(document, drafts),
    outcome: 'read',
  };
}

type Fetched = { url: URL; outcome: PageOutcome; page?: Extract<FetchedPage, { kind: 'page' }> };

/** Fetches a page when it is the turn of its host, as every reader of its pages does. */
async function fetchInTurn(needs: PreviewNeeds, url: URL): Promise<Fetched> {
  const { sourceHosts, clock, stopping } = needs;
  const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
  const after = (ms: number) => new Date(clock().getTime() + ms);
  const host = url.hostname;
  for (let waitedMs = 0; ; waitedMs += turnPauseMs) {
    if (await sourceHosts.take(host, clock(), after(timeoutMs + pauseMs))) break;
    if (waitedMs >= turnWaitMs || signal.aborted) return { url, outcome: 'slow_down' };
    await pause(turnPauseMs, undefined, { signal }).catch(() => {});
  }
  try {
    return await fetchAllowed(needs, url, signal);
  } finally {
    await sourceHosts.release(host, after(pauseMs));
  }
}

async function fetchAllowed(needs: PreviewNeeds, url: URL, signal: AbortSignal): Promise<Fetched> {
  const rulesOf = robotsOf(needs, signal);
  const { failure } = await rulesOf(url);
  if (failure === 'unreachable' && url.protocol === 'https:') {
    // Some sites are there without encryption only.
    return fetchAllowed(needs, new URL(`http:${url.href.slice('https:'.length)}`), signal);
  }
  if (failure) return { url, outcome: failure };
  const asked = { etag: null, lastModified: null, signal, rulesOf };
  const page = await fetchPage(needs.webClient, url, asked);
  switch (page.kind) {
    case 'page':
      return { url: page.url, outcome: 'read', page };
    case 'none':
    case 'later':
      return { url, outcome: page.outcome };
    default:
      return { url, outcome: 'timeout' };
  }
}

const unread = (url: URL, outcome: PageOutcome): WebsitePreview => ({
  page: { title: '', url: url.href },
  site: nothing,
  answers: [],
  outcome,
});
