import type { AccountData } from '../../kernel/account-data.ts';

/**
 * The record of a deletion, the rate limits, which `eraseAccounts` clears last, and the leases of
 * the jobs, which belong to no account.
 */
export const privacyData: AccountData = { collections: ['erasures', 'limits', 'leases'] };
