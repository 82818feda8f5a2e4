import type { AccountData } from '../../kernel/account-data.ts';

/** The record of a deletion, and the rate limits, which `eraseAccounts` clears last. */
export const privacyData: AccountData = { collections: ['erasures', 'limits'] };
