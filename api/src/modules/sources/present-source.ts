import type { DraftState, Source, SourcePage } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { DraftsStore } from './stores/drafts.store.ts';
import type { Config } from '../../config.ts';
import { draftingPrice, estimatedPrice } from './drafting/drafting-price.ts';
import type { PageCounts, PageDocument, PagesStore } from './stores/pages.store.ts';
import type { SourceDocument } from './stores/sources.store.ts';

type CountedDrafts = readonly { of: string; state: DraftState; count: number }[];
/** The drafts of a source or a page in a state. */
type DraftCounter = (of: ObjectId, state: DraftState) => number;
type Needs = {
  sourcePages: PagesStore;
  sourceDrafts: DraftsStore;
  config: Pick<Config, 'gemini' | 'geminiPrices'>;
};

/** The sources of a chatbot as their owner sees them, with what was counted of each. */
export async function presentSources(
  needs: Needs,
  ownerId: ObjectId,
  chatbotId: ObjectId,
  sources: readonly SourceDocument[],
): Promise<Source[]> {
  const { sourcePages, sourceDrafts } = needs;
  const [pages, counts] = await Promise.all([
    sourcePages.statesOfChatbot(ownerId, chatbotId),
    sourceDrafts.countsOfSources(ownerId, chatbotId),
  ]);
  const draftsOf = draftCounter(counts);
  return sources.map((source) =>
    presentSource(
      needs,
      source,
      pages.filter(({ sourceId }) => sourceId.equals(source._id)),
      draftsOf,
    ),
  );
}

/** One source with its pages. */
export async function presentWithPages(needs: Needs, source: SourceDocument) {
  const { sourcePages, sourceDrafts } = needs;
  const { _id, ownerId, chatbotId } = source;
  const [pages, ofSources, ofPages] = await Promise.all([
    sourcePages.list(ownerId, _id),
    sourceDrafts.countsOfSources(ownerId, chatbotId),
    sourceDrafts.countsOfPages(ownerId, _id),
  ]);
  const draftsOfPage = draftCounter(ofPages);
  return {
    source: presentSource(needs, source, pages, draftCounter(ofSources)),
    pages: pages.map((page) => presentPage(page, draftsOfPage)),
  };
}

/** Hundreds of pages are presented twice a second while they are read. */
function draftCounter(counts: CountedDrafts): DraftCounter {
  const byKey = new Map(counts.map(({ of, state, count }) => [`${of} ${state}`, count]));
  return (of, state) => byKey.get(`${of.toHexString()} ${state}`) ?? 0;
}

function presentSource(
  needs: Needs,
  source: SourceDocument,
  pages: readonly PageCounts[],
  draftsOf: DraftCounter,
): Source {
  const { _id, chatbotId, kind, format, title, url, status, reason, pageLimit, site } = source;
  const { answersFromPassages, refreshesWeekly, mailsChanges, createdAt, readAt, dueAt } = source;
  const inState = (state: PageDocument['state']) => pages.filter((page) => page.state === state).length;
  return {
    id: _id.toHexString(),
    chatbotId: chatbotId.toHexString(),
    kind,
    format: kind === 'file' ? format : null,
    title,
    url,
    status,
    reason: status === 'waiting' || status === 'failed' ? reason : null,
    resumesAt: status === 'waiting' ? (dueAt?.toISOString() ?? null) : null,
    counts: {
      found: pages.length,
      read: inState('read'),
      skipped: inState('skipped'),
      failed: inState('failed'),
      openDrafts: draftsOf(_id, 'open'),
      acceptedDrafts: draftsOf(_id, 'accepted'),
      rejectedDrafts: draftsOf(_id, 'rejected'),
      passages: source.passages,
    },
    pageLimit,
    answersFromPassages,
    refreshesWeekly,
    mailsChanges,
    drafting: presentDrafting(needs, source, pages),
    site,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

function presentDrafting(
  { config: { gemini, geminiPrices } }: Needs,
  { draftsWithModel, draftingUsage, draftingFailure, phase, status }: SourceDocument,
  pages: readonly PageCounts[],
): Source['drafting'] {
  const left = pages.filter(({ state, isDrafted }) => state === 'read' && !isDrafted);
  const { calls, dollars } = estimatedPrice(
    left.map(({ tokens }) => tokens),
    gemini.model,
    geminiPrices,
  );
  return {
    isOn: draftsWithModel,
    isRunning: phase === 'drafting' && status !== 'ready' && status !== 'stopped',
    pagesLeft: left.length,
    requestsLeft: calls,
    dollarsLeft: dollars,
    dollarsSpent: draftingPrice(draftingUsage, geminiPrices),
    failure: draftingFailure,
  };
}

const presentPage = (page: PageDocument, draftsOf: DraftCounter): SourcePage => ({
  id: page._id.toHexString(),
  url: page.url,
  title: page.title,
  state: page.state,
  outcome: page.outcome,
  words: page.words,
  openDrafts: draftsOf(page._id, 'open'),
  readAt: page.readAt?.toISOString() ?? null,
});
