import type { PageOutcome } from '@askwell/contracts';
import {
  tokensIn,
  type SourceBlock,
  type SourceDocument as TextDocument,
  type SourceDraft,
} from '@askwell/reading';
import { proposeDrafts } from '../drafts/propose-drafts.ts';
import { fetchPage, type FetchedPage } from '../fetching/fetch-page.ts';
import { addressKey } from '../fetching/page-address.ts';
import type { PageDocument, PageState } from '../stores/pages.store.ts';
import type { SourceChange } from '../stores/sources.store.ts';
import type { CrawlNeeds, Step } from './crawl-needs.ts';
import { addPages } from './read-sitemaps.ts';
import { textHashOf } from './text-hash.ts';

/** What says nothing bad about a page. */
const skipped: readonly PageOutcome[] = [
  'removed',
  'duplicate',
  'other_language',
  'noindex',
  'robots',
  'over_limit',
  'other_site',
];
/** What may be gone when the page is asked for once more, after all others. */
const passing: readonly PageOutcome[] = ['timeout', 'unreachable', 'server_error', 'too_slow'];
const afterAllOthers = 1_000;
const mostTries = 2;

const stateOf = (outcome: PageOutcome): PageState => (skipped.includes(outcome) ? 'skipped' : 'failed');

/** Fetches and reads one page, and says what that changes for its source. */
export async function readPage(needs: CrawlNeeds, step: Step, page: PageDocument): Promise<SourceChange> {
  const { webClient, clock, sourcePages } = needs;
  const { ownerId } = step.source;
  const { signal, rulesOf } = step;
  const fetched = await fetchPage(webClient, new URL(page.url ?? ''), { ...page, signal, rulesOf });
  switch (fetched.kind) {
    case 'stopped':
      return {};
    case 'unchanged':
      await sourcePages.change(ownerId, page._id, { state: 'read', outcome: 'unchanged', readAt: clock() });
      return going;
    case 'later':
      return later(needs, page, fetched);
    case 'none':
      await settleUnread(needs, page, fetched.outcome);
      return going;
    case 'page':
      return read(needs, step, page, fetched);
  }
}

const going = { status: 'running', reason: null, waits: 0 } as const;

/** The site asks for time: the whole source waits, and the page has one more try. */
async function later(
  { sourcePages, clock }: CrawlNeeds,
  { _id, ownerId, tries }: PageDocument,
  { outcome, afterMs }: Extract<FetchedPage, { kind: 'later' }>,
): Promise<SourceChange> {
  const isLast = tries + 1 >= mostTries;
  await sourcePages.change(ownerId, _id, { tries: tries + 1, ...(isLast && { state: 'failed', outcome }) });
  return { status: 'waiting', reason: outcome, dueAt: new Date(clock().getTime() + afterMs) };
}

async function settleUnread(
  { sourcePages, clock }: CrawlNeeds,
  { _id, ownerId, readAt, textHash, tries, order }: PageDocument,
  outcome: PageOutcome,
): Promise<void> {
  if (passing.includes(outcome) && tries + 1 < mostTries) {
    return void (await sourcePages.change(ownerId, _id, { tries: tries + 1, order: order + afterAllOthers }));
  }
  const isGone = outcome === 'not_found' && readAt !== null;
  const final = isGone ? 'removed' : outcome;
  await sourcePages.change(ownerId, _id, {
    state: stateOf(final),
    outcome: final,
    ...(isGone && { textHash: null, blocks: [] }),
    ...(isGone && textHash !== null && { removedAt: clock() }),
  });
}

type Answered = Extract<FetchedPage, { kind: 'page' }>;

async function read(
  needs: CrawlNeeds,
  step: Step,
  page: PageDocument,
  { url, bytes, contentType, etag, lastModified, isNoindex }: Answered,
): Promise<SourceChange> {
  const { readDocument, sourcePages } = needs;
  const { source, signal } = step;
  const { ownerId } = source;
  const key = addressKey(url);
  if (key !== page.key && !(await sourcePages.rename(ownerId, page._id, key, url.href))) {
    await settleUnread(needs, page, 'duplicate');
    return going;
  }
  const result = await readDocument(ownerId.toHexString(), { bytes, contentType, url: url.href }, signal);
  if (signal.aborted) return {};
  if (result.outcome !== 'read') {
    if (source.kind === 'website' && result.refresh !== undefined) {
      await addPages(needs, step, { links: [result.refresh], depth: page.depth + 1, base: url.href });
    }
    await settleUnread(needs, page, result.outcome);
    return going;
  }
  const { document, drafts = [] } = result;
  if (source.kind === 'website' && !document.nofollow) {
    await addPages(needs, step, { links: linksOf(document), depth: page.depth + 1, base: url.href });
  }
  const outcome = await duplicateOf(needs, step, page, { document, isNoindex });
  if (outcome) {
    await settleUnread(needs, page, outcome);
    return going;
  }
  await store(needs, step, { ...page, key, url: url.href }, { document, drafts, etag, lastModified });
  return page.depth === 0 ? { ...going, ...siteOf(document) } : going;
}

