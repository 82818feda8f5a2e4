import type { AccountData } from '../../kernel/account-data.ts';

/**
 * The record of a deletion, and the rate limits, which `eraseAccounts` clears last. The leases of
 * the jobs and the version of the schema belong to no account.
 */
export const privacyData: AccountData = { collections: ['erasures', 'limits', 'leases', 'schema'] };
