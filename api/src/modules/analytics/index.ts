/** Statistics of chatbots: counted as it happens, reconciled after a crash, reported to owners. */
export type { CountersStore } from './count/counters.store.ts';
export type { Counting } from './count/counting.ts';
export type { Happened } from './count/counts.ts';
export type { TopicsStore } from './count/topics.store.ts';
export type { TotalsStore } from './count/totals.store.ts';
export type { VisitorsStore } from './count/visitors.store.ts';
export { replaying, type VisitExchange } from './reconcile/replay.ts';
