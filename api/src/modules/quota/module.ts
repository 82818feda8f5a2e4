/** For the composition root alone: what it builds of this module. */
export { createQuota } from './quota.ts';
export { quotaStore } from './quota.store.ts';
