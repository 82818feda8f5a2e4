/** For the composition root alone: what it builds of this module. */
export { botPageRoutes } from './bot-page/bot-page.routes.ts';
export { draftsRoutes } from './drafts/drafts.routes.ts';
export { nearestFaqs } from './drafts/nearest-faqs.ts';
export { botName } from './fetching/robots-rules.ts';
export { sourcesData } from './sources.data.ts';
export { sourcesJobs } from './sources.jobs.ts';
export { previewRoutes } from './preview/preview.routes.ts';
export { sourcesRoutes } from './sources.routes.ts';
export { readingPool } from './reading/reading-pool.ts';
export { draftsStore } from './stores/drafts.store.ts';
export { filesStore } from './stores/files.store.ts';
export { hostsStore } from './stores/hosts.store.ts';
export { pagesStore } from './stores/pages.store.ts';
export { sourcesStore } from './stores/sources.store.ts';
