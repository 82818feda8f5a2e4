import { publishPassages } from '../passages/publish-passages.ts';
import type { SourceChange, SourceDocument } from '../stores/sources.store.ts';
import type { CrawlNeeds } from './crawl-needs.ts';

const weekMs = 7 * 86_400_000;

/** Ends a run: the texts that were read can be answered from. */
export async function finishRun(needs: CrawlNeeds, source: SourceDocument): Promise<SourceChange> {
  const { sourcePages, clock } = needs;
  const { _id, ownerId, chatbotId, refreshesWeekly, kind } = source;
  const now = clock();
  const pages = await sourcePages.list(ownerId, _id);
  const isRead = pages.some(({ state }) => state === 'read');
  await publishPassages(needs, ownerId, chatbotId);
  const canRefresh = kind === 'website' || kind === 'page';
  return {
    status: isRead ? 'ready' : 'failed',
    reason: isRead ? null : (pages.find(({ outcome }) => outcome !== null)?.outcome ?? 'empty'),
    dueAt: null,
    waits: 0,
    readAt: isRead ? now : source.readAt,
    refreshAt: refreshesWeekly && canRefresh ? new Date(now.getTime() + weekMs) : null,
  };
}
