/** For the composition root alone: what it builds of this module. */
export * from './index.ts';
export { inboxRoutes } from './desk/inbox.routes.ts';
export { handoffRoutes } from './handoff/handoff.routes.ts';
export { inboundRoutes } from './mail/inbound.routes.ts';
export { pushKeys } from './push/push-keys.ts';
export { pushKeysStore } from './push/push-keys.store.ts';
export { pushNotices } from './push/push-notices.ts';
export { pushRoutes } from './push/push.routes.ts';
export { pushSubscriptionsStore } from './push/push-subscriptions.store.ts';
export { unsubscribeLinks } from './mail/unsubscribe-links.ts';
export { unsubscribeRoutes } from './mail/unsubscribe.routes.ts';
export { replyAddresses } from './mail/reply-addresses.ts';
export { inboxData } from './inbox.data.ts';
export { inboxServices } from './inbox-services.ts';
export { inboxJobs } from './inbox.jobs.ts';
export { inboxPresenceStore } from './live/presence.store.ts';
