import type { Job } from '../../jobs/scheduler.ts';
import { crawlSources } from './crawl/crawl-sources.ts';
import type { CrawlNeeds } from './crawl/crawl-needs.ts';
import { refreshSources, type RefreshNeeds } from './crawl/refresh-sources.ts';

export const sourcesJobs = (needs: CrawlNeeds & RefreshNeeds): Job[] => [
  { name: 'sources', everyMs: 2_000, run: crawlSources(needs), claimsItems: true },
  { name: 'sourceRefreshes', everyMs: 60_000, run: refreshSources(needs) },
];
