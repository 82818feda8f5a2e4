import type { Job } from '../../jobs/scheduler.ts';
import { eraseAccounts, type ErasureNeeds } from './erase-accounts.ts';
import { retainConversations, type RetentionNeeds } from './retain-conversations.ts';

export const privacyJobs = (needs: ErasureNeeds & RetentionNeeds): Job[] => [
  { name: 'erasures', everyMs: 60_000, run: eraseAccounts(needs) },
  { name: 'retention', everyMs: 3_600_000, run: retainConversations(needs) },
];
