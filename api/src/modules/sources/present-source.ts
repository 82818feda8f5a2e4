import type { DraftState, Source, SourcePage } from '@askwell/contracts';
import type { ObjectId } from 'mongodb';
import type { DraftsStore } from './stores/drafts.store.ts';
import type { PageDocument, PagesStore } from './stores/pages.store.ts';
import type { SourceDocument } from './stores/sources.store.ts';

type Counts = readonly { of: string; state: DraftState; count: number }[];
type Needs = { sourcePages: PagesStore; sourceDrafts: DraftsStore };

/** The sources of a chatbot as their owner sees them, with what was counted of each. */
export async function presentSources(
  { sourcePages, sourceDrafts }: Needs,
  ownerId: ObjectId,
  chatbotId: ObjectId,
  sources: readonly SourceDocument[],
): Promise<Source[]> {
  const [pages, counts] = await Promise.all([
    sourcePages.statesOfChatbot(ownerId, chatbotId),
    sourceDrafts.countsOfSources(ownerId, chatbotId),
  ]);
  return sources.map((source) =>
    presentSource(
      source,
      pages.filter(({ sourceId }) => sourceId.equals(source._id)),
      counts,
    ),
  );
}

/** One source with its pages. */
export async function presentWithPages({ sourcePages, sourceDrafts }: Needs, source: SourceDocument) {
  const { _id, ownerId, chatbotId } = source;
  const [pages, ofSources, ofPages] = await Promise.all([
    sourcePages.list(ownerId, _id),
    sourceDrafts.countsOfSources(ownerId, chatbotId),
    sourceDrafts.countsOfPages(ownerId, _id),
  ]);
  return {
    source: presentSource(source, pages, ofSources),
    pages: pages.map((page) => presentPage(page, ofPages)),
  };
}

const countOf = (counts: Counts, id: ObjectId, state: DraftState): number =>
  counts.find((one) => one.of === id.toHexString() && one.state === state)?.count ?? 0;

function presentSource(
  source: SourceDocument,
  pages: readonly Pick<PageDocument, 'state'>[],
  counts: Counts,
): Source {
  const { _id, chatbotId, kind, format, title, url, status, reason, pageLimit, site } = source;
  const { answersFromPassages, refreshesWeekly, createdAt, readAt, dueAt } = source;
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
      openDrafts: countOf(counts, _id, 'open'),
      acceptedDrafts: countOf(counts, _id, 'accepted'),
      rejectedDrafts: countOf(counts, _id, 'rejected'),
      passages: source.passages,
    },
    pageLimit,
    answersFromPassages,
    refreshesWeekly,
    site,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
}

const presentPage = (page: PageDocument, counts: Counts): SourcePage => ({
  id: page._id.toHexString(),
  url: page.url,
  title: page.title,
  state: page.state,
  outcome: page.outcome,
  words: page.words,
  openDrafts: countOf(counts, page._id, 'open'),
  readAt: page.readAt?.toISOString() ?? null,
});
