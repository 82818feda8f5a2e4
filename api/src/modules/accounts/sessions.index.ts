/** Sessions of owners, signed without a sign-in: for the demo and tests. */
export { newSession } from './sessions/new-session.ts';
