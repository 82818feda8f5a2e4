/** Visitors and people: the handoff, the inbox and the delivery to open streams. */
export { openMinutes } from './handoff/office-hours.ts';
export { type PersonMessages, personMessages } from './handoff/person-messages.ts';
