/** For the composition root alone: what it builds of this module. */
export { clearedNotices } from './quota.store.ts';
export type { Quota } from './quota.ts';
