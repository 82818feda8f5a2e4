import type { InboxPage } from '../api/inbox.api.ts';

/**
 * How many conversations need attention: those that wait for a person, or those among the listed
 * ones with messages that the caller has not seen, whichever are more.
 */
export function needingAttention(pages: readonly InboxPage[]): number {
  const unread = pages.flatMap(({ conversations }) => conversations).filter((row) => row.unread > 0);
  return Math.max(pages[0]?.counts.waiting ?? 0, unread.length);
}