const linksOf = ({ links, canonical, refresh }: TextDocument): string[] => [
  ...[canonical, refresh].filter((link) => link !== null),
  ...links,
];

/** Why a page that can be read is not taken; null if it is. */
async function duplicateOf(
  { sourcePages }: CrawlNeeds,
  { source }: Step,
  page: PageDocument,
  { document, isNoindex }: { document: TextDocument; isNoindex: boolean },
): Promise<PageOutcome | null> {
  // The address that the owner gave is read whatever it says to search engines.
  if ((document.noindex || isNoindex) && page.depth > 0) return 'noindex';
  if (page.depth > 0 && isTranslation(document, source.site?.language ?? null)) return 'other_language';
  const textHash = textHashOf(document.blocks);
  if (textHash === source.missingPageHash) return 'not_found';
  return (await sourcePages.twin(source.ownerId, page, textHash)) ? 'duplicate' : null;
}

/**
 * Whether the page says that it exists in the site's language too, and is in another one itself.
 */
function isTranslation({ language, alternates }: TextDocument, ofSite: string | null): boolean {
  if (language === null || ofSite === null || primary(language) === primary(ofSite)) return false;
  return alternates.some((other) => primary(other.language) === primary(ofSite));
}

/** `pt` of `pt-BR`. */
const primary = (language: string): string => language.replace(/[-_].*$/, '').toLowerCase();

type Taken = {
  document: TextDocument;
  drafts: readonly SourceDraft[];
  etag: string | null;
  lastModified: string | null;
};

/** Stores a page that was read, with its drafts. A page that reads as before keeps its drafts. */
export async function store(
  needs: CrawlNeeds,
  { source, signal }: Pick<Step, 'source' | 'signal'>,
  page: PageDocument,
  { document, drafts, etag, lastModified }: Taken,
): Promise<void> {
  const { sourcePages, clock } = needs;
  const { ownerId } = source;
  const textHash = textHashOf(document.blocks);
  const isChanged = textHash !== page.textHash;
  const readAt = clock();
  const title = document.title || page.title;
  const changed = isChanged ? await changedSince(needs, page, document) : [];
  if (isChanged) await proposeDrafts(needs, source, { ...page, title, readAt }, { document, drafts, signal });
  await sourcePages.change(ownerId, page._id, {
    state: 'read',
    outcome: isChanged ? 'read' : 'unchanged',
    title,
    words: document.words,
    ...(isChanged && {
      tokens: tokensOf(changed),
      isDrafted: changed.length === 0,
      changedBlocks: changed.map(({ id }) => id),
    }),
    language: document.language,
    etag,
    lastModified,
    textHash,
    readAt,
    blocks: document.blocks,
  });
}

/**
 * The blocks that a page did not have when a model drafted from it: all of them if none has.
 */
async function changedSince(
  { sourcePages }: Pick<CrawlNeeds, 'sourcePages'>,
  { _id, ownerId, isDrafted }: PageDocument,
  { blocks }: TextDocument,
): Promise<readonly SourceBlock[]> {
  const before = isDrafted ? (await sourcePages.find(ownerId, _id))?.blocks : undefined;
  if (!before) return blocks;
  const known = new Set(before.map((block) => textHashOf([block])));
  return blocks.filter((block) => block.kind !== 'heading' && !known.has(textHashOf([block])));
}

const tokensOf = (blocks: readonly SourceBlock[]): number =>
  blocks.reduce((sum, { text }) => sum + tokensIn(text), 0);

/** What the first page says of its site. */
const siteOf = ({ brand, language, title }: TextDocument): SourceChange => ({
  site: { name: brand.name, language, color: brand.color, logo: brand.logo },
  ...((brand.name ?? title) !== '' && { title: (brand.name ?? title).slice(0, 200) }),
});
