export { createQuota, type Account, type Quota } from './quota.ts';
export { clearedNotices, quotaStore, type QuotaStore } from './quota.store.ts';
