/**
 * Exports and deletions of accounts, and how long conversations are kept. For the composition root
 * alone: no module uses it.
 */
export { privacyData } from './privacy.data.ts';
export { erasuresStore } from './erasures.store.ts';
export { privacyJobs } from './privacy.jobs.ts';
export { privacyRoutes } from './privacy.routes.ts';
