/** Visitors and people: the handoff, the inbox and the delivery to open streams. */
export type { Member } from './actor.ts';
export { type PersonMessages, personMessages } from './handoff/person-messages.ts';
export { releaseMember } from './handoff/time-steps.ts';
export type { OpenStreams } from './live/open-streams.ts';
