/** Accounts: sign-up and sign-in, sessions, personal tokens, profiles. */
export { ownerPolicy } from './owner.policy.ts';
export { apiKeyOf, sealedApiKey } from './profile/api-key.ts';
export { newSession } from './sessions/new-session.ts';
export type { PasswordCost, PasswordHashing } from './sign-in/passwords.ts';
export { apiAccessPolicy, requireApiAccess } from './tokens/api-access.policy.ts';
export type { UserDocument, UsersStore, usersStore } from './users.store.ts';
