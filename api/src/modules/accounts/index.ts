/**
 * Accounts: sign-up and sign-in, sessions, personal tokens, profiles. `api-keys.index.ts` has the
 * owners' keys for the model.
 */
export { isPaused } from './access/choose-account.ts';
export { ownerPolicy } from './owner.policy.ts';
export type { BrowserIds, Caller as SignInCaller } from './sign-in/browser-ids.ts';
export { type BothStepsNeeds, confirmBothSteps } from './two-step/confirm-both-steps.ts';
export type { PasswordCost, PasswordHashing } from './sign-in/passwords.ts';
export type { TokensStore } from './tokens/tokens.store.ts';
export { apiAccessPolicy, requireApiAccess } from './tokens/api-access.policy.ts';
export type { UserDocument, UsersStore, usersStore } from './users.store.ts';
