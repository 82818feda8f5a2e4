/** For the composition root alone: what it builds of this module. */
export * from './index.ts';
export { inboxRoutes } from './desk/inbox.routes.ts';
export { availability } from './handoff/availability.ts';
export { handoffRoutes } from './handoff/handoff.routes.ts';
export { inboxData } from './inbox.data.ts';
export { inboxJobs } from './inbox.jobs.ts';
export { liveChanges } from './live/live-changes.ts';
export { openStreams } from './live/open-streams.ts';
export { inboxPresenceStore } from './live/presence.store.ts';
