/** For the composition root alone: what it builds of this module. */
export * from './index.ts';
export { analyticsData } from './analytics.data.ts';
export { analyticsJobs } from './analytics.jobs.ts';
export { analyticsRoutes } from './analytics.routes.ts';
export { countersStore } from './count/counters.store.ts';
export { counting } from './count/counting.ts';
export { daysStore } from './count/days.store.ts';
export { topicsStore } from './count/topics.store.ts';
export { totalsStore } from './count/totals.store.ts';
export { visitorsStore } from './count/visitors.store.ts';
export { countingRequests } from './requests/count-requests.ts';
export { requestsStore } from './requests/requests.store.ts';
export { presenceStore } from './reconcile/presence.store.ts';
