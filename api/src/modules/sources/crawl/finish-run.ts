import { publishPassages } from '../passages/publish-passages.ts';
import type { SourceChange, SourceDocument } from '../stores/sources.store.ts';
import type { CrawlNeeds } from './crawl-needs.ts';

const weekMs = 7 * 86_400_000;

/** Ends a run: the texts that were read can be answered from, and a model may draft from them. */
export async function finishRun(needs: CrawlNeeds, source: SourceDocument): Promise<SourceChange> {
  const { sourcePages, clock } = needs;
  const { _id, ownerId, chatbotId, refreshesWeekly, kind } = source;
  const now = clock();
  const pages = await sourcePages.list(ownerId, _id);
  const isRead = pages.some(({ state }) => state === 'read');
  await publishPassages(needs, ownerId, chatbotId);
  const end = await endOfRun(needs, source, isRead);
  const canRefresh = kind === 'website' || kind === 'page';
  return {
    ...end,
    reason: isRead ? null : (pages.find(({ outcome }) => outcome !== null)?.outcome ?? 'empty'),
    waits: 0,
    readAt: isRead ? now : source.readAt,
    refreshAt: refreshesWeekly && canRefresh ? new Date(now.getTime() + weekMs) : null,
  };
}

async function endOfRun(
  { sourcePages, clock }: Pick<CrawlNeeds, 'sourcePages' | 'clock'>,
  { _id, ownerId, draftsWithModel }: SourceDocument,
  isRead: boolean,
): Promise<SourceChange> {
  if (!isRead) return { status: 'failed', dueAt: null };
  const isLeft = draftsWithModel && (await sourcePages.undrafted(ownerId, _id)).length > 0;
  return isLeft ? { status: 'running', phase: 'drafting', dueAt: clock() } : { status: 'ready', dueAt: null };
}
