/** For the composition root alone: what it builds of this module. */
export * from './index.ts';
export { accountsData } from './accounts.data.ts';
export { accountsJobs } from './accounts.jobs.ts';
export { accountsRoutes } from './accounts.routes.ts';
export { emailChangeRoutes } from './profile/email-change.routes.ts';
export { emailChangesStore } from './profile/email-changes.store.ts';
export { sessionUse } from './sessions/note-session-use.ts';
export { sessionsRoutes } from './sessions/sessions.routes.ts';
export { browserIds } from './sign-in/browser-ids.ts';
export { codesStore } from './sign-in/codes.store.ts';
export { oneTimeCodes } from './sign-in/one-time-codes.ts';
export { passwordHashing } from './sign-in/passwords.ts';
export { requestOwner } from './tokens/request-owner.ts';
export { tokensRoutes } from './tokens/tokens.routes.ts';
export { tokensStore } from './tokens/tokens.store.ts';
export { usersStore } from './users.store.ts';
